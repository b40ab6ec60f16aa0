/** Progress of a download, for the loading bar. */

/** Smaller steps are not visible. */
const MIN_STEP = 0.02;

/** Content-Length of a compressed response is its compressed length; code compresses to about this ratio. */
const COMPRESSION_RATIO = 0.37;

/**
 * Wrap a response so that it reports the share received while being read.
 * @param {Response} reply
 * @param {(share: number) => void} onShare
 */
export function withProgress(reply, onShare) {
  if (!reply.body) return reply;
  const whole =
    (Number(reply.headers.get("content-length")) || Infinity) /
    (reply.headers.has("content-encoding") ? COMPRESSION_RATIO : 1);
  const reader = reply.body.getReader();
  let received = 0;
  let reported = 0;
  // A hand-written stream, because piping through a TransformStream takes several event-loop turns per chunk.
  const body = new ReadableStream({
    async pull(out) {
      const { done, value } = await reader.read();
      if (done) {
        onShare(1);
        out.close();
        return;
      }
      received += value.byteLength;
      if (received / whole > reported + MIN_STEP) {
        reported = Math.min(0.99, received / whole);
        onShare(reported);
      }
      out.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { headers: { "content-type": reply.headers.get("content-type") ?? "" } });
}
