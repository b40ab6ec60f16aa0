/** Wording of the prompt, of reasons why an action is illegal, and of warnings. */

import { formatMessage } from "../words/i18n.js";
import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { DISTRICTS, isDistrict } from "./districts.js";

/** @import { AdelView, DistrictCode, Kind, Obstacle } from "./shapes" */
/** @import { PlainId } from "../words/translate" */
/** @import { AdelMessages, AdelReader as Reader, AdelTranslate as Translate } from "./messages" */

/** Pending decisions in the normal course of a round; all others interrupt it. */
const ORDINARY = new Set(["draft", "aside", "turn", "short"]);

/** Whether the pending decision interrupts the normal course of a round. @param {AdelView} view */
export const interrupts = ({ pending }) => pending !== null && !ORDINARY.has(pending);

/** Card code of a place: `hand:Man`, `card:Man`, `district:2:Man'`. @param {string} place */
const codeIn = (place) => place.match(/([A-Za-z]+)'?$/)?.[1] ?? "";

/**
 * The prompt: who must decide what, after these taps.
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

/** Powers that the prompt names before gold or cards are taken: they are what the character is chosen for. @type {ReadonlySet<Kind>} */
const SPECIAL = new Set(["name", "swap", "put", "look", "destroy", "exchange"]);

/** Variant of the prompt by power. @param {Kind} kind @param {string} character */
function specialOf(kind, character) {
  if (kind === "name") return character === "Th" ? "name-Th" : character === "As" ? "name-As" : "other";
  if (kind === "put") return "swap";
  return kind === "swap" || kind === "look" || kind === "destroy" || kind === "exchange" ? kind : "other";
}

/** Prompt during the viewer's own turn. @param {AdelView} view @param {Translate} t */
function turnWords({ playing, legal, obstacles }, t) {
  const character = playing ? t(`character-${playing.character}`) : "";
  const must = obstacles.find(({ kind, reason }) => kind === "end" && reason.startsWith("must-"))?.reason;
  if (must === "must-name" || must === "must-crown") return t(`ask-turn-${must}`, { character });
  if (playing && !playing.taken) {
    const special = legal.find(({ kind }) => SPECIAL.has(kind));
    if (!special) return t("ask-turn-take", { character });
    return t("ask-turn-take-special", { character, special: specialOf(special.kind, playing.character) });
  }
  return t(legal.some(({ kind }) => kind === "build") ? "ask-turn-build" : "ask-turn-go-on", { character });
}

/** Prompt for the next tap of an incomplete selection. @param {AdelView} view @param {readonly string[]} taps @param {Translate} t */
function nextWords({ pending, legal }, taps, t) {
  const action = legal.find((one) => taps.every((tap, at) => one.taps[at] === tap));
  const code = codeIn(taps.at(-1) ?? "");
  const card = () => (isDistrict(code) ? t(`district-${code}`) : "");
  if (pending === "conjure") return t("touch-conjure", { card: card() });
  if (action?.kind === "exchange" && taps.length > 1) return t("touch-exchange-for", { card: card() });
  return t(/** @type {`touch-${string}` & PlainId<AdelMessages>} */ (`touch-${action?.kind ?? "put"}`));
}

/** Help subject (`data-help`) of the prompt. @param {readonly string[]} taps */
export function explains(taps) {
  const place = taps.at(-1) ?? "";
  if (place.startsWith("district:")) return place;
  return /^(hand|card):/.test(place) ? `town:${codeIn(place)}` : "";
}

/**
 * Warning that this is the last round, or that seats are one district short of ending the game.
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
 * Wording of the reason why an action is illegal.
 * @param {{ reason: string, args: Obstacle["args"] }} obstacle
 * @param {string[]} names by seat
 */
export function reasonWords({ reason, args: { seat, ...args } }, names) {
  const filled = typeof seat === "number" ? { ...args, name: names[seat] ?? "" } : args;
  return formatMessage({ game: "adel", id: `reason-${reason}`, args: filled });
}

/** Reasons by priority: mandatory actions, actions already used, then the smallest missing amount. */
const TELLING = ["take-first", "used", "must-name", "must-crown", "too-dear"];

/**
 * The most informative of several obstacles.
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

/** All distinct reasons, each with the smallest missing amount. @param {readonly Obstacle[]} obstacles @param {string[]} names @param {Translate} t */
export function allReasons(obstacles, names, t) {
  const kinds = [...new Set(obstacles.map(({ reason, args }) => `${reason} ${args["seat"] ?? ""}`))];
  return kinds.map((kind) => {
    const [reason, seat] = kind.split(" ");
    const first = tellingOf(
      obstacles.filter((one) => one.reason === reason && String(one.args["seat"] ?? "") === seat),
    );
    if (!first) return "";
    // Several districts are summarized, so only the price from which they are too expensive can be stated.
    return reason === "too-dear"
      ? t("beyond-too-dear", { cost: Number(first.args["cost"]) })
      : reasonWords(first, names);
  });
}

/** Districts with an action of their own in a turn, by kind of action. @type {Partial<Record<Kind | "take", DistrictCode>>} */
export const WORKSHOPS = { sell: "Lab", smith: "Smi", tuck: "Mus", arm: "Arm" };

/**
 * Actions that would be forgone by ending the turn now, without duplicates.
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
 * Text of the curtain, which everybody sees: it names a character only once it has been called.
 * @param {AdelView} view
 * @param {Translate} t
 */
export function curtainWords({ pending, playing }, t) {
  if (pending === "draft" || pending === "aside") return t("curtain-draft");
  if (pending === "tribute" || pending === "rescue") return t(`curtain-${pending}`);
  return playing ? t("curtain-turn", { character: t(`character-${playing.character}`) }) : t("curtain-decision");
}

/** Accessible name of a card. @param {DistrictCode} code @param {Translate} t */
export const cardWords = (code, t) =>
  t("hand-card", { card: t(`district-${code}`), colour: t(`colour-${DISTRICTS[code].colour}`) });
