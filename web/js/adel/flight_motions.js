/** Animations by event kind, from the layout before a frame to the layout after it. */

import { cardElementAt, elementAt, rectOf, sceneRoot } from "../table/geometry.js";
import { CAST } from "./cast.js";
import { away, closeUp, come, fall, rise } from "./flight_houses.js";
import {
  BANK,
  backs,
  bump,
  cardAt,
  carry,
  cityOf,
  district,
  first,
  glow,
  gold,
  held,
  medalOf,
  nod,
  now,
  ownHand,
  PILE,
  purse,
  seatAt,
  send,
  shake,
  strike,
  then,
  turnOver,
} from "./flight_parts.js";
import { crown } from "./view/coin.js";

/** @import { AdelEvent as Event } from "./shapes" */
/** @import { Flight } from "./flight_parts.js" */

/** Icon by character that names a rank. @type {Record<string, string>} */
const STRIKES = { As: "sign-dagger", Th: "sign-mask", Wt: "sign-witch" };

/** Icon by what happened to the called rank. @type {Record<string, string>} */
const FATES = { murdered: "sign-dagger", bewitched: "sign-witch" };

/** Whether the seat is the viewer's own. @param {number | undefined} seat */
const isOwn = (seat) => sceneRoot().querySelector(".own")?.getAttribute("data-seat") === String(seat);

/** Whether a card of the viewer's hand has left it. @param {Flight} flight @param {string | undefined} code */
const leftHand = ({ event, before }, code) =>
  before.boxes.has(`hand:${code}`) && (isOwn(event.seat) || !elementAt(`hand:${code}`));

/** Move cards into a hand: known ones face up to their places, others as backs. @param {Flight} flight @param {readonly string[]} from */
function cardsCome(flight, from) {
  const { cards = [], number = 1, seat, district: code } = flight.event;
  const seen = [...cards, ...(code && isOwn(seat) ? [code] : [])].map(cardAt).filter((card) => card !== null);
  if (seen.length === 0) return backs(flight, number, from, held(seat));
  const start = then(flight, from);
  for (const [index, card] of [...new Set(seen)].entries())
    come(flight, card, start, { delay: index * flight.ms * 0.15 });
}

/** Move a card out of a hand. @param {Flight} flight @param {string | undefined} code @param {readonly string[]} to */
function cardGoes(flight, code, to) {
  if (leftHand(flight, code) && away(flight, [`hand:${code}`], to)) return;
  backs(flight, 1, held(flight.event.seat), to);
}

/** Highlight the seat that an event is about. @param {Flight} flight @param {number | undefined} seat */
function meet(flight, seat) {
  const line = elementAt(`seat:${seat}`);
  flight.mark(line, "is-noted");
  glow(flight, line?.querySelector(".emblem") ?? line, flight.ms * 0.35);
}

/** Emphasize a rank in the rail. @param {Flight} flight @param {number | undefined} rank @param {number} [delay] */
function called({ move, ms }, rank, delay = 0) {
  move(
    elementAt(`rank:${rank}`)?.querySelector(".medallion"),
    [{ transform: "none" }, { transform: "translateY(-4px) scale(1.14)" }, { transform: "none" }],
    { duration: Math.max(ms, 160), delay },
  );
}

/** @type {Record<string, (flight: Flight) => void>} */
export const MOTIONS = {
  "round-began"({ move, ms }) {
    sceneRoot()
      .querySelectorAll('[data-place^="rank:"] .medallion')
      .forEach((medal, index) => {
        const turn = [
          { transform: "perspective(500px) rotateY(-90deg)", opacity: 0 },
          { transform: "perspective(500px) rotateY(12deg)", opacity: 1, offset: 0.75 },
          { transform: "none", opacity: 1 },
        ];
        move(medal, turn, { duration: ms, delay: index * ms * 0.12, easing: "ease-out" });
      });
  },

  "set-aside"(flight) {
    for (const [index, code] of (flight.event.characters ?? []).entries())
      called(flight, CAST[code]?.rank, index * flight.ms * 0.4);
    if (!flight.event.characters?.length) nod(flight, first(["herald"]));
  },

  drafted(flight) {
    const { event } = flight;
    const from = flight.before.boxes.get(`character:${event.character}`);
    const medal = event.character && elementAt(`rank:${CAST[event.character]?.rank}`)?.querySelector(".medallion");
    const line = elementAt(`seat:${event.seat}`);
    if (medal && from) come(flight, medal, from);
    else nod(flight, line?.querySelector(".emblem") ?? line);
  },

  "put-aside"(flight) {
    const { event } = flight;
    if (!away(flight, [`character:${event.character}`], [`rank:${event.character && CAST[event.character].rank}`]))
      nod(flight, elementAt(`seat:${event.seat}`)?.querySelector(".emblem"));
  },

  unanswered(flight) {
    const { event, move, ms } = flight;
    const medal = medalOf(event.rank);
    const sign = FATES[event.cause ?? ""];
    called(flight, event.rank);
    move(
      medal,
      [
        { transform: "translateX(10px)", opacity: 0.2 },
        { transform: "none", opacity: 1 },
      ],
      { duration: ms, easing: "ease-out" },
    );
    // Show longer why nobody answers, since it explains the missing turn.
    if (sign && medal) strike({ ...flight, ms: ms * 3.5 }, sign, rectOf(medal), ms * 0.5);
  },

  revealed(flight) {
    const { event, ms } = flight;
    const medal = medalOf(event.rank);
    const sign = FATES[event.cause ?? ""];
    turnOver(flight, medal, event.rank);
    called(flight, event.rank, ms * 0.45);
    meet(flight, event.seat);
    if (sign && medal) strike({ ...flight, ms: ms * 1.6 }, sign, rectOf(medal), ms * 0.9);
  },

  resumed(flight) {
    const { event } = flight;
    const medal = medalOf(event.rank);
    if (medal) send(flight, "sign-witch", then(flight, seatAt(event.seat)), rectOf(medal));
    turnOver(flight, medal, event.rank);
    meet(flight, event.seat);
  },

  crown(flight) {
    const { event, move, ms } = flight;
    const worn = elementAt(`crown:${event.seat}`)?.querySelector(".the-crown");
    const to = worn ? rectOf(worn) : now(seatAt(event.seat));
    if (!to) return;
    carry(flight, crown(), then(flight, [`crown:${event.other}`, ...seatAt(event.other)]), to, {
      size: 34,
      mark: "is-crown",
    });
    move(worn, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: ms });
    bump(flight, worn ?? null, ms);
    flight.mark(elementAt(`seat:${event.seat}`), "is-noted");
  },

  "throne-room": (flight) => fromHouse(flight, "Thr"),
  "poor-house": (flight) => fromHouse(flight, "Poo"),

  robbed(flight) {
    const { event, ms } = flight;
    const from = now(purse(event.seat));
    flight.mark(elementAt(`seat:${event.seat}`), "is-noted");
    strike({ ...flight, ms: ms * 1.3 }, "sign-mask", from);
    shake(flight, first(purse(event.seat)), 8);
    gold(flight, event.amount, purse(event.seat), purse(event.other), ms * 0.45);
  },

  taxed: (flight) => gold(flight, flight.event.amount, purse(flight.event.seat), purse(flight.event.other)),
  tribute(flight) {
    const { event } = flight;
    if (event.amount) return gold(flight, event.amount, purse(event.seat), purse(event.other));
    if (leftHand(flight, event.district) && away(flight, [`hand:${event.district}`], held(event.other))) return;
    const came = isOwn(event.other) && event.district ? cardAt(event.district) : null;
    if (came) come(flight, came, then(flight, held(event.seat)));
    else backs(flight, 1, held(event.seat), held(event.other));
  },
  pardoned: (flight) => gold(flight, flight.event.amount, purse(flight.event.other), purse(flight.event.seat)),

  queen(flight) {
    glow(flight, elementAt(`crown:${flight.event.other}`));
    fromBank(flight);
  },
  "took-gold": fromBank,
  "extra-gold": fromBank,
  refunded: fromBank,
  smithed: toBank,

  income(flight) {
    const { event, ms } = flight;
    const counted = new Set();
    for (const code of event.cards ?? []) {
      const house = district(event.seat, code)
        .map(elementAt)
        .find((element) => element && !counted.has(element));
      counted.add(house);
      glow(flight, house, (counted.size - 1) * ms * 0.1);
    }
    gold(flight, event.amount, event.amount ? cityOf(event.seat) : [], purse(event.seat), ms * 0.3);
  },

  drew: (flight) => cardsCome(flight, PILE),
  searched: (flight) => cardsCome(flight, PILE),

  kept(flight) {
    const { event } = flight;
    const [card] = event.cards ?? [];
    const from = flight.before.boxes.get(`card:${card}`);
    if (!card || !from) return nod(flight, first(held(event.seat)));
    come(flight, cardAt(card), from);
    for (const other of event.others ?? [])
      if (!elementAt(`card:${other}`)) away(flight, [`card:${other}`], [...PILE, `rank:1`]);
  },

  "put-under": (flight) => cardGoes(flight, flight.event.cards?.[0], PILE),
  tucked: (flight) =>
    cardGoes(flight, flight.event.district, [...district(flight.event.seat, "Mus"), `city:${flight.event.seat}`]),
  sold(flight) {
    cardGoes(flight, flight.event.district, PILE);
    gold(flight, flight.event.amount, BANK, purse(flight.event.seat), flight.ms * 0.4);
  },

  built(flight) {
    const { event, ms, before } = flight;
    const places = district(event.seat, event.district);
    const site = [...places, ...cityOf(event.seat)];
    const card = before.boxes.get(`hand:${event.district}`);
    closeUp(flight, event.seat);
    // The viewer's own card turns into the house; other seats' houses rise from the ground.
    if (card && event.by !== "Cj" && leftHand(flight, event.district)) come(flight, first(site), card);
    else {
      backs({ ...flight, ms: ms * 0.6 }, 1, held(event.by === "Cj" ? event.other : event.seat), site);
      rise(flight, places, event.seat, ms * 0.5);
    }
    toBank(flight);
  },

  adorned(flight) {
    const { event, ms } = flight;
    const house = district(event.seat, event.district);
    gold(flight, event.amount, purse(event.seat), [...house, `city:${event.seat}`]);
    glow(flight, first(house), ms * 0.5);
  },

  destroyed(flight) {
    const { event } = flight;
    flight.mark(elementAt(`seat:${event.other}`), "is-noted");
    if (event.by === "Arm") fall(flight, district(event.seat, "Arm"), event.seat);
    fall(flight, struck(event), event.other);
    closeUp(flight, event.other, flight.ms * 0.4);
    if (event.by === "Arm") closeUp(flight, event.seat, flight.ms * 0.4);
    toBank(flight);
  },

  saved(flight) {
    toBank(flight);
    cardsCome(flight, [`city:${flight.event.seat}`]);
  },

  exchanged(flight) {
    const { event, before } = flight;
    for (const [to, from, code] of /** @type {const} */ ([
      [event.seat, event.other, event.district],
      [event.other, event.seat, event.given],
    ])) {
      const start = district(from, code).find((place) => before.boxes.has(place));
      const house = first(district(to, code));
      closeUp(flight, to);
      if (house) come(flight, house, then(flight, start ? [start] : cityOf(from)));
      else backs(flight, 1, [start ?? `city:${from}`, `seat:${from}`], cityOf(to));
    }
    gold(flight, event.amount, purse(event.seat), purse(event.other));
  },

  named(flight) {
    const { event, ms, move } = flight;
    const target = elementAt(`rank:${event.rank}`);
    flight.mark(target, "is-noted", true);
    send(
      flight,
      STRIKES[event.character ?? ""] ?? "sign-eye",
      then(flight, seatAt(event.seat)),
      target && rectOf(target),
    );
    shake(
      { ...flight, move: (element, frames, options) => move(element, frames, { ...options, delay: ms * 0.8 }) },
      target?.querySelector(".medallion"),
      5,
    );
  },

  swapped(flight) {
    const { event, before } = flight;
    for (const [from, to] of /** @type {const} */ ([
      [event.seat, event.other],
      [event.other, event.seat],
    ])) {
      if (!isOwn(from)) backs(flight, 3, held(from), held(to));
      if (isOwn(to)) for (const place of ownHand()) come(flight, cardElementAt(place), then(flight, held(from)));
      if (isOwn(from)) for (const place of before.copies.keys()) away(flight, [place], held(to));
    }
  },

  looked(flight) {
    const { event } = flight;
    send(flight, "sign-eye", then(flight, seatAt(event.seat)), now(held(event.other)));
    flight.mark(elementAt(`seat:${event.other}`), "is-noted");
  },

  conjured(flight) {
    const { event, before } = flight;
    const card = event.district && isOwn(event.seat) ? cardAt(event.district) : null;
    if (card) come(flight, card, before.boxes.get(`card:${event.district}`) ?? then(flight, held(event.other)));
    else if (!(event.district && isOwn(event.other) && away(flight, [`hand:${event.district}`], held(event.seat))))
      backs(flight, 1, held(event.other), held(event.seat));
  },

  shuffled({ move, ms }) {
    const riffle = [0, 8, -6, 8, -6, 0].map((step) => ({ transform: `translateX(${step}px) rotate(${step}deg)` }));
    move(elementAt("pile"), riffle, { duration: ms });
  },

  bell(flight) {
    shake(flight, first([...district(flight.event.seat, "Bel"), ...seatAt(flight.event.seat)]), 10);
    flight.mark(elementAt(`seat:${flight.event.seat}`), "is-noted");
  },
  "bell-void": (flight) => nod(flight, first(seatAt(flight.event.seat))),

  complete(flight) {
    const { event, ms } = flight;
    const city = first(cityOf(event.seat));
    flight.mark(elementAt(`seat:${event.seat}`), "is-noted");
    sceneRoot()
      .querySelectorAll(`[data-place^="district:${event.seat}:"]`)
      .forEach((house, index) => {
        glow(flight, house, index * ms * 0.09);
      });
    strike({ ...flight, ms: ms * 1.8 }, "sign-laurels", city && rectOf(city), ms * 0.3);
  },
  incomplete: (flight) => shake(flight, first(cityOf(flight.event.seat)), 1.5),
};

/** Places of the destroyed district; the one with gold first if it had some. @param {Event} event */
const struck = ({ other, district: code, gold: gilt }) =>
  gilt ? district(other, code).reverse() : district(other, code);

/** @param {Flight} flight */
function fromBank(flight) {
  gold(flight, flight.event.amount, BANK, purse(flight.event.seat));
}

/** @param {Flight} flight */
function toBank(flight) {
  gold(flight, flight.event.amount, purse(flight.event.seat), BANK);
}

/** Gold from the bank for a district's owner, with the district highlighted. @param {Flight} flight @param {string} code */
function fromHouse(flight, code) {
  const { event } = flight;
  glow(flight, first(district(event.seat, code)));
  gold(flight, event.amount, [...district(event.seat, code), ...seatAt(event.seat)], purse(event.seat));
}
