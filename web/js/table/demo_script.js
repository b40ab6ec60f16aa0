/** Content of demos: their scripts and records, split into beats by the engine's events, and their words. */

import { fetchVerified, repairFiles } from "../platform/integrity.js";
import { formatMessage } from "../words/i18n.js";

/** @import { Event, Frame, ReplayPosition, View } from "../engine/shapes" */
/** @import { StageAct, GameAdapter } from "../games.js" */
/** @import { GameTranslate } from "../words/translate" */
/** @import { Reader } from "../words/reader.js" */

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

/** @param {string} path below demos/ */
async function fetchDemoFile(path) {
  const reply = await fetchVerified(new URL(`../../demos/${path}`, import.meta.url).href);
  return reply.text();
}

/**
 * @param {string} game
 * @param {string} id
 */
async function fetchScriptAndRecord(game, id) {
  const [index, record] = await Promise.all([fetchDemoFile(`${game}/index.json`), fetchDemoFile(`${game}/${id}.txt`)]);
  /** @type {DemoScript | undefined} */
  const script = new Map(Object.entries(JSON.parse(index))).get(id);
  if (!script || !record.startsWith("[")) throw new TypeError(`${game} has no demo ${id}`);
  return { script, record };
}

/**
 * A demo's script and record.
 * @param {string} game
 * @param {string} id
 */
export const fetchDemo = (game, id) =>
  fetchScriptAndRecord(game, id).catch(async () => {
    // A cache may hold a corrupt file.
    await repairFiles(/^v\/\w+\/demos\//);
    return fetchScriptAndRecord(game, id);
  });

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
 * @param {GameAdapter} adapter
 * @param {DemoScript} script
 * @param {(at: number) => Promise<ReplayPosition>} positionAt the position after so many tokens
 * @returns {Promise<Beat[]>}
 */
export async function readBeats(adapter, script, positionAt) {
  const { from, captions } = script;
  const first = await positionAt(from);
  /** @type {Beat[]} */
  const beats = [{ frames: [], view: first.view, event: null, act: null, step: 0, caption: "" }];
  /** Frames collected for the next beat. @type {Frame[]} */
  let leading = [];
  const all = [];
  for (let at = from + 1; at <= first.tokens.length; at++) all.push(...(await positionAt(at)).frames);
  const last = all.findIndex(({ event }) => adapter.demos?.ends(event, script));
  for (const frame of last < 0 ? all : all.slice(0, last + 1)) {
    const { event, view } = frame;
    const { id: caption = "", step: captioned } = captions.find(({ at }) => isMoment(event, at)) ?? {};
    leading.push(frame);
    if (adapter.stage.kinds.has(event.kind)) {
      const act = { event, view };
      const steps = adapter.stage.steps(act);
      for (let step = 0; step < steps; step++) {
        beats.push({
          frames: step === 0 ? leading : [],
          view,
          event,
          act,
          step,
          caption: step === (captioned ?? steps - 1) ? caption : "",
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
const standsAlone = (event, { events, animations }) =>
  events.isMove(event) && !events.isMerged(event) && !events.chapters.has(event.kind) && !animations.overlaps(event);

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

/** The beats of a demo, and the index of the current one. @typedef {{ game: string, id: string, beats: readonly Beat[], at: number }} DemoPosition */

/**
 * Caption and event text of a beat.
 * @param {DemoPosition} position
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

/** The caption in effect at the current beat. @param {DemoPosition} position @param {GameAdapter} adapter @param {Reader} reader */
export function captionAt({ game, id, beats, at }, adapter, reader) {
  const captioned = beats.findLastIndex(({ caption }, index) => index <= at && (index === 0 || caption !== ""));
  return wordsAt({ game, id, beats, at: captioned }, adapter, reader).caption;
}
