/**
 * A guest's side of a table: asks the host, repeats what is not answered, and knows the room. The host answers a repeated
 * request once, so that nothing is played twice however often it has to be sent. Whoever connects has to prove to be the
 * host before this guest says who it is.
 */

import { EngineFault } from "../engine/faults.js";
import { examine } from "./examination.js";
import { LONGEST_ANSWER, PROTOCOL, readHostMessage, readRoom } from "./messages.js";
import { HEARTBEAT_MS, REPEAT_MS, SILENCE_MS } from "./timing.js";

/** @import { Channel } from "./channel.js" */
/** @import { Estate } from "./estate.js" */
/** @import { Gesture, Goodbye, GuestRequest, Outcome, Position, Room } from "./messages.js" */

/** What this guest said over an earlier connection may arrive after what it says over the next, but not later than this. */
const CROSSING_MS = 10_000;

/**
 * @param {object} parts
 * @param {string} parts.name
 * @param {string | null} parts.table whose host alone is trusted; "" for that of an invitation made by hand, null for this page's own
 * @param {(table: string) => string} parts.tokenFor what this guest was given at a table, "" at the first visit
 * @param {(room: Room) => void} parts.onRoom
 * @param {(token: string, table: string) => void} parts.onToken proves to the host that this is the same guest
 * @param {(connected: boolean) => void} parts.onConnected
 * @param {(gesture: Gesture, seat: number) => void} parts.onGesture
 * @param {(bye: Goodbye, protocol: number) => void} parts.onBye the host does not want this guest any more
 * @param {(outcome: Outcome) => void} [parts.onOutcome] what became of this guest's question to the others
 * @param {() => void} [parts.onImpostor] somebody else than the host has connected
 * @param {(estate: Estate) => void} [parts.onEstate] this device is to host
 * @param {() => number} [parts.now]
 */
export function createGuest({
  name,
  table: trusted,
  tokenFor,
  onRoom,
  onToken,
  onConnected,
  onGesture,
  onBye,
  onOutcome = () => {},
  onImpostor = () => {},
  onEstate = () => {},
  now = Date.now,
}) {
  /** @type {Channel | null} */
  let channel = null;
  let greeted = false;
  /** The table whose host has proved to be it, and what this guest was given there. */
  let table = "";
  let token = "";
  let next = 1;
  let heard = 0;
  /** When one connection took the place of another. */
  let changed = -Infinity;
  let ended = false;
  /** @type {Room | null} */
  let room = null;
  /** @type {Map<number, { request: GuestRequest, sent: number, answer: (value: any) => void, fail: (fault: EngineFault) => void }>} */
  const pending = new Map();
  /** @type {Set<(room: Room) => void>} */
  const waiting = new Set();

  /** @param {number} number */
  function send(number) {
    const entry = pending.get(number);
    if (!entry || !channel || (!greeted && entry.request.do !== "hello")) return;
    entry.sent = now();
    channel.send(JSON.stringify({ number, ...entry.request }));
  }

  /** @param {GuestRequest} request @returns {Promise<any>} */
  function ask(request) {
    return new Promise((answer, fail) => {
      const number = next++;
      pending.set(number, { request, sent: 0, answer, fail });
      send(number);
    });
  }

  /** @param {Room | null} fresh null: it was none */
  function setRoom(fresh) {
    if (!fresh) return;
    if (room && fresh.number < room.number && fresh.id === room.id) return;
    room = fresh;
    onRoom(fresh);
    for (const listener of [...waiting]) listener(fresh);
  }

  /** @param {string} text @param {Channel} from */
  function receive(text, from) {
    if (from !== channel || text.length > LONGEST_ANSWER) return;
    const message = readHostMessage(text);
    if (!message) return;
    heard = now();
    if ("re" in message) {
      const entry = pending.get(message.re);
      pending.delete(message.re);
      if ("fault" in message) entry?.fail(new EngineFault(message.fault));
      else entry?.answer(message.value);
    } else if ("room" in message) {
      if (greeted) setRoom(message.room);
    } else if ("bye" in message) {
      // The host took this guest's own earlier connection for another page of it: connect again.
      if (message.bye === "elsewhere" && now() - changed < CROSSING_MS) return from.close();
      // Another device hosts from now on, or this one does later, and will connect.
      ended = message.bye !== "handed" && message.bye !== "paused";
      from.close();
      onBye(message.bye, message.protocol);
    } else if ("estate" in message) onEstate(message.estate);
    else if ("outcome" in message) onOutcome(message.outcome);
    else onGesture(message.gesture, message.seat);
  }

  async function greet() {
    for (const [number, { request }] of pending) if (request.do === "hello") pending.delete(number);
    const here = channel;
    const { token: given, room: first } = (await ask({ do: "hello", protocol: PROTOCOL, name, token })) ?? {};
    if (here !== channel) return;
    greeted = true;
    if (typeof given === "string" && given !== token) {
      token = given;
      onToken(token, table);
    }
    // The host may have been reloaded: its numbers begin again.
    room = null;
    setRoom(readRoom(first));
    onConnected(true);
    for (const number of pending.keys()) send(number);
  }

  /** @param {Channel} fresh */
  function use(fresh) {
    const old = channel;
    channel = fresh;
    greeted = false;
    heard = now();
    if (old) changed = heard;
    old?.close();
    fresh.onClose(() => {
      if (channel !== fresh) return;
      channel = null;
      greeted = false;
      onConnected(false);
    });
    fresh.onMessage((text) => receive(text, fresh));
    // A host that could not answer is looked for again.
    greet().catch(() => fresh.close());
  }

  const repeating = setInterval(() => {
    if (!channel) return;
    if (now() - heard > SILENCE_MS) return channel.close();
    for (const [number, { sent }] of pending) if (now() - sent >= REPEAT_MS) send(number);
  }, REPEAT_MS / 5);

  const heartbeat = setInterval(() => {
    if (greeted && channel && ![...pending.values()].some(({ request }) => request.do === "room"))
      // The next time it is asked again.
      ask({ do: "room" }).then(
        (value) => setRoom(readRoom(value)),
        () => {},
      );
  }, HEARTBEAT_MS);

  return {
    ask,
    room: () => room,
    connected: () => greeted && channel !== null,

    /**
     * Go on over this connection, if the host is at its other end; it takes the place of an earlier one.
     * @param {Channel} fresh
     */
    async attach(fresh) {
      if (ended) return fresh.close();
      if (trusted !== null) {
        const found = await examine(fresh);
        if (found === null || ended) return fresh.close();
        if ("protocol" in found) {
          fresh.close();
          // Whoever has the host already is not sent away by somebody else's page.
          if (!channel && found.protocol !== PROTOCOL) onBye("version", found.protocol);
          return;
        }
        if (found.table === "" || (trusted !== "" && found.table !== trusted)) {
          fresh.close();
          return onImpostor();
        }
        table = found.table;
        token = tokenFor(table);
      }
      use(fresh);
    },

    /**
     * Resolves when the game is no longer at this position, or this guest at another seat.
     * @param {Position & { you?: number | null }} position
     * @param {AbortSignal} signal
     * @returns {Promise<void>}
     */
    moved: ({ cuts, at, you }, signal) =>
      new Promise((done) => {
        const listener = (/** @type {Room} */ fresh) => {
          if (
            fresh.phase === "lobby" ||
            (fresh.cuts === cuts && fresh.tokens === at && (you === undefined || fresh.you === you))
          )
            return;
          waiting.delete(listener);
          done();
        };
        signal.addEventListener("abort", () => waiting.delete(listener));
        waiting.add(listener);
        if (room) listener(room);
      }),

    /** @param {string} fresh @returns {Promise<unknown>} */
    rename(fresh) {
      name = fresh;
      return ask({ do: "name", name });
    },

    /** Leave the table. */
    end() {
      ended = true;
      clearInterval(repeating);
      clearInterval(heartbeat);
      channel?.close();
    },
  };
}

/** @typedef {ReturnType<typeof createGuest>} Guest */
