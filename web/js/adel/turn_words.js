/** What is asked of whom, what stands in the way, and what should not be overlooked, in words. */

import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { TOWN } from "./town.js";

/** @import { AdelView, Kind, Obstacle } from "./shapes" */
/** @import { Args, Translate } from "../words/i18n.js" */
/** @import { Reader } from "../words/reader.js" */

/** What belongs to the course of a round, and is waited for; everything else comes in between. */
const ORDINARY = new Set(["draft", "aside", "turn", "short"]);

/** Whether the question comes out of the ordinary turn. @param {AdelView} view */
export const interrupts = ({ pending }) => pending !== null && !ORDINARY.has(pending);

/** The code in a place: `hand:Man`, `card:Man`, `district:2:Man'`. @param {string} place */
const codeIn = (place) => place.match(/([A-Za-z]+)'?$/)?.[1] ?? "";

/**
 * What is asked of whom, after these taps.
 * @param {AdelView} view
 * @param {readonly string[]} taps
 * @param {Reader} reader
 */
export function questionWords(view, taps, { seats, viewer, t }) {
  if (view.over || view.to_act === null || view.pending === null) return "";
  if (view.to_act !== viewer) return waitWords(view, seatName(seats, view.to_act, t), t);
  if (taps.length > 0) return nextWords(view, taps, t);
  if (view.pending === "turn") return turnWords(view, t);
  if (view.pending === "short") return t(view.playing?.for_witch != null ? "ask-short-witch" : "ask-short-hospital");
  const { count, district, seat } = view.pending_details;
  const name = seat === null ? "" : seatName(seats, seat, t);
  return t(`ask-${view.pending}`, { count, name, card: district ? t(`district-${district}`) : "" });
}

/** @param {AdelView} view @param {string} name @param {Translate} t */
function waitWords({ pending, playing }, name, t) {
  if (pending === "draft" || pending === "aside" || pending === "tribute" || pending === "rescue")
    return t(`wait-${pending}`, { name });
  return playing
    ? t("wait-turn", { name, character: t(`character-${playing.character}`) })
    : t("wait-somebody", { name });
}

/** What a turn waits for. @param {AdelView} view @param {Translate} t */
function turnWords({ playing, legal, obstacles }, t) {
  const character = t(`character-${playing?.character ?? ""}`);
  const must = obstacles.find(({ kind, reason }) => kind === "end" && reason.startsWith("must-"));
  if (must) return t(`ask-turn-${must.reason}`, { character });
  if (playing && !playing.taken) return t("ask-turn-take", { character });
  return t(legal.some(({ kind }) => kind === "build") ? "ask-turn-build" : "ask-turn-go-on", { character });
}

/** What is to be touched after what has been. @param {AdelView} view @param {readonly string[]} taps @param {Translate} t */
function nextWords({ pending, legal }, taps, t) {
  const action = legal.find((one) => taps.every((tap, at) => one.taps[at] === tap));
  const card = () => t(`district-${codeIn(taps.at(-1) ?? "")}`);
  if (pending === "conjure") return t("touch-conjure", { card: card() });
  if (action?.kind === "exchange" && taps.length > 1) return t("touch-exchange-for", { card: card() });
  return t(`touch-${action?.kind ?? "put"}`);
}

/** The thing of which the question speaks, as its `data-help` has it. @param {readonly string[]} taps */
export function explains(taps) {
  const place = taps.at(-1) ?? "";
  if (place.startsWith("district:")) return place;
  return /^(hand|card):/.test(place) ? `town:${codeIn(place)}` : "";
}

/**
 * What nobody should overlook: that this round is the last, or who needs but one district more.
 * @param {AdelView} view
 * @param {Reader} reader
 */
export function warningWords(view, { seats, viewer, language, t }) {
  if (view.over) return "";
  if (view.last_round) return t("warn-last");
  const near = view.seats.flatMap(({ city }, seat) => (city.length === view.city_size - 1 ? [seat] : []));
  const others = near.filter((seat) => seat !== viewer);
  if (others.length > 0)
    return t("warn-near", {
      names: listOf(
        others.map((seat) => seatName(seats, seat, t)),
        language,
      ),
      count: others.length,
    });
  return near.length > 0 ? t("warn-near-you") : "";
}

/**
 * Why something is impossible.
 * @param {{ reason: string, args: Obstacle["args"] }} obstacle
 * @param {string[]} names by seat
 * @param {Translate} t
 */
export function reasonWords({ reason, args: { seat, ...args } }, names, t) {
  /** @type {Args} */
  const filled = { ...args };
  if (typeof seat === "number") filled["name"] = names[seat] ?? "";
  return t(`reason-${reason}`, filled);
}

/** Which of several reasons says most: a duty, then what was done, then the least that is missing. */
const TELLING = ["take-first", "used", "must-name", "must-crown", "too-dear"];

/**
 * The one reason that stands for all.
 * @param {readonly Obstacle[]} obstacles
 * @returns {Obstacle | undefined}
 */
export function tellingOf(obstacles) {
  for (const reason of TELLING) {
    const found = obstacles
      .filter((one) => one.reason === reason)
      .sort((one, other) => Number(one.args["cost"] ?? 0) - Number(other.args["cost"] ?? 0));
    if (found[0]) return found[0];
  }
  return obstacles[0];
}

/** All reasons once, each with the least that is missing. @param {readonly Obstacle[]} obstacles @param {string[]} names @param {Translate} t */
export function allReasons(obstacles, names, t) {
  const kinds = [...new Set(obstacles.map(({ reason, args }) => `${reason} ${args["seat"] ?? ""}`))];
  return kinds.map((kind) => {
    const [reason, seat] = kind.split(" ");
    const first = tellingOf(
      obstacles.filter((one) => one.reason === reason && String(one.args["seat"] ?? "") === seat),
    );
    if (!first) return "";
    // Nothing single is spoken of here: how much is too much is all that can be said.
    return reason === "too-dear"
      ? t("beyond-too-dear", { cost: Number(first.args["cost"]) })
      : reasonWords(first, names, t);
  });
}

/** Workshops that work in a turn, by what they do. @type {Record<string, string>} */
export const WORKSHOPS = { sell: "Lab", smith: "Smi", tuck: "Mus", arm: "Arm" };

/**
 * What would be left undone if the turn ended now, each thing once.
 * @param {AdelView} view
 * @param {Translate} t
 */
export function undoneWords(view, t) {
  /** @param {Kind} kind */
  const words = (kind) => {
    const workshop = WORKSHOPS[kind];
    if (workshop) return t(`district-${workshop}`);
    return kind === "build" || kind === "income" ? t(`undone-${kind}`) : t("undone-power");
  };
  return [...new Set(view.remaining.map(words))].join(" · ");
}

/**
 * What the curtain says, which everybody sees: of a character only once it has been called.
 * @param {AdelView} view
 * @param {Translate} t
 */
export function curtainWords({ pending, playing }, t) {
  if (pending === "draft" || pending === "aside") return t("curtain-draft");
  if (pending === "tribute" || pending === "rescue") return t(`curtain-${pending}`);
  return playing ? t("curtain-turn", { character: t(`character-${playing.character}`) }) : t("curtain-decision");
}

/** A card to hold or to choose, for the ear. @param {string} code @param {Translate} t */
export const cardWords = (code, t) =>
  t("hand-card", { card: t(`district-${code}`), colour: t(`colour-${TOWN[code]?.colour ?? "yellow"}`) });
