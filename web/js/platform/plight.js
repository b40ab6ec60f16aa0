/** What is said, and when it no longer holds, by arrival.js: its words stand in index.html, where they need nothing else. */

/** Loading was cut off, and goes on by itself. */
export const tellCutOff = () => dispatchEvent(new CustomEvent("raenke-plight", { detail: "cut-off" }));

/** The page has drawn itself. */
export const tellArrived = () => dispatchEvent(new Event("raenke-arrived"));
