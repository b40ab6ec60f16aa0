/** What tsc must reject of message ids and arguments: it checks this file with the page, and nothing runs it. */

import { formatMessage, t, wordsOf } from "../../web/js/words/i18n.js";

/** @import { CardCode } from "../../web/js/kabale/shapes" */
/** @import { KabaleTranslate } from "../../web/js/kabale/messages" */
/** @import { Notice } from "../../web/js/state.js" */
/** @import { PlainId } from "../../web/js/words/translate" */

t("menu");
t("points", { points: 3 });
// @ts-expect-error No message has this id.
t("menü");
// @ts-expect-error An argument is missing.
t("points");
// @ts-expect-error An argument has another name.
t("points", { point: 3 });
// @ts-expect-error An argument is surplus.
t("points", { points: 3, name: "Ada" });
// @ts-expect-error The message has no arguments.
t("menu", { name: "Ada" });
// @ts-expect-error What is counted is a number.
t("points", { points: "3" });

const many = Math.random() > 0.5;
t(many ? "library-count" : "library-more", { count: 2 });
// @ts-expect-error One of the messages needs a name too.
t(many ? "library-damage-file" : "library-count", { count: 2 });

/** @param {KabaleTranslate} words @param {CardCode} code @param {string} open @param {PlainId} shared */
export function ofGame(words, code, open, shared) {
  words("card-number-none");
  words(`card-${code}`);
  words(`card-${code}-rule`);
  words("menu");
  // @ts-expect-error Not every text is a code.
  words(`card-${open}`);
  // @ts-expect-error No card has such a message.
  words(`card-${code}-joke`);
  // @ts-expect-error A message of another game.
  words("ask-bell");
  t(shared);
  // @ts-expect-error A game's own message is not shared.
  t("card-number-none");
  // @ts-expect-error Shared code knows no game's messages.
  wordsOf("kabale")("card-number-none");
}

/** @param {(t: KabaleTranslate) => string} own */
export function givenToAdapter(own) {
  // @ts-expect-error The shared translator would not find a game's messages.
  own(t);
}

/** @type {Notice} */
export const NOTICE = { id: "library-added", args: { count: 1, known: 0 }, tone: "info" };
/** @type {Notice} */
// @ts-expect-error An argument is missing.
export const WRONG_NOTICE = { id: "library-added", args: { count: 1 }, tone: "info" };

formatMessage({ id: "menu" });
// @ts-expect-error Only a message of a game may have any id.
formatMessage({ id: "anything" });
