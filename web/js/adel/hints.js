/** Reasons for a move, in words of Adel: who may be meant, and how the round ends after it and after other moves. */

import { seatName } from "../words/names.js";
import { numberWords, percentWords } from "../words/results.js";
import { CHARACTERS, isCharacter } from "./characters.js";
import { isDistrict } from "./districts.js";

/** @import { HintAdapter } from "../games.js" */
/** @import { AdelReader as Reader, AdelTranslate } from "./messages" */
/** @import { AdelAdvice, AdelAdvisedMove, AdelView, SeatProspect } from "./shapes" */

/** Reasons told of the end of the round. */
const TOLD = 2;

/** What a reason has to be worth, in points. */
const TELLING = 0.15;

/** Roughly what one more is worth, in points. */
const WORTH = {
  gold: 0.5,
  cards: 0.4,
  districts: 1,
  score: 1,
  crown: 2,
  theirs: 0.6,
  purse: 0.3,
  complete: 4,
  colours: 3,
};

/** Ranks whose characters strike others before they can act: whoever may hold one of them is worth a word in the draft. */
const STRIKING = [1, 2];

/** From these odds on, that somebody holds a character is worth a word. */
const LIKELY = 0.3;

/** With so many players the last may choose the character that lies face down, so it is not known who may hold it. */
const FULL = 7;

/** Who holds a character less often than this is not counted among those who may. */
const POSSIBLE = 0.05;

/** @param {readonly number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** How a seat stands at the end of the round, on average over moves. @param {readonly AdelAdvisedMove[]} moves @param {number} seat @returns {SeatProspect} */
function usual(moves, seat) {
  const ends = moves.flatMap(({ ends: all }) => all[seat] ?? []);
  const of = (/** @type {keyof SeatProspect} */ what) => mean(ends.map((end) => end[what]));
  return {
    gold: of("gold"),
    cards: of("cards"),
    districts: of("districts"),
    score: of("score"),
    complete: of("complete"),
    colours: of("colours"),
  };
}

/**
 * How the round ends after this move and after others, the weightiest differences first.
 * @param {AdelAdvice} advice
 * @param {number} at
 * @param {Reader} reader
 */
function endOfRound({ moves, seat }, at, { t, seats, language }) {
  const move = moves[at];
  const others = moves.filter((other, index) => index !== at && other.ends.length > 0);
  if (!move || move.ends.length === 0 || others.length === 0) return [];
  const number = (/** @type {number} */ value) => numberWords(value, language);
  /** @type {{ worth: number, words: () => string }[]} */
  const found = [];
  for (const [one, end] of move.ends.entries()) {
    const other = usual(others, one);
    for (const what of /** @type {const} */ (["complete", "colours"])) {
      const odds = { chance: percentWords(end[what], language), other: percentWords(other[what], language) };
      if (one === seat)
        found.push({ worth: WORTH[what] * (end[what] - other[what]), words: () => t(`hint-${what}`, odds) });
      else {
        const words = () => t(`hint-rival-${what}`, { name: seatName(seats, one, t), ...odds });
        found.push({ worth: WORTH.theirs * WORTH[what] * (other[what] - end[what]), words });
      }
    }
    if (one === seat)
      for (const what of /** @type {const} */ (["gold", "cards", "districts", "score"]))
        found.push({
          worth: WORTH[what] * (end[what] - other[what]),
          words: () => t(`hint-${what}`, { mine: number(end[what]), other: number(other[what]) }),
        });
    else {
      const name = seatName(seats, one, t);
      const [points, gold] = [other.score - end.score, other.gold - end.gold];
      found.push({
        worth: WORTH.theirs * points,
        words: () => t("hint-rival-score", { name, points: number(points) }),
      });
      found.push({ worth: WORTH.purse * gold, words: () => t("hint-rival-gold", { name, gold: number(gold) }) });
    }
  }
  const crown = mean(others.map((other) => other.crown));
  found.push({
    worth: WORTH.crown * (move.crown - crown),
    words: () => t("hint-crown", { chance: percentWords(move.crown, language), other: percentWords(crown, language) }),
  });
  return found
    .filter(({ worth }) => worth >= TELLING)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, TOLD)
    .map(({ words }) => words());
}

/**
 * Who may be hit, where a rank is named.
 * @param {AdelAdvice} advice
 * @param {number} rank
 * @param {Reader} reader
 */
function holders({ roles, seat: own }, rank, { t, seats, language }) {
  const role = roles.find((one) => one.rank === rank);
  if (!role) return [];
  const character = t(`character-${role.code}`);
  const may = role.seats
    .map((odds, seat) => ({ odds, seat }))
    .filter(({ odds, seat }) => seat !== own && odds >= POSSIBLE)
    .sort((one, other) => other.odds - one.odds);
  const [first] = may;
  if (!first) return [];
  return [
    t("hint-holders", { character, count: may.length }),
    t("hint-likeliest", { name: seatName(seats, first.seat, t), odds: percentWords(first.odds, language) }),
  ];
}

/**
 * In the draft: what nobody else can be then, or who may strike, of those who have chosen already.
 * @param {AdelAdvice} advice
 * @param {number} at
 * @param {AdelView} view
 * @param {Reader} reader
 */
function drafted(advice, at, view, reader) {
  const picks = view.legal.filter(({ kind }) => kind === "pick");
  const codeOf = (/** @type {AdelView["legal"][0] | undefined} */ action) => action?.taps[0]?.split(":")[1] ?? "";
  const code = codeOf(picks.find(({ id }) => id === advice.moves[at]?.id));
  if (!isCharacter(code)) return [];
  if (STRIKING.includes(CHARACTERS[code].rank))
    return [reader.t("hint-sole", { character: reader.t(`character-${code}`) })];
  if (view.seats.length >= FULL) return [];
  const offered = new Set(picks.map(codeOf));
  const odds = (/** @type {AdelAdvice["roles"][0]} */ { seats }) => seats.reduce((sum, one) => sum + one, 0);
  const [threat] = advice.roles
    .filter((role) => STRIKING.includes(role.rank) && !offered.has(role.code) && odds(role) >= LIKELY)
    .sort((one, other) => odds(other) - odds(one));
  // It is the same for every move, so it is told once.
  return threat && at === 0 ? holders(advice, threat.rank, reader) : [];
}

/** Labels of the buttons of decisions that interrupt a turn. @type {Record<string, "asked-keep" | "asked-build" | "asked-leave" | "asked-gold" | "asked-save" | "asked-let-go" | "asked-declare" | "asked-still">} */
const ANSWERS = {
  keep: "asked-keep",
  build: "asked-build",
  leave: "asked-leave",
  save: "asked-save",
  "let-go": "asked-let-go",
  declare: "asked-declare",
  still: "asked-still",
};

/** Labels of the buttons of a turn. */
const ACTS = /** @type {const} */ ({
  gold: "turn-gold",
  cards: "turn-cards",
  income: "turn-income",
  end: "turn-end",
  put: "turn-put",
  pardon: "turn-pardon",
  "extra-gold": "turn-extra-gold",
  "extra-cards": "turn-extra-cards",
  adorn: "turn-adorn",
  destroy: "turn-destroy-own",
  exchange: "turn-exchange",
});

/** @param {string} name @param {AdelView} view @param {AdelTranslate} t */
function buttonWords(name, { pending, pending_details: { count } }, t) {
  if (name === "draw") return t("asked-draw", { count });
  if (name === "gold" && pending === "tribute") return t("asked-gold");
  const asked = ANSWERS[name];
  if (asked) return t(asked);
  return Object.hasOwn(ACTS, name) ? t(ACTS[/** @type {keyof typeof ACTS} */ (name)]) : "";
}

/** @type {HintAdapter<AdelView, AdelTranslate>} */
export const HINTS = {
  place(place, view, { seats, t }) {
    const [kind, which = "", more = ""] = place.split(":");
    const code = (more || which).replace("'", "");
    if (kind === "character") return isCharacter(which) ? t(`character-${which}`) : "";
    if (kind === "rank") {
      const rank = view.ranks.find((one) => one.rank === Number(which));
      return rank ? t("rail-rank", { rank: rank.rank, character: t(`character-${rank.code}`) }) : which;
    }
    if (kind === "seat") return seatName(seats, Number(which), t);
    if (kind === "button") return buttonWords(which, view, t);
    const card = isDistrict(code) ? t(`district-${code}`) : "";
    return kind === "district" ? t("hint-district", { name: seatName(seats, Number(which), t), card }) : card;
  },

  reasons(advice, at, view, reader) {
    const action = view.legal.find(({ id }) => id === advice.moves[at]?.id);
    const named = action?.kind === "name" && action.rank ? holders(advice, action.rank, reader) : [];
    return [...named, ...drafted(advice, at, view, reader), ...endOfRound(advice, at, reader)];
  },
};
