/** Keys of the replay: arrows, Home, End, and space. */

/** @import { Actions } from "../actions.js" */
/** @import { Replay } from "./replay.js" */

/**
 * Callbacks of the keys.
 * @typedef {object} Moves
 * @property {() => Replay} now
 * @property {(by: number) => unknown} goBy
 * @property {(at: number) => unknown} goTo
 * @property {() => unknown} play
 * @property {() => unknown} pause
 */

/** Removes the listener. @type {(() => void) | null} */
let unlisten = null;

/** @param {Actions} act @param {Moves} moves */
export function listenForKeys(act, moves) {
  unlisten ??= listen(act, moves);
}

export function stopListening() {
  unlisten?.();
  unlisten = null;
}

/**
 * @param {Actions} act
 * @param {Moves} moves
 */
function listen(act, { now, goBy, goTo, play, pause }) {
  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const from = event.target instanceof HTMLElement ? event.target : document.body;
    const replay = now();
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey ||
      replay.phase !== "ready"
    )
      return;
    if (from.closest("dialog, [data-stage], .menu, select, textarea, input:not([type=range])") || act.store.get().menu)
      return;
    // The slider handles all keys but space itself; buttons handle space.
    const slider = from.matches("input");
    if (event.key === " " && !from.closest("button, a, summary")) void (replay.playing ? pause() : play());
    else if (slider) return;
    else if (event.key === "ArrowRight") void goBy(1);
    else if (event.key === "ArrowLeft") void goBy(-1);
    else if (event.key === "Home") void goTo(0);
    else if (event.key === "End") void goTo(replay.total);
    else return;
    event.preventDefault();
  }
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}
