/** The clock of a hosted table: it runs anew for each decision of a person. */

/**
 * @param {object} parts
 * @param {number} parts.seconds for each decision, 0 without a limit
 * @param {(seat: number, position: string) => void} parts.onTime the time for this decision is up
 * @param {() => number} parts.now
 */
export function createTurnClock({ seconds: first, onTime, now }) {
  let seconds = first;
  let deadline = 0;
  let timed = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  return {
    seconds: () => seconds,
    left: () => (deadline > 0 ? Math.max(0, Math.round((deadline - now()) / 1000)) : 0),

    /**
     * The clock goes on while the same decision is awaited.
     * @param {number | null} seat that is to decide; null: nobody's time runs
     * @param {string} position
     */
    follow(seat, position) {
      if (seat !== null && position === timed) return;
      clearTimeout(timer);
      deadline = 0;
      // Who is asked again has the whole time.
      timed = seat === null ? "" : position;
      if (seconds === 0 || seat === null) return;
      deadline = now() + seconds * 1000;
      timer = setTimeout(() => onTime(seat, position), seconds * 1000);
    },

    /** The next decision is timed anew. */
    reset() {
      timed = "";
    },

    /** @param {number} fresh */
    limit(fresh) {
      seconds = fresh;
      timed = "";
    },

    stop: () => clearTimeout(timer),
  };
}
