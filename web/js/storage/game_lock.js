/** One game is run by one tab: a Web Lock per game, which another tab may take over. */

/** What this tab holds: the game, and how to let it go. @type {{ id: string, release: () => void, gone: Promise<unknown> } | null} */
let held = null;

const lockName = (/** @type {string} */ id) => `raenke-game-${id}`;

/** A tab that is being reloaded lets go a moment after the new page has begun. */
const RELOAD_MS = 250;

/**
 * Holds the game's lock until another game is held. Browsers without Web Locks always succeed: the mark of the last
 * writer in game_writer.js then still keeps one tab from writing over another.
 * @param {string} id
 * @param {boolean} steal take it from the tab that has it
 * @param {() => void} onLost another tab has taken it over
 * @returns {Promise<boolean>} whether the game is ours
 */
export async function lockGame(id, steal, onLost) {
  if (held?.id === id) return true;
  await unlockGame();
  if (!navigator.locks) return true;
  if (await request(id, steal, onLost)) return true;
  await new Promise((done) => setTimeout(done, RELOAD_MS));
  return request(id, steal, onLost);
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

/**
 * Takes a game from whatever tab has it, for nobody: it has been thrown away.
 * @param {string} id
 */
export function stealLock(id) {
  void navigator.locks?.request(lockName(id), { steal: true }, () => {});
}

/** Lets the game go that this tab holds, and waits until it is gone. */
export async function unlockGame() {
  const old = held;
  held = null;
  old?.release();
  await old?.gone;
}
