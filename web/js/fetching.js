/** Fetches what Pyodide will ask for before it asks, and counts the bytes. */

/**
 * A response that reports, while it is read, which share of it has come.
 * @param {Response} reply
 * @param {(share: number) => void} onShare
 * @param {(fault: unknown) => void} onFault the bytes break off
 */
export function counted(reply, onShare, onFault) {
  const whole = Number(reply.headers.get("content-length")) || 0;
  const packed = reply.headers.has("content-encoding");
  if (!reply.body) return reply;
  let come = 0;
  const reader = reply.body.getReader();
  // By hand, because a piped TransformStream takes several turns of the loop for each chunk while Python wants to start.
  const body = new ReadableStream({
    async pull(out) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          onShare(1);
          out.close();
          return;
        }
        come += value.byteLength;
        // A packed response tells its packed length only; code shrinks to about 37 % of itself.
        if (whole) onShare(Math.min(0.99, (come * (packed ? 0.37 : 1)) / whole));
        out.enqueue(value);
      } catch (fault) {
        onFault(fault);
        out.error(fault);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { headers: { "content-type": reply.headers.get("content-type") ?? "" } });
}

/**
 * The contents of an archive that is packed as a whole (servers would not pack such files on their own).
 * @param {Response} reply
 */
export function unpacked(reply) {
  return reply.body ? new Response(reply.body.pipeThrough(new DecompressionStream("gzip"))) : reply;
}

/**
 * Pyodide fetches its parts one after another and gives no way to hand them in: for the time of the start, `fetch` gives out
 * the responses that are already on their way. Returns what puts the real `fetch` back.
 * @param {Record<string, Promise<Response>>} ahead
 */
export function fetchAhead(ahead) {
  const real = self.fetch;
  for (const reply of Object.values(ahead)) reply.catch(() => {}); // whoever asks for it hears of the fault
  self.fetch = (asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const reply = ahead[url];
    delete ahead[url];
    return reply ?? real.call(self, asked, options);
  };
  return () => {
    self.fetch = real;
  };
}
