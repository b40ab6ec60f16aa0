/** Times that several parts of a table with friends go by, in milliseconds. */

/** Unanswered requests are repeated after so long; the other side has until then. */
export const REPEAT_MS = 2500;

/** A guest says something, and hears an answer, as often as this. */
export const HEARTBEAT_MS = 5000;

/** Whoever has said nothing for so long is gone: three heartbeats. */
export const SILENCE_MS = 16_000;

/** What was said last is still sent before a connection ends. */
export const LAST_WORDS_MS = 300;
