/** Screen-reader announcements of events: one sentence per turn, including the calls before it; secret draft choices are omitted. */

import { formatMessage } from "../words/i18n.js";
import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { eventClause, isKnown, sentence } from "./event_words.js";

/** @import { AdelEvent as Event } from "./shapes" */
/** @import { AdelReader as Reader } from "./messages" */

/** Events not announced: automatic or without effect, implied by other events, or announced by the stage. */
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

/** Gold that the acting seat gets from the bank; announced as one sum. */
const GAINS = new Set(["took-gold", "income", "extra-gold", "queen", "poor-house", "refunded"]);

/** Deeds of the acting seat, whose clause omits its name. */
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

/** Message id suffix by kind, for deeds with several wordings. @type {Record<string, (event: Event) => string | undefined>} */
const WHICH = {
  named: ({ character }) => character,
  built: ({ by }) => by,
  revealed: ({ cause }) => cause,
};

/** Secret choices of the draft; announced only to the seat that made them. */
const SECRET = new Set(["drafted", "put-aside", "looked-down"]);

/** State of the sentence being built: the acting seat, and the sums already announced. @typedef {{ actor: number | undefined, said: Set<string> }} Told */

/**
 * Number of cards a seat gained from the pile: of cards drawn to choose from only those kept, and none exchanged by the
 * Magician.
 * @param {readonly Event[]} events
 * @param {number | undefined} seat
 */
function cardsGot(events, seat) {
  const own = events.filter((event) => event.seat === seat);
  const chose = own.some(({ kind }) => kind === "kept");
  const counts = own.filter(
    ({ kind, by, cause }) => kind === "kept" || (kind === "drew" && by !== "Mg" && !(chose && cause === "cards")),
  );
  return counts.reduce((sum, { number = 0 }) => sum + number, 0);
}

/**
 * Clause for a deed of the acting seat, without its name.
 * @param {Event} event
 * @param {Reader} reader
 */
function deed(event, { seats, t }) {
  const which = WHICH[event.kind]?.(event);
  const args = {
    name: event.seat === undefined ? "" : seatName(seats, event.seat, t),
    other: event.other === undefined ? "" : seatName(seats, event.other, t),
    character: event.character ? t(`character-${event.character}`) : "",
    role: event.target ? t(`character-${event.target}-object`) : "",
    district: event.district ? t(`district-${event.district}-object`) : "",
    given: event.given ? t(`district-${event.given}-object`) : "",
    amount: event.amount ?? 0,
  };
  return formatMessage({ game: "adel", id: which ? `ear-${event.kind}-${which}` : `ear-${event.kind}`, args });
}

/**
 * One event as a clause; "" if it is not announced, or was already included in a sum.
 * @param {Event} event
 * @param {readonly Event[]} events all events of the sentence
 * @param {Told} told
 * @param {Reader} reader
 * @returns {string}
 */
function clause(event, events, told, reader) {
  const { kind, seat, other, by } = event;
  const { viewer, t } = reader;
  const mine = seat === viewer || (other !== undefined && other === viewer);
  if (SILENT.has(kind) || (SECRET.has(kind) && !isKnown(event)) || (kind === "taxed" && !mine)) return "";
  // The same seat takes a card at once; that event is announced.
  if (kind === "looked" && seat !== viewer) return "";
  if (kind === "revealed" || kind === "resumed") Object.assign(told, { actor: seat, said: new Set() });
  if (
    !mine &&
    seat !== undefined &&
    told.actor === undefined &&
    (GAINS.has(kind) || DEEDS.has(kind) || kind === "drew" || kind === "kept") &&
    kind !== "crown"
  ) {
    // The turn continues after another seat's decision: name the acting seat once.
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
    return by === "Mg" ? "" : once(told, "cards", () => t("ear-cards", { count: cardsGot(events, seat) }));
  const own = seat === other || (kind === "crown" && by !== "Ki") || by === "Arm";
  return DEEDS.has(kind) && !own ? deed(event, reader) : eventClause(event, reader);
}

/**
 * The words for the first event of a sum, "" for the others.
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

/** Whether a call was unanswered for no known reason. @param {Event | undefined} event */
const isSilentCall = (event) => event?.kind === "unanswered" && event.cause === undefined;

/**
 * Merge consecutive unanswered calls into one clause, at the first of them.
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
      row.map(({ target }) => (target ? t(`character-${target}`) : "")),
      language,
    ),
  });
}

/**
 * Whether to announce that it is the reader's turn: not between the reader's own decisions.
 * @param {readonly Event[]} events
 * @param {number | null} viewer
 */
const isNews = (events, viewer) =>
  events.length === 0 ||
  events.some(({ kind, seat }) => seat !== viewer || kind === "revealed" || kind === "round-began");

/**
 * Consecutive events in one sentence.
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
