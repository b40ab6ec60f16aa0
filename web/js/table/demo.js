/**
 * A thing of a game seen at work: a small recorded position that the engine runs, shown with its motion and its words.
 * What there is to see and how it looks is the game's affair; the running table knows nothing of it.
 */

import { EngineFault, noticeForFault, unwrap } from "../engine/faults.js";
import { fetchVerified, repairFiles } from "../platform/integrity.js";
import { createScreenState } from "../screen_state.js";
import { wordsOf } from "../words/i18n.js";
import { continuousPace, createMotion } from "./motion.js";

/** @import { Event, Frame, ReplayPosition, View } from "../engine/shapes" */
/** @import { Actions } from "../actions.js" */
/** @import { StageAct, GameAdapter } from "../games.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Reader } from "../words/reader.js" */
/** @import { Notice } from "../state.js" */

/**
 * How one demonstration is shown (web/demos/README.md); what else stands there is the game's affair.
 * @typedef {{ from: number, captions: { id: string, at: Record<string, unknown>, step?: number }[] } & Record<string, any>} DemoScript
 */

/**
 * What is looked at for a while: one thing that happens, or one step of what is told on the stage.
 * @typedef {object} Beat
 * @property {Frame[]} frames what leads to it; the last is the one that is looked at, none where a stage only goes on
 * @property {View} view the table as it then lies
 * @property {Event | null} event what happened; null at the beginning
 * @property {StageAct | null} act what the stage tells, and which step of it
 * @property {number} step
 * @property {string} caption id of what is said of it from now on, "" for nothing new
 */

/**
 * @typedef {object} Demo
 * @property {string} game
 * @property {string} id of what is shown, "" while nothing is
 * @property {"opening" | "ready" | "broken"} phase
 * @property {DemoScript} shown
 * @property {Beat[]} beats
 * @property {number} at the beat that is shown
 * @property {View | null} view what is drawn: behind the beat while things move
 * @property {boolean} playing goes on by itself
 * @property {Notice | null} fault
 */

/** @type {Demo} */
const NOTHING = {
  game: "",
  id: "",
  phase: "opening",
  shown: { from: 0, captions: [] },
  beats: [],
  at: 0,
  view: null,
  playing: false,
  fault: null,
};

export const demoState = createScreenState("demo", NOTHING);

/** A sentence stays so long, in milliseconds, and so much longer for each of its letters: an unhurried reader's time. */
const STAYS = 900;
const STAYS_LETTER = 45;
/** What is told of an award stands beside its picture; what only names a move can be seen as well. */
const STAYS_TOLD = 32;
const STAYS_MOVE = 22;
const QUICK = 0.6;

const motion = createMotion();

/** Ends with the showing: whoever follows another address leaves it. @type {AbortController | null} */
let leaving = null;

/** Counts showings and moves: what an older one still awaits is not for this one. */
let runs = 0;
let timer = 0;

/** @param {Actions} act */
const demoOf = (act) => demoState.of(act.store.get());

/** @param {Actions} act @param {Partial<Demo>} patch */
const put = (act, patch) => demoState.patch(act.store, patch);

/** Whether it may go on by itself; else it waits for a tap at every beat. @param {Actions} act */
export const autoplays = (act) => ["quick", "normal"].includes(act.store.get().settings.pace);

/** @param {string} place below demos */
async function fetchDemo(place) {
  const reply = await fetchVerified(new URL(`../../demos/${place}`, import.meta.url).href);
  return reply.text();
}

/**
 * What is shown, and the record that shows it.
 * @param {string} game
 * @param {string} id
 * @returns {Promise<{ shown: DemoScript, record: string }>}
 */
async function fetchDemoScript(game, id) {
  const [listed, record] = await Promise.all([fetchDemo(`${game}/index.json`), fetchDemo(`${game}/${id}.txt`)]);
  const shown = new Map(Object.entries(JSON.parse(listed))).get(id);
  if (!shown || !record.startsWith("[")) throw new TypeError(`${game} shows no ${id}`);
  return { shown, record };
}

/**
 * Shows a thing at work, from the beginning.
 * @param {Actions} act
 * @param {string} game
 * @param {string} id
 */
export async function openDemo(act, game, id) {
  stop();
  const run = runs;
  leaving?.abort();
  leaving = new AbortController();
  addEventListener("hashchange", () => closeDemo(act), { signal: leaving.signal });
  put(act, { ...NOTHING, game, id });
  try {
    const fetching = fetchDemoScript(game, id).catch(async () => {
      // Some cache may hold what was never ours.
      await repairFiles(/^v\/\w+\/demos\//);
      return fetchDemoScript(game, id);
    });
    const [{ shown, record }, adapter] = await Promise.all([fetching, act.adapters.openWithRetry(game)]);
    if (!adapter?.demos) throw new TypeError(`${game} shows nothing`);
    const beats = await readBeats(act, adapter, shown, record);
    if (run !== runs) return;
    put(act, { phase: "ready", shown, beats, view: beats[0]?.view ?? null, playing: autoplays(act) });
    scheduleNextBeat(act);
  } catch (fault) {
    if (run === runs)
      put(act, {
        phase: "broken",
        fault: fault instanceof EngineFault ? noticeForFault(fault, game) : { id: "demo-missing", tone: "error" },
      });
  }
}

/**
 * Whether an event is the moment that these values name.
 * @param {Event} event
 * @param {Record<string, unknown>} at
 */
export const isMoment = (event, at) =>
  Object.entries(at).every(
    ([name, value]) => /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (event))[name] === value,
  );

/**
 * The whole showing, up to where the game's room says that there is no more to be seen.
 * @param {Actions} act
 * @param {GameAdapter} adapter
 * @param {DemoScript} shown
 * @param {string} record
 * @returns {Promise<Beat[]>}
 */
async function readBeats(act, adapter, shown, record) {
  const { from, captions } = shown;
  const ask = async (/** @type {number} */ at) =>
    /** @type {ReplayPosition} */ (unwrap(await act.ask({ do: "replay", record, at, seat: null, open: true })));
  const first = await ask(from);
  /** @type {Beat[]} */
  const beats = [{ frames: [], view: first.view, event: null, act: null, step: 0, caption: "" }];
  /** @type {Frame[]} what nobody need stop at leads to the next beat */
  let leading = [];
  const all = [];
  for (let at = from + 1; at <= first.tokens.length; at++) all.push(...(await ask(at)).frames);
  const last = all.findIndex(({ event }) => adapter.demos?.ends(event, shown));
  for (const frame of last < 0 ? all : all.slice(0, last + 1)) {
    const { event, view } = frame;
    const { id: caption = "", step: said } = captions.find(({ at }) => isMoment(event, at)) ?? {};
    leading.push(frame);
    if (adapter.stage.kinds.has(event.kind)) {
      const told = { event, view };
      const steps = adapter.stage.steps(told);
      for (let step = 0; step < steps; step++) {
        beats.push({
          frames: step === 0 ? leading : [],
          view,
          event,
          act: told,
          step,
          caption: step === (said ?? steps - 1) ? caption : "",
        });
      }
    } else if (caption || standsAlone(event, adapter)) {
      beats.push({ frames: leading, view, event, act: null, step: 0, caption });
    } else continue;
    leading = [];
  }
  return beats;
}

/** Whether it is looked at by itself, though nothing is said of it. @param {Event} event @param {GameAdapter} adapter */
const standsAlone = (event, { events, flights }) =>
  events.isMove(event) && !events.isMerged(event) && !events.chapters.has(event.kind) && !flights.along(event);

/**
 * Whoever looks on sits at the first seat; nobody at a demonstration has a name of its own.
 * @param {GameAdapter} adapter
 * @param {string} language
 * @param {Translate} t
 * @returns {Reader}
 */
export const readerOfDemo = (adapter, language, t) => ({
  seats: (adapter.demos?.names(t) ?? []).map((name) => ({ name, kind: "human" })),
  viewer: 0,
  language,
  t,
});

/**
 * What is said at a beat: of the thing itself at first, then what is new of it, and what happened.
 * @param {Demo} demo
 * @param {GameAdapter} adapter
 * @param {Reader} reader
 * @returns {{ caption: string, event: string }}
 */
export function wordsAt({ id, beats, at }, adapter, reader) {
  const beat = beats[at];
  if (!beat?.event) return { caption: adapter.demos?.about(id, reader.t).words ?? "", event: "" };
  const event = beat.act ? adapter.stage.heard(beat.act, beat.step, reader) : adapter.events.words(beat.event, reader);
  return { caption: beat.caption ? reader.t(beat.caption) : "", event };
}

/** What stands there: the last that was said, until something new is. @param {Demo} demo @param {GameAdapter} adapter @param {Reader} reader */
export function captionAt(demo, adapter, reader) {
  const said = demo.beats.findLastIndex(({ caption }, at) => at <= demo.at && (at === 0 || caption !== ""));
  return wordsAt({ ...demo, at: said }, adapter, reader).caption;
}

/** Nothing more moves, and nothing is waited for. */
function stop() {
  runs += 1;
  clearTimeout(timer);
  motion.skip();
}

/** Waits for as long as what is said takes to be read, then goes on. @param {Actions} act */
function scheduleNextBeat(act) {
  clearTimeout(timer);
  const demo = demoOf(act);
  if (!demo.playing || demo.phase !== "ready") return;
  const adapter = act.adapters.get(demo.game);
  const beat = demo.beats[demo.at];
  if (!adapter || !beat) return;
  const { pace } = act.store.get().settings;
  const { caption, event } = wordsAt(
    demo,
    adapter,
    readerOfDemo(adapter, act.store.get().language, wordsOf(demo.game)),
  );
  const read =
    STAYS + (caption === "" ? event.length * (beat.act ? STAYS_TOLD : STAYS_MOVE) : caption.length * STAYS_LETTER);
  timer = window.setTimeout(() => void nextBeat(act), read * (pace === "quick" ? QUICK : 1));
}

/**
 * The next beat, with everything that moves before it; asked again meanwhile, it is there at once.
 * @param {Actions} act
 */
async function nextBeat(act) {
  stop();
  const run = runs;
  const { game, beats, at } = demoOf(act);
  const adapter = act.adapters.get(game);
  const beat = beats[at + 1];
  if (!beat || !adapter) return put(act, { playing: false });
  put(act, { at: at + 1 });
  const draw = (/** @type {Frame} */ { view }) => {
    if (run !== runs) return false;
    put(act, { view });
    return true;
  };
  // What the stage tells needs no motion of its own.
  const flying = beat.act ? beat.frames.slice(0, -1) : beat.frames;
  await motion.play(flying, { adapter, drawFrame: draw, pace: () => continuousPace(act.store.get().settings.pace) });
  if (run !== runs) return;
  const ends = at + 2 >= beats.length;
  put(act, { view: beat.view, playing: demoOf(act).playing && !ends });
  scheduleNextBeat(act);
}

/** @param {Actions} act @param {number} at */
function goTo(act, at) {
  stop();
  const { beats, playing } = demoOf(act);
  const there = Math.max(0, Math.min(beats.length - 1, at));
  const view = beats[there]?.view ?? null;
  put(act, { at: there, view, playing: playing && there < beats.length - 1 });
}

/** A person goes on: from then on each beat waits. @param {Actions} act */
export function nextInDemo(act) {
  const { phase, at, beats, view } = demoOf(act);
  if (phase !== "ready") return;
  put(act, { playing: false });
  const beat = beats[at];
  // What is still on its way arrives; only then the next comes.
  if (beat && view !== beat.view) return goTo(act, at);
  void nextBeat(act);
}

/** @param {Actions} act */
export function previousInDemo(act) {
  put(act, { playing: false });
  goTo(act, demoOf(act).at - 1);
}

/** From the beginning. @param {Actions} act */
export function restartDemo(act) {
  put(act, { playing: autoplays(act) });
  goTo(act, 0);
  scheduleNextBeat(act);
}

/** Stops, or goes on by itself again. @param {Actions} act */
export function pauseInDemo(act) {
  const { playing, at, beats } = demoOf(act);
  if (!playing && at >= beats.length - 1) return restartDemo(act);
  put(act, { playing: !playing });
  if (playing) {
    goTo(act, at);
    clearTimeout(timer);
  } else void nextBeat(act);
}

/** @param {Actions} act */
export function closeDemo(act) {
  stop();
  leaving?.abort();
  demoState.clear(act.store);
}
