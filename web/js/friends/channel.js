/** A connection to one other page, however it came about; and one within this page, for the host's own table. */

/**
 * @typedef {object} Channel
 * @property {(text: string) => void} send
 * @property {(listener: (text: string) => void) => void} onMessage
 * @property {(listener: () => void) => void} onClose called once, also if this side closes
 * @property {() => void} close
 * @property {string} binding what only its two ends have in common (identity.js), "" if they cannot be told
 */

/**
 * What every channel needs: messages that come before anybody listens are kept.
 * @param {{ send: (text: string) => void, close: () => void, binding?: string }} wire
 * @returns {{ channel: Channel, receive: (text: string) => void, closed: () => void }}
 */
export function createChannel({ send, close, binding = "" }) {
  /** @type {((text: string) => void) | null} */
  let heard = null;
  /** @type {(() => void) | null} */
  let ended = null;
  /** @type {string[]} */
  const early = [];
  let open = true;

  function closed() {
    if (!open) return;
    open = false;
    ended?.();
  }

  return {
    closed,
    receive(text) {
      if (!open) return;
      if (heard) heard(text);
      else early.push(text);
    },
    channel: {
      binding,
      send: (text) => open && send(text),
      onMessage(listener) {
        heard = listener;
        for (const text of early.splice(0)) listener(text);
      },
      onClose(listener) {
        ended = listener;
        if (!open) listener();
      },
      close() {
        if (open) close();
        closed();
      },
    },
  };
}

/** Two ends of a connection within this page. @returns {[Channel, Channel]} */
export function channelPair() {
  /** @type {ReturnType<typeof createChannel>[]} */
  const ends = [0, 1].map((at) =>
    createChannel({
      send: (text) => queueMicrotask(() => ends[1 - at]?.receive(text)),
      close: () => queueMicrotask(() => ends[1 - at]?.closed()),
    }),
  );
  return /** @type {[Channel, Channel]} */ (ends.map(({ channel }) => channel));
}
