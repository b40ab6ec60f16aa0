/** The table by keyboard: arrows through hand and columns, number keys, Escape, and single keys that can be switched off. */

/** @import { Store } from "../store.js" */
/** @import { TableControl } from "./run.js" */

/**
 * What single keys do at the table.
 * @typedef {Record<"m" | "c" | "h" | "g" | "u" | "i" | "l" | "k" | "?", () => void>} Single
 */

const CARDS = ".hand-card";
const TARGETS = ".column-target";

/** @template {HTMLElement} T @param {string} selector @param {ParentNode} [root] */
const all = (selector, root = document) => /** @type {T[]} */ ([...root.querySelectorAll(selector)]);

/** Where single keys mean letters, or a key of the element's own. @param {EventTarget | null} target */
const typing = (target) => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/**
 * @param {{ store: Store, table: TableControl, single: Single, back: () => boolean }} parts `back`: closes what lies over the table
 */
export function createKeys({ store, table, single, back }) {
  const listening = new AbortController();
  /** Whether the last thing pressed was a key: only then the focus is moved for people. */
  let keyboard = document.activeElement?.matches(":focus-visible") ?? false;
  let asked = false;

  /** One stop for the hand and one for the columns; arrows do the rest. */
  function rove() {
    for (const group of [all(CARDS), all(TARGETS)]) {
      const focused = group.find((element) => element === document.activeElement) ?? group.find((element) => element.tabIndex === 0 && element.dataset["stop"]) ?? group[0];
      for (const element of group) {
        element.tabIndex = element === focused ? 0 : -1;
        if (element === focused) element.dataset["stop"] = "true";
        else delete element.dataset["stop"];
      }
    }
  }

  /** @param {HTMLElement | undefined} element */
  function go(element) {
    element?.focus();
    rove();
  }

  /**
   * @param {HTMLElement[]} group
   * @param {Element} from
   * @param {number} step
   */
  const along = (group, from, step) => group[(group.indexOf(/** @type {HTMLElement} */ (from)) + step + group.length) % group.length];

  /** The column that can be chosen now, the one that was left last, or the first. */
  const targetAhead = () => all(".column.is-legal .column-target")[0] ?? all(TARGETS).find((element) => element.tabIndex === 0) ?? all(TARGETS)[0];

  const handAhead = () => all(".hand-card[aria-pressed='true']")[0] ?? all(".hand-card.is-legal")[0] ?? all(CARDS)[0];

  /**
   * @param {string} key
   * @param {HTMLElement} from
   * @returns {boolean} whether the key meant something here
   */
  function arrow(key, from) {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const card = from.closest(".column-card");
    const column = from.closest(".column");
    if (from.matches(CARDS)) {
      if (step) go(along(all(CARDS), from, step));
      else if (key === "ArrowUp") go(targetAhead());
      else return false;
    } else if (column && (from.matches(TARGETS) || card)) {
      const cards = all(".column-card", column);
      const place = card ? cards.indexOf(/** @type {HTMLElement} */ (card)) : -1;
      if (step) go(along(all(TARGETS), /** @type {Element} */ (column.querySelector(TARGETS)), step));
      else if (key === "ArrowDown") go(cards[place + 1] ?? handAhead());
      else if (place > 0) go(cards[place - 1]);
      else if (place === 0) go(/** @type {HTMLElement} */ (column.querySelector(TARGETS)));
      else return false;
    } else if (from === document.body || from.matches("h1")) {
      go(handAhead() ?? targetAhead());
    } else return false;
    return true;
  }

  /** @param {number} number from 1 */
  function column(number) {
    const now = store.get().table;
    const view = now?.view;
    if (!now || now.busy || !view) return;
    const action = view.legal.find(
      (legal) => legal.column === number - 1 && (legal.kind === "trade" || (legal.kind === "place" && now.card !== null && legal.card === now.card)),
    );
    if (action) void table.play(action.id);
    else go(all(TARGETS)[number - 1]);
  }

  /** @returns {boolean} */
  function escape() {
    const now = store.get().table;
    if (back()) return true;
    if (now?.busy) table.skip(true);
    else if (now?.card) {
      const code = now.card;
      table.choose(null);
      go(all(`.hand-card[data-card="${code}"]`)[0]);
    } else return false;
    return true;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement} from
   * @returns {boolean}
   */
  function letter(event, from) {
    const now = store.get().table;
    if (event.key === " " || event.key === "Enter") {
      // On a button these keys press it, unless something is being shown: then there is nothing to press.
      const pressed = from.matches("button, a, summary, [role=tab]") && !from.matches(`${CARDS}, ${TARGETS}`);
      // A key that is held on was meant for what was shown before: it decides nothing.
      if (!now?.busy || pressed) return event.repeat && from.matches(`${CARDS}, ${TARGETS}, [data-action=decline]`);
      if (event.repeat) return true;
      if (store.get().settings.pace === "step") table.step();
      else table.skip();
      return true;
    }
    if (!store.get().settings.shortcuts) return false;
    if (/^[1-6]$/.test(event.key)) column(Number(event.key));
    else {
      const does = single[/** @type {keyof Single} */ (event.key.toLowerCase())];
      if (!does) return false;
      does();
    }
    return true;
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    keyboard = true;
    const { table: now, menu } = store.get();
    const from = event.target instanceof HTMLElement ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || menu) return;
    if (!now || now.phase !== "playing" || now.curtain !== null || from.closest("dialog, [data-award], .menu")) return;
    const meant = event.key.startsWith("Arrow") ? arrow(event.key, from) : event.key === "Escape" ? escape() : letter(event, from);
    if (meant) event.preventDefault();
  }

  /** Whoever plays by keys finds the hand under them when they are asked. */
  function follow() {
    rove();
    const { table: now } = store.get();
    const before = asked;
    asked = Boolean(now?.view && !now.busy && now.curtain === null && now.viewer !== null && now.view.to_act === now.viewer);
    // The state may be ahead of the page: what may be chosen has to stand there.
    asked &&= document.querySelector(".hand-card.is-legal, .column.is-legal") !== null;
    if (!asked || before || !keyboard) return;
    const lost = document.activeElement === document.body || document.activeElement?.matches("h1, main, .hand-card, .column-target, .column-card, [data-action=skip], [data-action=step]");
    if (!lost) return;
    go(now?.view?.asks === "traitor" ? targetAhead() : handAhead());
  }

  const options = { signal: listening.signal };
  document.addEventListener("keydown", pressed, options);
  addEventListener("pointerdown", () => (keyboard = false), { ...options, capture: true });
  document.addEventListener("focusin", rove, options);
  // The page is drawn in a microtask after the state has changed; this comes after it.
  const unsubscribe = store.subscribe(() => queueMicrotask(() => queueMicrotask(follow)));
  follow();
  return {
    end() {
      listening.abort();
      unsubscribe();
    },
  };
}
