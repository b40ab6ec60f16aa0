/** Help on a district, as a kind or as built in a city, with its effect there and what the viewer could do to it. */

import { anyOf, listOf } from "../../words/lists.js";
import { DISTRICTS } from "../districts.js";
import { districtFacts, districtRule } from "./explained.js";
import { explanation, namesOf, whyNot } from "./help_parts.js";
import { violetNow } from "./help_violet.js";
import { house } from "./house.js";

/** @import { AdelReader as Reader } from "../messages" */
/** @import { CharacterCode, DistrictCode as Code, AdelView, District } from "../shapes" */

/**
 * Help on a kind of district, as in a hand, the pile or the rules.
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
 * Help on a district in a city.
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
 * Characters of this round that collect income for it.
 * @param {Code} code
 * @param {AdelView | null} view
 * @param {Reader} reader
 */
function paysWords(code, view, { t, language }) {
  const { colour } = DISTRICTS[code];
  const pays = (view?.ranks ?? [])
    .filter((rank) => PAID_BY[colour]?.includes(rank.code))
    .map((rank) => t(`character-${rank.code}`));
  return pays.length > 0 ? [t("help-pays", { characters: listOf(pays, language) })] : [];
}

/** Characters that collect income, by colour. @type {Record<string, CharacterCode[]>} */
const PAID_BY = { yellow: ["Ki", "Sc"], blue: ["Pr", "Pa"], green: ["Me"], red: ["Wa", "Di"] };

/**
 * What it would cost the viewer to build it, and whether that is possible now.
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
  return [have, card.cost === DISTRICTS[code].cost ? null : t("help-hand-cost", { cost: card.cost }), shut];
}

/**
 * The cards under it, as far as the viewer knows them.
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

/** Kinds of action that target a district in a city, with the message ids for possible and impossible. */
const TOUCHES = /** @type {const} */ ([
  ["destroy", "help-destroy", "help-cannot-destroy"],
  ["arm", "help-arm", "help-cannot-arm"],
  ["adorn", "help-adorn", "help-cannot-adorn"],
]);

/**
 * What the viewer can do to it now, or why not, from the view's legal actions and obstacles.
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
    // An obstacle with the Armory alone is about using it, not about this target.
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
 * Whether the Diplomat can take it and in exchange for what, or can offer it if it is the viewer's own.
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
        const district = given ? t(`district-${given}`) : "";
        return cost > 0 ? t("help-exchange-offer", { district, cost }) : t("help-exchange-even", { district });
      });
    return t("help-exchange", { offers: anyOf(offers, language) });
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
const worth = (code) => (code ? DISTRICTS[code].points : 0);

/** Maximum number of offers listed, cheapest first. */
const MOST_OFFERS = 4;
