/** What all people at a table have to agree to; one question at a time. */

/** What is asked: to undo, or that another device hosts. @typedef {"undo" | "host"} Question */

/** @typedef {{ what: Question, seat: number, waiting: number[] }} Vote `seat`: who wants to undo, or who is to host; `waiting`: who has not agreed yet */

/** @type {readonly string[]} */
export const QUESTIONS = ["undo", "host"];

export function createVote() {
  /** @type {{ what: Question, seat: number, waiting: Set<number>, agreed: () => Promise<unknown>, refused: () => void } | null} */
  let open = null;

  /** It comes to nothing. */
  function end() {
    const ended = open;
    open = null;
    ended?.refused();
  }

  return {
    /** @returns {Vote | null} */
    shown: () => open && { what: open.what, seat: open.seat, waiting: [...open.waiting] },
    isOpen: () => open !== null,
    cancel: end,

    /**
     * @param {Question} what
     * @param {number} seat
     * @param {number[]} people who must agree; at least one
     * @param {() => Promise<unknown>} agreed is done once all have
     * @param {() => void} refused tells whoever asked, unless they have withdrawn the question
     */
    ask(what, seat, people, agreed, refused) {
      open = { what, seat, waiting: new Set(people), agreed, refused };
    },

    /** Nobody waits for who has gone: the question is void. @param {number | null} seat */
    gone(seat) {
      if (seat !== null && (open?.waiting.has(seat) || (open?.what === "host" && open.seat === seat))) end();
    },

    /**
     * @param {number} seat
     * @param {boolean} yes
     * @param {number} asker who may withdraw the question
     */
    async answer(seat, yes, asker) {
      if (!open || !(open.waiting.has(seat) || (!yes && seat === asker))) return;
      const { waiting, agreed, refused } = open;
      waiting.delete(seat);
      if (yes && waiting.size > 0) return;
      open = null;
      if (yes) await agreed();
      else if (seat !== asker) refused();
    },
  };
}
