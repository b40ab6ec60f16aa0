/** Who sits where at a hosted table: whose each seat is, and who plays there while they are away. */

/** @import { SeatPlan } from "../engine/shapes" */

/** @typedef {{ name: string, kind: string, token: string }} HostSeat `kind`: "open" before the game; `token`: "" for nobody's */

/** Who plays for somebody who is away. @typedef {"bot" | "host"} StandIn */

/**
 * @param {object} parts
 * @param {HostSeat[]} parts.seats
 * @param {number} parts.own the host's seat
 * @param {string} parts.bot the kind of bot that plays where nobody does
 * @param {() => void} parts.onChange whose a seat is has changed
 */
export function createSeating({ seats: first, own: hosts, bot, onChange }) {
  let seats = first;
  let own = hosts;
  /** @type {Map<number, StandIn>} */
  const away = new Map();

  /** @param {number} at @param {Partial<HostSeat>} fields */
  function set(at, fields) {
    seats = seats.map((seat, other) => (other === at ? { ...seat, ...fields } : seat));
  }

  return {
    all: () => seats,
    own: () => own,
    tokens: () => seats.map(({ token }) => token),

    /** The seat of whoever has this token; -1 for none. @param {string} token */
    find: (token) => (token === "" ? -1 : seats.findIndex((seat) => seat.token === token)),

    /** The first seat that waits for somebody; -1 for none. */
    firstOpen: () => seats.findIndex(({ kind }) => kind === "open"),

    /** Whether a seat waits for somebody. @param {number} at */
    isOpen: (at) => seats[at]?.kind === "open",

    /** Whether a bot plays here for nobody. @param {number} at */
    isBots: (at) => seats[at] !== undefined && seats[at].token === "" && seats[at].kind !== "human",

    /** Who plays for whose seat it is; "" if they do. @param {number} at @returns {StandIn | ""} */
    standIn: (at) => away.get(at) ?? "",

    /** What the engine is to know of it. @returns {SeatPlan[]} */
    plans: () =>
      seats.map(({ name, kind }, at) => ({ name, kind: kind === "open" || away.get(at) === "bot" ? bot : kind })),

    /** @param {number} at @param {string} name @param {string} token */
    take(at, name, token) {
      set(at, { name, kind: "human", token });
      onChange();
    },

    /** @param {number} at @param {boolean} lobby whether others may sit down there at once */
    leave(at, lobby) {
      set(at, { name: "", kind: lobby ? "open" : bot, token: "" });
      away.delete(at);
      onChange();
    },

    /** @param {number} one @param {number} other */
    swap(one, other) {
      const [mine, theirs] = [seats[one], seats[other]];
      if (!mine || !theirs) return false;
      set(one, theirs);
      set(other, mine);
      own = own === one ? other : own === other ? one : own;
      onChange();
      return true;
    },

    /** @param {number} at @param {string} name @returns {boolean} whether that is new */
    rename(at, name) {
      if (!seats[at] || seats[at].name === name) return false;
      set(at, { name });
      return true;
    },

    /** Somebody else plays here until they are back. @param {number} at @param {StandIn} who */
    replace: (at, who) => void away.set(at, who),

    /** @param {number} at @returns {boolean} whether somebody else has been playing here */
    giveBack: (at) => away.delete(at),

    /** Whoever was expected and has not come is played by a bot. */
    fill() {
      seats = seats.map((seat) => (seat.kind === "open" ? { ...seat, kind: bot } : seat));
    },

    /** The engine has drawn the tempers of bots. @param {SeatPlan[]} drawn */
    adopt(drawn) {
      seats = seats.map((seat, at) => {
        const { kind = "human" } = drawn[at] ?? {};
        return seat.kind === "human" || kind === "human" ? seat : { ...seat, kind };
      });
    },
  };
}

/** @typedef {ReturnType<typeof createSeating>} Seating */
