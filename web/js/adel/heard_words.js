/** What play sounds like as it happens: a whole turn in one sentence, with the calls before it; of the draft only what is news. */

import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { eventClause, isKnown, sentence } from "./event_words.js";

/** @import { AdelEvent as Event } from "./shapes" */
/** @import { Reader } from "../words/reader.js" */

/** What is no news to the ear: what happens by itself or not at all, what the rest says anyway, and what the stage tells. */
const SILENT = new Set([
  "turn-ended",
  "round-ended",
  "paused",
  "shuffled",
  "looked-away",
  "bell-still",
  "let-go",
  "smithed",
  "scored",
  "game-over",
]);

/** Gold that comes to whoever plays, from nobody. */
const GAINS = new Set(["took-gold", "income", "extra-gold", "queen", "poor-house", "refunded"]);

/** What a seat does in its own turn, told without naming it again. */
const DEEDS = new Set([
  "swapped",
  "conjured",
  "pardoned",
  "destroyed",
  "exchanged",
  "adorned",
  "sold",
  "tucked",
  "searched",
  "built",
  "crown",
  "named",
  "revealed",
]);

/** Kinds that have a clause for each of these. @type {Record<string, (event: Event) => string | undefined>} */
const WHICH = {
  named: ({ character }) => character,
  built: ({ cause }) => cause,
  revealed: ({ cause }) => cause,
};

/** Choices that are made in secret. */
const SECRET = new Set(["drafted", "put-aside", "looked-down"]);

/** How far a sentence has come: whose turn it tells, and what of it has been said. @typedef {{ actor: number | undefined, said: Set<string> }} Told */

/**
 * How many cards a seat has got from the pile: of those it drew to choose from only what it kept, and none for those it gave.
 * @param {readonly Event[]} events
 * @param {number | undefined} seat
 */
function cardsGot(events, seat) {
  const own = events.filter((event) => event.seat === seat);
  const chose = own.some(({ kind }) => kind === "kept");
  const counts = own.filter(
    ({ kind, cause }) => kind === "kept" || (kind === "drew" && cause !== "Mg" && !(chose && cause === "cards")),
  );
  return counts.reduce((sum, { number = 0 }) => sum + number, 0);
}

/**
 * What the seat whose turn it is did, as far as it needs no name.
 * @param {Event} event
 * @param {Reader} reader
 */
function deed(event, { seats, t }) {
  const which = WHICH[event.kind]?.(event);
  return t(which ? `ear-${event.kind}-${which}` : `ear-${event.kind}`, {
    name: event.seat === undefined ? "" : seatName(seats, event.seat, t),
    other: event.other === undefined ? "" : seatName(seats, event.other, t),
    character: event.character ? t(`character-${event.character}`) : "",
    role: event.target ? t(`character-${event.target}-object`) : "",
    district: event.district ? t(`district-${event.district}-object`) : "",
    given: event.given ? t(`district-${event.given}-object`) : "",
    amount: event.amount ?? 0,
  });
}

/**
 * One event as a clause; "" for what is no news, or has been said with another.
 * @param {Event} event
 * @param {readonly Event[]} events all of the sentence
 * @param {Told} told
 * @param {Reader} reader
 * @returns {string}
 */
function clause(event, events, told, reader) {
  const { kind, seat, other, cause } = event;
  const { viewer, t } = reader;
  const mine = seat === viewer || (other !== undefined && other === viewer);
  if (SILENT.has(kind) || (SECRET.has(kind) && !isKnown(event)) || (kind === "taxed" && !mine)) return "";
  // Whoever looked takes a card at once.
  if (kind === "looked" && seat !== viewer) return "";
  if (kind === "revealed" || kind === "resumed") Object.assign(told, { actor: seat, said: new Set() });
  if (
    !mine &&
    seat !== undefined &&
    told.actor === undefined &&
    (GAINS.has(kind) || DEEDS.has(kind) || kind === "drew" || kind === "kept") &&
    kind !== "crown"
  ) {
    // After somebody else was asked: the name once, and no more.
    told.actor = seat;
    return `${t("ear-goes-on", { name: seatName(reader.seats, seat, t) })}; ${clause(event, events, told, reader)}`;
  }
  if (mine || seat === undefined || seat !== told.actor) return eventClause(event, reader);
  if (GAINS.has(kind))
    return once(told, "gold", () =>
      t("ear-gold", {
        amount: sumOf(
          events,
          (one) => one.seat === seat && GAINS.has(one.kind),
          ({ amount }) => amount,
        ),
      }),
    );
  if (kind === "put-under")
    return once(told, kind, () =>
      t("ear-put-under", {
        count: sumOf(
          events,
          (one) => one.kind === kind,
          ({ number }) => number,
        ),
      }),
    );
  if (kind === "drew" || kind === "kept")
    return cause === "Mg" ? "" : once(told, "cards", () => t("ear-cards", { count: cardsGot(events, seat) }));
  const own = seat === other || (kind === "crown" && cause !== "Ki") || cause === "Arm";
  return DEEDS.has(kind) && !own ? deed(event, reader) : eventClause(event, reader);
}

/**
 * What is said once for all of its like.
 * @param {Told} told
 * @param {string} what
 * @param {() => string} words
 */
function once({ said }, what, words) {
  if (said.has(what)) return "";
  said.add(what);
  return words();
}

/**
 * @param {readonly Event[]} events
 * @param {(event: Event) => boolean} counts
 * @param {(event: Event) => number | undefined} much
 */
const sumOf = (events, counts, much) => events.filter(counts).reduce((sum, event) => sum + (much(event) ?? 0), 0);

/** A call that nobody answered, and nobody knows more of. @param {Event | undefined} event */
const isSilentCall = (event) => event?.kind === "unanswered" && event.cause === undefined;

/**
 * The calls in a row that nobody answered, as one clause at the first of them.
 * @param {readonly Event[]} events
 * @param {number} at
 * @param {Reader} reader
 */
function silentCalls(events, at, { language, t }) {
  if (isSilentCall(events[at - 1])) return "";
  const rest = events.slice(at);
  const end = rest.findIndex((event) => !isSilentCall(event));
  const row = end < 0 ? rest : rest.slice(0, end);
  return t("ear-unanswered", {
    characters: listOf(
      row.map(({ target }) => t(`character-${target}`)),
      language,
    ),
  });
}

/**
 * Whether it needs to be said that the reader is to decide: not where its own decisions go on.
 * @param {readonly Event[]} events
 * @param {number | null} viewer
 */
const isNews = (events, viewer) =>
  events.length === 0 ||
  events.some(({ kind, seat }) => seat !== viewer || kind === "revealed" || kind === "round-began");

/**
 * All that belongs together, in one sentence.
 * @param {readonly Event[]} events
 * @param {Reader} reader
 * @param {boolean} asks whether it is the reader's turn now
 */
export function sentenceOf(events, reader, asks) {
  /** @type {Told} */
  const told = { actor: undefined, said: new Set() };
  const parts = events.map((event, at) =>
    isSilentCall(event) ? silentCalls(events, at, reader) : clause(event, events, told, reader),
  );
  if (asks && isNews(events, reader.viewer)) parts.push(reader.t("ear-yours"));
  const words = parts.filter((part) => part !== "");
  return words.length === 0 ? "" : sentence(words.join("; "), reader);
}
