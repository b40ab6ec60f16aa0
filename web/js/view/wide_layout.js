/** Whether there is space beside the table for log and known cards; the same breakpoint as in css/table.css. */

const wideLayout = matchMedia("(min-width: 64rem)");

export const hasSidePanel = () => wideLayout.matches;

/** @param {() => void} listener */
export const onSidePanelChange = (listener) => wideLayout.addEventListener("change", listener);
