/** Speech queue for the live region: announce one text after another, allowing each time to be spoken. */

/** Average speaking rate in letters per second (a Korean syllable counts as two), and the pause after a sentence. */
const LETTERS_A_SECOND = 15;
const BREATH_MS = 200;

/** Time needed to speak a text. @param {string} text */
export function speakingMs(text) {
  const syllables = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const breaths = text.match(/[.!?](?=\s|$)/g)?.length ?? 1;
  return (1000 * (text.length + syllables)) / LETTERS_A_SECOND + BREATH_MS * breaths;
}

/** @param {(text: string) => void} utter */
export function createSpeechQueue(utter) {
  /** @type {string[]} */
  let waiting = [];
  let timer = 0;
  let spokenAt = -Infinity;

  function next() {
    timer = 0;
    const text = waiting.shift();
    if (text === undefined) return;
    spokenAt = performance.now() + speakingMs(text);
    utter(text);
    wait();
  }

  function wait() {
    if (!timer && waiting.length > 0) timer = window.setTimeout(next, Math.max(0, spokenAt - performance.now()));
  }

  return {
    /** Announce after what is queued. @param {string} text */
    say(text) {
      if (text !== "") waiting.push(text);
      wait();
    },

    /** Announce at once and drop the queue: somebody has asked for it. @param {string} text */
    answer(text) {
      clearTimeout(timer);
      waiting = [text];
      next();
    },

    /** Drop what has not been announced yet. */
    drop() {
      waiting = [];
    },

    end: () => clearTimeout(timer),
  };
}
