/** Keys of the replay: arrows, Home, End, and space. */

/** @import { ReplayState } from "./replay.js" */

/**
 * @typedef {object} ReplayControls
 * @property {() => ReplayState} now
 * @property {(by: number) => unknown} goBy
 * @property {(at: number) => unknown} goTo
 * @property {() => unknown} play
 * @property {() => unknown} pause
 * @property {() => boolean} isMenuOpen
 */

/** @param {ReplayControls} controls @param {AbortSignal} signal ends listening */
export function listenForKeys({ now, goBy, goTo, play, pause, isMenuOpen }, signal) {
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
    if (from.closest("dialog, [data-stage], .menu, select, textarea, input:not([type=range])") || isMenuOpen()) return;
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
  document.addEventListener("keydown", pressed, { signal });
}
