/** One tab per running game: a Web Lock per game, which another tab may steal. */

const lockName = (/** @type {string} */ id) => `raenke-game-${id}`;

/** While reloading, the old page releases its lock slightly after the new one has started. */
const RELOAD_MS = 250;

export function createGameLock() {
  /** The lock that this tab holds. @type {{ id: string, release: () => void, gone: Promise<unknown> } | null} */
  let held = null;

  /** Release the held lock and wait until it is free. */
  async function unlockGame() {
    const old = held;
    held = null;
    old?.release();
    await old?.gone;
  }

  /**
   * @param {string} id
   * @param {boolean} steal
   * @param {() => void} onLost
   * @returns {Promise<boolean>}
   */
  function request(id, steal, onLost) {
    return new Promise((answer) => {
      let granted = false;
      const gone = navigator.locks
        .request(lockName(id), steal ? { steal: true } : { ifAvailable: true }, (lock) => {
          if (!lock) return answer(false);
          granted = true;
          return new Promise((/** @type {(value: void) => void} */ done) => {
            held = { id, release: () => done(), gone };
            answer(true);
          });
        })
        .catch(() => {
          if (held?.id === id && granted) {
            held = null;
            onLost();
          } else answer(true);
        });
    });
  }

  return {
    /**
     * Hold the game's lock until another game is locked. Without Web Locks this always succeeds; the `writer` mark that
     * game_writer.js checks still keeps tabs from overwriting each other.
     * @param {string} id
     * @param {boolean} steal take it from the tab that holds it
     * @param {() => void} onLost another tab has stolen the lock
     * @returns {Promise<boolean>} whether this tab holds the lock now
     */
    async lockGame(id, steal, onLost) {
      if (held?.id === id) return true;
      await unlockGame();
      if (!navigator.locks) return true;
      if (await request(id, steal, onLost)) return true;
      await new Promise((done) => setTimeout(done, RELOAD_MS));
      return request(id, steal, onLost);
    },

    unlockGame,

    /**
     * Steal a game's lock without keeping it: the game has been deleted.
     * @param {string} id
     */
    stealLock(id) {
      void navigator.locks?.request(lockName(id), { steal: true }, () => {});
    },
  };
}
