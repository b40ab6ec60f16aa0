/** A district explains itself: as a kind, and as it lies in a city, with what it does there and what the looking seat could do to it. */

import { listOf } from "../../words/lists.js";
import { TOWN } from "../town.js";
import { districtFacts, districtRule } from "./explained.js";
import { explanation, namesOf, whyNot } from "./help_parts.js";
import { violetNow } from "./help_violet.js";
import { house } from "./house.js";

/** @import { Code } from "../../engine/shapes" */
/** @import { Reader } from "../../words/reader.js" */
/** @import { AdelView, District } from "../shapes" */

/**
 * A kind of district: of the hand, the pile, the rules.
 * @param {Code} code
 * @param {AdelView | null} view
 * @param {Reader} reader
 */
export function kindHelp(code, view, reader) {
  const { t } = reader;
  const facts = [districtFacts(code, t), ...paysWords(code, view, reader)];
  return explanation({
    picture: house({ code, size: "card", t }),
    name: t(`district-${code}`),
    facts,
    rule: districtRule(code, t),
    now: buildWords(code, view, reader),
    t,
  });
}

/**
 * One that stands in a city.
 * @param {District} district
 * @param {number} seat
 * @param {AdelView} view
 * @param {Reader} reader
 */
export function districtHelp(district, seat, view, reader) {
  const { t, viewer } = reader;
  const { code, colour, cost, points, gold, cards } = district;
  const worth = { colour: t(`colour-${colour}`), cost, points };
  const facts = [
    seat === viewer ? t("help-in-own") : t("help-in-city", { name: namesOf(reader)[seat] ?? "" }),
    cost === points ? t("help-district", worth) : t("help-district-points", worth),
    ...paysWords(code, view, reader),
  ];
  const now = [
    gold ? t("help-gold") : null,
    ...underWords(district, view, reader),
    ...violetNow(district, seat, view, reader),
    ...touchWords(district, seat, view, reader),
  ];
  return explanation({
    picture: house({ code, cost, points, gold, cards, size: "card", t }),
    name: t(`district-${code}`),
    facts,
    rule: districtRule(code, t),
    now,
    t,
  });
}

/**
 * Whose income it is, of those that play.
 * @param {Code} code
 * @param {AdelView | null} view
 * @param {Reader} reader
 */
function paysWords(code, view, { t, language }) {
  const colour = TOWN[code]?.colour;
  const pays = (view?.ranks ?? [])
    .filter((rank) => PAID_BY[colour ?? ""]?.includes(rank.code))
    .map((rank) => t(`character-${rank.code}`));
  return pays.length > 0 ? [t("help-pays", { characters: listOf(pays, language) })] : [];
}

/** Who collects for which colour. @type {Record<string, string[]>} */
const PAID_BY = { yellow: ["Ki", "Sc"], blue: ["Pr", "Pa"], green: ["Me"], red: ["Wa", "Di"] };

/**
 * What building it costs the looking seat, and whether it can do so now.
 * @param {Code} code
 * @param {AdelView | null} view
 * @param {Reader} reader
 */
function buildWords(code, view, reader) {
  const { t, viewer } = reader;
  if (!view || viewer === null || view.over) return [];
  const have = view.seats[viewer]?.city.some((district) => district.code === code) ? t("help-have") : null;
  const card = view.hand.find((each) => each.code === code);
  if (!card) return [have];
  const build = view.legal.find((action) => action.kind === "build" && action.card === code);
  if (build) return [have, t("help-build", { cost: build.cost })];
  const shut = whyNot(
    "help-cannot-build",
    view.obstacles.filter(({ kind, taps }) => kind === "build" && taps[0] === `hand:${code}`),
    reader,
  );
  return [have, card.cost === TOWN[code]?.cost ? null : t("help-hand-cost", { cost: card.cost }), shut];
}

/**
 * What lies under it, and as much of that as the looking seat knows.
 * @param {District} district
 * @param {AdelView} view
 * @param {Reader} reader
 */
function underWords({ cards }, { museum }, { t, language }) {
  if (cards === 0) return [];
  const known = museum.map((code) => t(`district-${code}`));
  return [
    t("help-under", { count: cards }),
    known.length > 0 ? t("help-under-known", { cards: listOf(known, language) }) : null,
  ];
}

/** What may be done to a district in a city, each with the words for "you can" and for "you cannot". */
const TOUCHES = /** @type {const} */ ([
  ["destroy", "help-destroy", "help-cannot-destroy"],
  ["arm", "help-arm", "help-cannot-arm"],
  ["adorn", "help-adorn", "help-cannot-adorn"],
]);

/**
 * What the looking seat can do to it now, or why not: what the engine says of it.
 * @param {District} district
 * @param {number} seat
 * @param {AdelView} view
 * @param {Reader} reader
 */
function touchWords({ place }, seat, view, reader) {
  const { t, viewer } = reader;
  const told = TOUCHES.map(([kind, can, cannot]) => {
    const action = view.legal.find((each) => each.kind === kind && each.taps.at(-1) === place);
    if (action) return t(can, { cost: action.cost });
    // The Armory alone is the workshop, not what it aims at.
    return whyNot(
      cannot,
      view.obstacles.filter(
        (each) => each.kind === kind && each.taps.at(-1) === place && !(kind === "arm" && each.taps.length === 1),
      ),
      reader,
    );
  });
  return [...told, exchangeWords(place, seat === viewer, view, reader)];
}

/**
 * Whether the Diplomat can have it, and for what; or can offer it, where it is his own.
 * @param {string} place
 * @param {boolean} own
 * @param {AdelView} view
 * @param {Reader} reader
 */
function exchangeWords(place, own, view, reader) {
  const { t, language } = reader;
  const found = view.legal.filter(({ kind, taps }) => kind === "exchange" && taps[own ? 1 : 2] === place);
  if (found.length > 0 && own) return t("help-give");
  if (found.length > 0) {
    const offers = found
      .toSorted((one, other) => one.cost - other.cost || worth(one.given) - worth(other.given))
      .slice(0, MOST_OFFERS)
      .map(({ given, cost }) => {
        const district = t(`district-${given ?? ""}`);
        return cost > 0 ? t("help-exchange-offer", { district, cost }) : t("help-exchange-even", { district });
      });
    return t("help-exchange", { offers: listOf(offers, language) });
  }
  return own
    ? null
    : whyNot(
        "help-cannot-exchange",
        view.obstacles.filter(({ kind, taps }) => kind === "exchange" && taps[2] === place),
        reader,
      );
}

/** @param {Code | null} code */
const worth = (code) => TOWN[code ?? ""]?.points ?? 0;

/** The cheapest are enough. */
const MOST_OFFERS = 4;
