/** Lets one thing be heard after another, none sooner than the one before can have been spoken. */

/** An ordinary speaking rate: letters a second, a Korean syllable counting for two; and a breath after each sentence. */
const LETTERS_A_SECOND = 15;
const BREATH_MS = 200;

/** How long it takes to say that. @param {string} text */
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
    /** In its turn. @param {string} text */
    say(text) {
      if (text !== "") waiting.push(text);
      wait();
    },

    /** Somebody has asked for it: at once, and nothing that waited comes after it. @param {string} text */
    answer(text) {
      clearTimeout(timer);
      waiting = [text];
      next();
    },

    /** What has not been said yet is past. */
    drop() {
      waiting = [];
    },

    end: () => clearTimeout(timer),
  };
}
