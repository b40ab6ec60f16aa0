/** A bot in a worker of its own behind a frame (frame.js): asked one thing at a time, never for longer than it is given. */

import { isOwnBotName } from "../words/own_bots.js";
import { createDeadline } from "./deadline.js";
import { FRAME } from "./frame.js";

/** @import { BotAnswer, BotFiles, BotOrder, BotProblem, BotSource } from "./protocol" */
/** @import { BotRuntime } from "./runtime.js" */

/** Times in milliseconds: to start Python, to load a bot, and for a decision, at the end of which the worker is ended. */
const START = 90_000;
const LOAD = 20_000;
export const DECIDE = 6000;

/** After so many seconds a bot that thinks in steps is not asked for another. */
const THINK_SECONDS = 2;

/** Longer answers are nonsense. */
const LONGEST_ANSWER = 4000;

/** What a message may be told of a problem. */
const LONGEST_WORD = 200;
const MOST_WORDS = 8;

/** @typedef {{ id: number, text: string }} Message */

/** @param {unknown} data @returns {data is Message} */
const isMessage = (data) =>
  typeof data === "object" &&
  data !== null &&
  "id" in data &&
  "text" in data &&
  typeof data.text === "string" &&
  data.text.length <= LONGEST_ANSWER;

/** @param {string} id @returns {{ problem: BotProblem }} */
const failed = (id) => ({ problem: { id, args: {} } });

/** A problem as the worker tells it: any text. @param {unknown} told @returns {BotProblem} */
function readProblem(told) {
  const { id, args } = /** @type {Record<string, unknown>} */ (typeof told === "object" && told !== null ? told : {});
  const given = typeof args === "object" && args !== null ? Object.entries(args).slice(0, MOST_WORDS) : [];
  const plain = given.flatMap(([name, value]) =>
    typeof value === "string"
      ? [[name, value.slice(0, LONGEST_WORD)]]
      : typeof value === "number"
        ? [[name, value]]
        : [],
  );
  return { id: typeof id === "string" ? id : "nonsense", args: Object.fromEntries(plain) };
}

/**
 * An answer's text, which may be anything.
 * @template T
 * @param {string} text
 * @param {(value: Record<string, unknown>) => T | null} read null: that is no such value
 * @returns {BotAnswer<T>}
 */
export function readAnswer(text, read) {
  /** @type {unknown} */
  let told = null;
  try {
    told = JSON.parse(text);
  } catch {
    return failed("nonsense");
  }
  if (typeof told !== "object" || told === null) return failed("nonsense");
  if ("problem" in told) return { problem: readProblem(told.problem) };
  const value = read(/** @type {Record<string, unknown>} */ (told));
  return value === null ? failed("nonsense") : { value };
}

const LONGEST_VERSION = 40;

/** The name and version of a bot, as a record and the list take them. @param {Record<string, unknown>} told */
function readIdentity({ name, version }) {
  if (!isOwnBotName(name) || typeof version !== "string") return null;
  return { name, version: version.slice(0, LONGEST_VERSION) };
}

/** A hidden frame with a worker in it. @param {BotRuntime} runtime @param {boolean} wheel @param {MessagePort} port */
function openFrame({ code, files }, wheel, port) {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.srcdoc = FRAME;
  frame.addEventListener(
    "load",
    () => {
      const own = copyOf(files, wheel);
      const bytes = Object.values(own).filter((one) => one instanceof ArrayBuffer);
      frame.contentWindow?.postMessage({ code, start: { ...own, bytes } }, "*", [port, ...bytes]);
    },
    { once: true },
  );
  document.body.append(frame);
  return frame;
}

/** The next worker will need them too. @param {BotFiles} files @param {boolean} wheel @returns {BotFiles} */
const copyOf = ({ interpreter, library, engine, micropip, lock }, wheel) => ({
  interpreter: interpreter.slice(0),
  library: library.slice(0),
  engine: engine.slice(0),
  micropip: wheel && micropip ? micropip.slice(0) : null,
  lock,
});

/**
 * @param {BotSource} source
 * @param {(wheel: boolean) => Promise<BotRuntime>} loadRuntime
 */
export function createSandbox(source, loadRuntime) {
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  /** @type {MessagePort | null} */
  let port = null;
  /** What is being waited for. @type {{ id: number, resolve: (answer: Message | "silent" | "nonsense" | "ended") => void } | null} */
  let waiting = null;
  let next = 1;
  /** The worker's bot, loaded; null while there is no worker. @type {Promise<BotAnswer<{ name: string, version: string }>> | null} */
  let loaded = null;
  /** How often it was ended: a start under way is void then. */
  let ends = 0;

  /** End the worker, whatever it does; the next question starts another. @param {"silent" | "nonsense" | "ended"} why */
  function end(why = "ended") {
    port?.close();
    frame?.remove();
    [frame, port, loaded] = [null, null, null];
    ends += 1;
    waiting?.resolve(why);
  }

  /** @param {number} id @param {number} within */
  async function answerTo(id, within) {
    const deadline = createDeadline(within, () => end("silent"));
    const answer = await new Promise(
      (/** @type {(answer: Message | "silent" | "nonsense" | "ended") => void} */ resolve) => {
        waiting = { id, resolve };
      },
    );
    waiting = null;
    deadline.stop();
    return answer;
  }

  /** One answer to each question, and nothing else: who says more is ended. @param {unknown} data */
  function hear(data) {
    if (waiting && isMessage(data) && data.id === waiting.id) waiting.resolve(data);
    else end("nonsense");
  }

  /**
   * @template T
   * @param {BotOrder} order
   * @param {number} within
   * @param {(value: Record<string, unknown>) => T | null} read
   * @returns {Promise<BotAnswer<T>>}
   */
  async function ask(order, within, read) {
    port?.postMessage(order);
    const answer = await answerTo(order.id, within);
    if (typeof answer === "string") return failed(answer);
    if (answer.text !== "") return readAnswer(answer.text, read);
    // Python is broken, most likely for lack of memory.
    end();
    return failed("broke");
  }

  async function start() {
    const wheel = source.kind === "wheel";
    const before = ends;
    /** @type {BotRuntime} */
    let runtime;
    try {
      runtime = await loadRuntime(wheel);
    } catch {
      if (before === ends) loaded = null;
      return failed("no-files");
    }
    if (before !== ends) return failed("ended");
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => hear(data);
    frame = openFrame(runtime, wheel, channel.port2);
    const ready = await answerTo(0, START);
    if (typeof ready === "string") return failed("no-start");
    const { file } = source;
    /** @type {BotOrder} */
    const order =
      source.kind === "file"
        ? { id: next++, do: "load", text: source.text, file }
        : { id: next++, do: "install", bytes: source.bytes.slice(0), file };
    return ask(order, LOAD, readIdentity);
  }

  return {
    end,

    /** Load the bot: its name and version, or what is wrong with it. */
    load() {
      loaded ??= start();
      return loaded;
    },

    /**
     * Ask for a decision; the worker is started if there is none.
     * @param {{ view: string, seed: number }} question
     * @param {boolean} [fresh] of a new game
     * @returns {Promise<BotAnswer<number>>}
     */
    async decide({ view, seed }, fresh = false) {
      const loading = this.load();
      const found = await loading;
      if ("problem" in found) {
        // Unless it was ended meanwhile, and perhaps begun anew.
        if (loading === loaded) end();
        return found;
      }
      const order = /** @type {const} */ ({ id: next++, do: "decide", view, seed, seconds: THINK_SECONDS, fresh });
      return ask(order, DECIDE, ({ action }) => (Number.isSafeInteger(action) ? /** @type {number} */ (action) : null));
    },
  };
}

/** @typedef {ReturnType<typeof createSandbox>} Sandbox */
