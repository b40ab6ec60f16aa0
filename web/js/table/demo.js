/**
 * Demos: play a small recorded position through the engine, with animation and captions. Content and rendering are up to
 * the game's adapter; the game loop is not involved.
 */

import { EngineFault, noticeForFault, unwrap } from "../engine/faults.js";
import { fetchVerified, repairFiles } from "../platform/integrity.js";
import { createScreenState } from "../screen_state.js";
import { formatMessage, wordsOf } from "../words/i18n.js";
import { continuousPace, createMotion } from "./motion.js";

/** @import { Event, Frame, ReplayPosition, View } from "../engine/shapes" */
/** @import { Actions } from "../actions.js" */
/** @import { StageAct, GameAdapter } from "../games.js" */
/** @import { GameTranslate } from "../words/translate" */
/** @import { Reader } from "../words/reader.js" */
/** @import { Notice } from "../state.js" */

/**
 * A demo's script (web/demos/README.md); games add fields of their own.
 * @typedef {{ from: number, captions: { id: string, at: Record<string, unknown>, step?: number }[] } & Record<string, any>} DemoScript
 */

/**
 * A beat, the unit of playback: one event, or one step of a presentation on the stage.
 * @typedef {object} Beat
 * @property {Frame[]} frames frames leading to it, the last being its own; empty where only the stage continues
 * @property {View} view the position after it
 * @property {Event | null} event null for the initial position
 * @property {StageAct | null} act the act shown on the stage
 * @property {number} step
 * @property {string} caption message id of its caption, "" to keep the previous one
 */

/**
 * @typedef {object} Demo
 * @property {string} game
 * @property {string} id "" while closed
 * @property {"opening" | "ready" | "broken"} phase
 * @property {DemoScript} shown
 * @property {Beat[]} beats
 * @property {number} at index of the current beat
 * @property {View | null} view the position drawn, which lags behind the beat during animation
 * @property {boolean} playing advances automatically
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

/** Display time of a caption in milliseconds: a minimum, plus this much per character. */
const STAYS = 900;
const STAYS_LETTER = 45;
/** The same per character where there is a picture or motion to look at too. */
const STAYS_TOLD = 32;
const STAYS_MOVE = 22;
const QUICK = 0.6;

const motion = createMotion();

/** Closes the demo on navigation. @type {AbortController | null} */
let leaving = null;

/** Incremented on every change, so that pending work of an earlier playback can be discarded. */
let runs = 0;
let timer = 0;

/** @param {Actions} act */
const demoOf = (act) => demoState.of(act.store.get());

/** @param {Actions} act @param {Partial<Demo>} patch */
const put = (act, patch) => demoState.patch(act.store, patch);

/** Whether it may advance automatically; otherwise it waits at every beat. @param {Actions} act */
export const autoplays = (act) => ["quick", "normal"].includes(act.store.get().settings.pace);

/** path below demos/ @param {string} place below demos */
async function fetchDemo(place) {
  const reply = await fetchVerified(new URL(`../../demos/${place}`, import.meta.url).href);
  return reply.text();
}

/**
 * A demo's script and record.
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
 * Open a demo and play it from the beginning.
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
      // A cache may hold a corrupt file.
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
 * Whether an event matches a caption's condition.
 * @param {Event} event
 * @param {Record<string, unknown>} at
 */
export const isMoment = (event, at) =>
  Object.entries(at).every(
    ([name, value]) => /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (event))[name] === value,
  );

/**
 * All beats, up to the end that the game's adapter defines.
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
  /** frames collected for the next beat @type {Frame[]} what nobody need stop at leads to the next beat */
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

/** Whether an event without a caption is a beat of its own. @param {Event} event @param {GameAdapter} adapter */
const standsAlone = (event, { events, flights }) =>
  events.isMove(event) && !events.isMerged(event) && !events.chapters.has(event.kind) && !flights.along(event);

/**
 * The spectator sits at the first seat; players in demos have no names of their own.
 * @param {GameAdapter} adapter
 * @param {string} language
 * @param {GameTranslate} t
 * @returns {Reader}
 */
export const readerOfDemo = (adapter, language, t) => ({
  seats: (adapter.demos?.names(t) ?? []).map((name) => ({ name, kind: "human" })),
  viewer: 0,
  language,
  t,
});

/**
 * Caption and event text of a beat.
 * @param {Demo} demo
 * @param {GameAdapter} adapter
 * @param {Reader} reader
 * @returns {{ caption: string, event: string }}
 */
export function wordsAt({ game, id, beats, at }, adapter, reader) {
  const beat = beats[at];
  if (!beat?.event) return { caption: adapter.demos?.about(id, reader.t).words ?? "", event: "" };
  const event = beat.act ? adapter.stage.heard(beat.act, beat.step, reader) : adapter.events.words(beat.event, reader);
  return { caption: beat.caption ? formatMessage({ game, id: beat.caption }) : "", event };
}

/** The caption in effect at the current beat. @param {Demo} demo @param {GameAdapter} adapter @param {Reader} reader */
export function captionAt(demo, adapter, reader) {
  const said = demo.beats.findLastIndex(({ caption }, at) => at <= demo.at && (at === 0 || caption !== ""));
  return wordsAt({ ...demo, at: said }, adapter, reader).caption;
}

/** Cancel animation and timer. */
function stop() {
  runs += 1;
  clearTimeout(timer);
  motion.skip();
}

/** Advance after the time needed to read the caption. @param {Actions} act */
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
 * Advance to the next beat with animation; called again meanwhile, finish at once.
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
  // The stage shows this itself.
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

/** Advance by hand, which stops automatic playback. @param {Actions} act */
export function nextInDemo(act) {
  const { phase, at, beats, view } = demoOf(act);
  if (phase !== "ready") return;
  put(act, { playing: false });
  const beat = beats[at];
  // Finish a running animation first.
  if (beat && view !== beat.view) return goTo(act, at);
  void nextBeat(act);
}

/** @param {Actions} act */
export function previousInDemo(act) {
  put(act, { playing: false });
  goTo(act, demoOf(act).at - 1);
}

/** Restart from the beginning. @param {Actions} act */
export function restartDemo(act) {
  put(act, { playing: autoplays(act) });
  goTo(act, 0);
  scheduleNextBeat(act);
}

/** Toggle automatic playback. @param {Actions} act */
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
