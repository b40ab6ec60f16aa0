/**
 * Keyboard control of the table: arrows through the rows that the game defines (roving tabindex), number keys, Escape, and
 * single-key shortcuts, which can be switched off.
 */

import { rendered } from "../drawing.js";
import { nextPlaces, selectionOf } from "./taps.js";

/** @import { Row } from "../games.js" */
/** @import { Adapters } from "../adapters.js" */
/** @import { Store } from "../store.js" */
/** @import { TableControl } from "./control.js" */

/** Places that can be tapped, and those that lead to a legal action. */
const PLACES = "[data-tap]";
const OPEN = "[data-tap].is-legal";

/** @template {HTMLElement} T @param {string} selector @param {ParentNode} [root] */
const all = (selector, root = document) => /** @type {T[]} */ ([...root.querySelectorAll(selector)]);

/** Whether the target uses keys itself, as text fields do. @param {EventTarget | null} target */
const typing = (target) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** @param {HTMLElement} item */
const isOpen = (item) => item.closest(OPEN) !== null;

/**
 * @param {{ store: Store, adapters: Adapters, control: TableControl, wasKey: () => boolean, single: (key: string) => (() => void) | undefined, back: () => boolean }} parts
 * `wasKey`: whether the last input was a key; `single`: the handler of a single-key shortcut; `back`: close the open panel
 */
export function createKeyboard({ store, adapters, control, wasKey, single, back }) {
  const listening = new AbortController();
  let asked = false;
  /** Number of places selected so far. */
  let chosen = 0;
  /** Whether the player is reviewing the turn and must confirm. */
  let handed = false;

  const keysOf = () => adapters.get(store.get().table?.game ?? "")?.keys;
  const rows = () => keysOf()?.rows ?? [];

  function updateTabStops() {
    for (const { items } of rows()) {
      const group = all(items);
      const focused =
        group.find((element) => element === document.activeElement) ??
        group.find((element) => element.tabIndex === 0 && element.dataset["stop"]) ??
        group[0];
      for (const element of group) {
        element.tabIndex = element === focused ? 0 : -1;
        if (element === focused) element.dataset["stop"] = "true";
        else delete element.dataset["stop"];
      }
    }
  }

  /** @param {HTMLElement | null | undefined} element */
  function go(element) {
    element?.focus();
    updateTabStops();
  }

  /**
   * Where to enter a row: its selected, first legal, last visited, or first item.
   * @param {Row | undefined} row
   */
  function entryOf(row) {
    const group = row ? all(row.items) : [];
    return (
      group.find((item) => item.getAttribute("aria-pressed") === "true") ??
      group.find(isOpen) ??
      group.find((item) => item.tabIndex === 0) ??
      group[0]
    );
  }

  /** Where to start: the lowest row with a legal item, else the lowest row. */
  const firstTarget = () =>
    entryOf(rows().findLast(({ items }) => all(items).some(isOpen))) ?? rows().map(entryOf).findLast(Boolean);

  /**
   * @param {string} key
   * @param {HTMLElement} from
   * @returns {boolean} whether the key was handled
   */
  function handleArrow(key, from) {
    if (from === document.body || from.matches("h1")) {
      go(firstTarget());
      return true;
    }
    // Skip rows that are not on the table now.
    const here = rows().filter(({ items }) => all(items).length > 0);
    const at = here.findIndex(
      ({ items, under }) => from.matches(items) || (under && from.closest(under.items) && from.closest(under.within)),
    );
    const row = here[at];
    if (!row) return false;
    const { items, under } = row;
    const whole = under ? from.closest(under.within) : null;
    const head = /** @type {HTMLElement} */ (from.matches(items) ? from : whole?.querySelector(items));
    // Collapsed items cannot be focused.
    const below = under && whole ? all(under.items, whole).filter((thing) => thing.checkVisibility()) : [];
    const depth = below.findIndex((thing) => thing.contains(from));
    if (key === "ArrowRight" || key === "ArrowLeft") {
      const group = all(items);
      go(group[(group.indexOf(head) + (key === "ArrowRight" ? 1 : -1) + group.length) % group.length]);
    } else if (key === "ArrowDown" && (below[depth + 1] ?? here[at + 1])) go(below[depth + 1] ?? entryOf(here[at + 1]));
    else if (key === "ArrowUp" && depth > 0) go(below[depth - 1]);
    else if (key === "ArrowUp" && depth === 0) go(head);
    else if (key === "ArrowUp" && here[at - 1]) go(entryOf(here[at - 1]));
    else return false;
    return true;
  }

  /** counted from 1 @param {number} number from 1 */
  function numbered(number) {
    const now = store.get().table;
    if (!now || now.busy || !now.view) return;
    const place = keysOf()?.numbered(number, now.view);
    if (place === undefined) return;
    if (selectionOf(now.view.legal, now.taps).would(place)) void control.tap(place);
    else {
      const element = all(`[data-tap="${place}"]`)[0];
      go(rows().flatMap(({ items }) => (element?.matches(items) ? [element] : element ? all(items, element) : []))[0]);
    }
  }

  /** @returns {boolean} */
  function cancel() {
    const now = store.get().table;
    if (back()) return true;
    if (now?.busy) control.skip(true);
    else if (now && now.taps.length > 0) {
      const place = now.taps[0];
      control.clearTaps();
      go(all(`[data-tap="${place}"]`)[0]);
    } else return false;
    return true;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {HTMLElement} from
   * @returns {boolean}
   */
  function handleLetter(event, from) {
    const now = store.get().table;
    if (event.key === " " || event.key === "Enter") {
      const place = from.closest(PLACES) !== null;
      const isItem = rows().some(({ items }) => from.matches(items));
      // On a button these keys press it, except during animations.
      const onKeyDown = from.matches("button, a, summary") && !isItem;
      // A held key was meant for what was shown before.
      if (!now?.busy || onKeyDown) return event.repeat && place;
      if (event.repeat) return true;
      if (store.get().settings.pace === "step") control.step();
      else control.skip();
      return true;
    }
    if (!store.get().settings.shortcuts) return false;
    if (/^[1-9]$/.test(event.key)) numbered(Number(event.key));
    else {
      const does = single(event.key.toLowerCase());
      if (!does) return false;
      does();
    }
    return true;
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const { table: now, menu } = store.get();
    const from = event.target instanceof HTMLElement ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || menu)
      return;
    if (now?.phase !== "playing" || now.curtain !== null || from.closest("dialog, [data-stage], .menu")) return;
    const meant = event.key.startsWith("Arrow")
      ? handleArrow(event.key, from)
      : event.key === "Escape"
        ? cancel()
        : handleLetter(event, from);
    if (meant) event.preventDefault();
  }

  /** After a button that asks for a place, such as cards to exchange, move the focus to the first such place. */
  function focusNextPlace() {
    const { table: now } = store.get();
    const taps = now?.taps ?? [];
    const grown = taps.length > chosen;
    chosen = taps.length;
    if (!grown || !wasKey() || !now?.view || !taps.at(-1)?.startsWith("button:")) return;
    const [place] = nextPlaces(now.view.legal, taps);
    const item = rows()
      .flatMap(({ items }) => all(items))
      .find(({ dataset }) => dataset["tap"] === place);
    if (item) go(item);
  }

  /** Move the focus to a legal item when the player is asked. */
  function focusWhenAsked() {
    updateTabStops();
    focusNextPlace();
    const { table: now } = store.get();
    const before = asked;
    const done =
      now?.handOverPending && wasKey()
        ? /** @type {HTMLElement | null} */ (document.querySelector("[data-action=done]"))
        : null;
    if (done && !handed) done.focus();
    handed = done !== null;
    asked = Boolean(
      now?.view && !now.busy && now.curtain === null && now.viewer !== null && now.view.to_act === now.viewer,
    );
    asked &&= document.querySelector(OPEN) !== null;
    if (!asked || before || !wasKey()) return;
    const active = document.activeElement;
    const inRow = rows().some(({ items, under }) => active?.matches(items) || (under && active?.matches(under.items)));
    const lost =
      active === document.body || inRow || active?.matches("h1, main, [data-action=skip], [data-action=step]");
    if (lost) go(firstTarget());
  }

  const options = { signal: listening.signal };
  document.addEventListener("keydown", pressed, options);
  document.addEventListener("focusin", updateTabStops, options);
  const unsubscribe = store.subscribe(() => void rendered().then(focusWhenAsked));
  focusWhenAsked();
  return {
    end() {
      listening.abort();
      unsubscribe();
    },
  };
}
