// Reads events from standard input, and prints how many milliseconds the page shows each at normal pace, null if the next
// one does not wait for it.

import { readFileSync } from "node:fs";
import "../../js/no_document.mjs";

const { animations } = (await import("../../../web/js/adel/events/kinds.js")).DERIVED;
const shown = (event) =>
  animations.overlaps(event) ? null : animations.duration(event) + (animations.hold(event) ?? 0);
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(shown)));
