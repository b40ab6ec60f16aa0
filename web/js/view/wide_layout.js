/** Whether there is room beside a table for the log and what is known; the same width as in css/table.css. */

const wide = matchMedia("(min-width: 64rem)");

export const roomBeside = () => wide.matches;

/** One screen at a time wants to hear of it. @param {(() => void) | null} listener */
export function onRoomBeside(listener) {
  wide.onchange = listener;
}
