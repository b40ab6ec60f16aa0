// How long whole games take to watch, by the page's own timing: node pace.mjs < GAMES, as pace.py gives them.
// What bots think is not in it: they mostly think while something is shown.

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

globalThis.document = { createTreeWalker() {}, createComment() {}, addEventListener() {} };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.fetch = async (address) => new Response(await readFile(fileURLToPath(address)));

const { GAMES } = await import("../../web/js/game_registry.js");
const { createOnboardingHints } = await import("../../web/js/table/onboarding_hints.js");
const { isPassed, timingOf } = await import("../../web/js/table/timing.js");
const { allWordsLoaded, loadGameWords, registerGames, useLanguage } = await import("../../web/js/words/i18n.js");

const { language, games } = JSON.parse(readFileSync(0, "utf8"));
registerGames(Object.keys(GAMES));
await useLanguage(language, () => {});
const adapters = new Map();
for (const game of new Set(games.map(({ game }) => game))) {
  await loadGameWords(game, GAMES[game].words);
  adapters.set(game, (await GAMES[game].load()).adapter);
}
while (!allWordsLoaded()) await new Promise((done) => setTimeout(done, 5));

/** What drawing a frame takes before it moves, until the browser's next frame; measured by watch.py. */
const DRAW_MS = 40;

/** The hints of a device that has never seen a game, or has seen all; `met` lists what was explained. */
function device(explains) {
  const store = { state: { settings: { explains, pace: "normal", met: [] } } };
  const { state } = store;
  return {
    hints: createOnboardingHints({
      store: { get: () => state, update: (patch) => Object.assign(state, patch) },
      storage: { writeSettings() {} },
      adapters,
    }),
    met: () => state.settings.met,
  };
}

/** Milliseconds of a row of frames, as `play` in motion.js waits; what the stage presents is not counted. */
function timeOf(frames, adapter, watching, read) {
  let time = 0;
  let turn = { began: 0, least: 0 };
  const finishTurn = () => {
    time = Math.max(time, turn.began + turn.least);
    turn = { began: 0, least: 0 };
  };
  for (const [at, frame] of frames.entries()) {
    const { kind } = frame.event;
    if (adapter.stage.kinds.has(kind) || adapter.stage.follows.has(kind)) continue;
    const hint = read.propose(frame);
    if (isPassed(frame, adapter, watching)) continue;
    const { overlaps, ms, hold, least } = timingOf(frames, at, adapter, watching);
    if (least > 0) {
      finishTurn();
      turn = { began: time, least };
    }
    time += DRAW_MS;
    if (overlaps) continue;
    time += ms;
    if (!adapter.events.isMerged(frame.event)) time += hold + read.wait(frame, hint);
  }
  finishTurn();
  return time;
}

/** One game: the times between the viewer's decisions in which others acted, those of others' cards, and of hints. */
function watch({ game, id, viewer, explains, concernsOnly = false, switches = [], steps }) {
  const adapter = adapters.get(game);
  const { hints, met } = device(explains);
  const watching = { viewer, concernsOnly, on: (name) => switches.includes(name) };
  const found = { between: [], turns: [], hints: 0 };
  let waited = null;
  let others = false;
  let sinceLastTurn = [];
  const read = {
    propose(frame) {
      const hint = hints.hintFor({ id, game, viewer, sinceLastTurn }, frame);
      sinceLastTurn.push(frame.event);
      return hint;
    },
    wait(frame, hint) {
      const ms = hints.read({ id, game, hint }, frame.event);
      found.hints += ms;
      return ms;
    },
  };
  for (const { asked, frames } of steps) {
    if (asked) {
      if (waited !== null && others) found.between.push(waited);
      waited = 0;
      others = false;
      sinceLastTurn = [];
    }
    const took = timeOf(frames, adapter, watching, read);
    if (waited !== null) waited += took;
    const decides = frames.find(({ event }) => adapter.events.decisions.has(event.kind) && event.seat !== viewer);
    others ||= decides !== undefined;
    if (decides) found.turns.push(took);
  }
  return { ...found, met: met() };
}

process.stdout.write(JSON.stringify(games.map(watch)));
