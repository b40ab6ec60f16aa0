/** Counts the bytes of a response on their way, for whoever waits for them. */

/** Smaller steps nobody sees. */
const MIN_STEP = 0.02;

/** A packed response tells its packed length only; code shrinks to about this share of itself. */
const COMPRESSION_RATIO = 0.37;

/**
 * A response that reports, while it is read, which share of it has come.
 * @param {Response} reply
 * @param {(share: number) => void} onShare
 */
export function withProgress(reply, onShare) {
  if (!reply.body) return reply;
  const whole =
    (Number(reply.headers.get("content-length")) || Infinity) /
    (reply.headers.has("content-encoding") ? COMPRESSION_RATIO : 1);
  const reader = reply.body.getReader();
  let come = 0;
  let told = 0;
  // By hand, because a piped TransformStream takes several turns of the loop for each chunk while Python wants to start.
  const body = new ReadableStream({
    async pull(out) {
      const { done, value } = await reader.read();
      if (done) {
        onShare(1);
        out.close();
        return;
      }
      come += value.byteLength;
      if (come / whole > told + MIN_STEP) {
        told = Math.min(0.99, come / whole);
        onShare(told);
      }
      out.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { headers: { "content-type": reply.headers.get("content-type") ?? "" } });
}
