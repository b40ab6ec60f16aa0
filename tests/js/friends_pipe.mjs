// Connections within a test: faithful ones, and such that lose, repeat and reorder messages.

import { createChannel } from "../../web/js/friends/channel.js";

/** A random source with a seed. */
export function randomOf(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

let made = 0;

/**
 * Two ends of a connection whose messages take their time.
 * @param {{ random?: () => number, lost?: number, twice?: number, late?: number, seen?: (text: string, to: number) => void, binding?: string }} faults
 */
export function pipe({
  random = Math.random,
  lost = 0,
  twice = 0,
  late = 0,
  seen = () => {},
  binding = `${++made}`,
} = {}) {
  const ends = [0, 1].map((at) =>
    createChannel({
      send(text) {
        seen(text, 1 - at);
        if (random() < lost) return;
        const deliver = () => ends[1 - at].receive(text);
        if (random() < late) setTimeout(deliver, Math.floor(random() * 6));
        else queueMicrotask(deliver);
        if (random() < twice) setTimeout(deliver, Math.floor(random() * 9));
      },
      binding,
      close: () => queueMicrotask(() => ends[1 - at].closed()),
    }),
  );
  return ends.map(({ channel }) => channel);
}
