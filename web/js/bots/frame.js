/**
 * The frame around a bot's worker, the wall that its code cannot pass. It is sandboxed, so its origin is nobody's: no storage,
 * caches, cookies or channels of ours. Its policy, which the worker inherits, allows no connection and no script but this one
 * and the worker itself.
 */

/** All that the frame does: make a worker of the code that the page sends, and hand it the rest of the message. */
export const FRAME_SCRIPT =
  'addEventListener("message",({data:{code,start},ports})=>{new Worker(URL.createObjectURL(new Blob([code]))).postMessage(start,[...ports,...start.bytes])},{once:true})';

/**
 * The hash that allows FRAME_SCRIPT. The policy in index.html, which the frame inherits, has it too.
 * tests/js/own_bots.test.mjs computes it.
 */
export const FRAME_HASH = "sha256-JBsHY34MpEe5toa567BQ0R6SSNDzXxYRPwiTylUogTI=";

/** The frame's document. */
export const FRAME = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '${FRAME_HASH}' 'wasm-unsafe-eval'; worker-src blob:"><script>${FRAME_SCRIPT}</script>`;
