/** Who is connected to a host: reads what guests send, answers in their order, and sends away who does harm. */

import { EngineFault } from "../engine/faults.js";
import { PROTOCOL, readRequest } from "./messages.js";
import { SILENCE_MS } from "./timing.js";

/** @import { Channel } from "./channel.js" */
/** @import { Goodbye, GuestRequest } from "./messages.js" */

/** More messages than this in `FLOOD_MS` are a flood: a person who taps fast sends a tenth. */
const FLOOD = 60;
const FLOOD_MS = 5000;

/** What may be asked before the greeting. */
const FIRST = ["prove", "hello"];

/**
 * @typedef {object} Client
 * @property {Channel} channel
 * @property {number | null} seat
 * @property {string} token
 * @property {string} name
 * @property {boolean} greeted
 * @property {boolean} local the host's own page
 * @property {number | null} wanted
 * @property {number[]} times of its latest messages
 * @property {number} heard when it said something last
 * @property {number} gestured
 */

/**
 * @param {object} parts
 * @param {(client: Client, request: GuestRequest) => Promise<unknown>} parts.answer
 * @param {(client: Client) => void} parts.onGone
 * @param {() => number} parts.now
 */
export function createConnections({ answer, onGone, now }) {
  /** @type {Set<Client>} */
  const clients = new Set();

  /** @param {Client} client @param {object} message */
  const tell = ({ channel }, message) => channel.send(JSON.stringify(message));

  /** @param {Client} client @param {Goodbye} bye */
  function dismiss(client, bye) {
    tell(client, { bye, protocol: PROTOCOL });
    client.channel.close();
  }

  /** @param {Client} client @param {string} text */
  async function receive(client, text) {
    const time = now();
    client.heard = time;
    client.times = [...client.times.filter((one) => time - one < FLOOD_MS), time];
    if (!client.local && client.times.length > FLOOD) return dismiss(client, "flood");
    const message = readRequest(text);
    if (!message || (!client.greeted && !FIRST.includes(message.request.do))) return dismiss(client, "junk");
    const re = message.number;
    try {
      tell(client, { re, value: (await answer(client, message.request)) ?? null });
    } catch (fault) {
      const known = fault instanceof EngineFault ? fault.fault : { id: "engine-broke", args: { what: "" } };
      tell(client, { re, fault: { id: known.id, args: {} } });
    }
  }

  const watch = setInterval(() => {
    for (const client of clients) if (!client.local && now() - client.heard > SILENCE_MS) client.channel.close();
  }, SILENCE_MS / 4);

  return {
    tell,
    dismiss,

    /** Who has been greeted. @returns {Client[]} */
    guests: () => [...clients].filter(({ greeted }) => greeted),

    /** Who is there for a seat. @param {number} seat */
    at: (seat) => [...clients].find((client) => client.greeted && client.seat === seat),

    /** How many have no seat, greeted or not. */
    seatless: () => [...clients].filter(({ seat }) => seat === null).length,

    /**
     * Somebody has connected.
     * @param {Channel} channel
     * @param {{ local: boolean, seat: number | null }} who
     */
    join(channel, { local, seat }) {
      /** @type {Client} */
      const client = {
        channel,
        seat,
        token: "",
        name: "",
        greeted: false,
        local,
        wanted: null,
        times: [],
        heard: now(),
        gestured: 0,
      };
      clients.add(client);
      channel.onMessage((text) => void receive(client, text));
      channel.onClose(() => {
        clients.delete(client);
        onGone(client);
      });
    },

    /** @param {Goodbye} bye */
    end(bye) {
      clearInterval(watch);
      for (const client of [...clients]) dismiss(client, bye);
    },
  };
}

/** @typedef {ReturnType<typeof createConnections>} Connections */
