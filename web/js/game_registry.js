/**
 * Registry of games. Only app.js reads it; other modules are handed adapters. Besides its entry here, a game has folders of its
 * name in js, css and i18n/LANGUAGE; nothing else in shared code names it.
 */

/** @import { GameEntry } from "./games.js" */

/** @type {Record<string, GameEntry>} the first is the default for routes that name no game */
export const GAMES = {
  kabale: {
    load: () => import("./kabale/adapter.js"),
    words: ["table", "cards", "events", "award", "heard", "rules", "lesson", "demos", "puzzles"],
    styles: [
      "award",
      "award_text",
      "award_sizes",
      "award_summary",
      "card",
      "column",
      "demo",
      "known",
      "lesson",
      "motion",
      "rules",
      "scoring",
      "seats",
      "table",
    ],
    switches: ["contested"],
    miniature: () => import("./kabale/view/miniature.js"),
    screens: {
      lesson: { load: () => import("./kabale/view/lesson.js"), menu: "menu-lesson", learn: true },
      rules: { load: () => import("./kabale/view/rules.js"), menu: "menu-rules", first: true },
      cards: { load: () => import("./kabale/view/cards.js"), menu: "kabale-cards", first: true },
    },
  },
  adel: {
    load: () => import("./adel/adapter.js"),
    words: [
      "characters",
      "districts",
      "table",
      "seats",
      "events",
      "heard",
      "scoring",
      "rules",
      "lesson",
      "demos",
      "puzzles",
    ],
    styles: [
      "medallion",
      "house",
      "table",
      "seats",
      "city",
      "seats_narrow",
      "seats_wide",
      "rail",
      "draft",
      "turn",
      "hand",
      "scoring",
      "rules",
      "known",
      "lesson",
      "demo",
      "motion",
    ],
    switches: ["calls"],
    usual: (language) => /** @type {Record<string, string>} */ (language === "de" ? {} : { edition: "ffg" }),
    miniature: () => import("./adel/view/miniature.js"),
    screens: {
      lesson: { load: () => import("./adel/view/lesson.js"), menu: "menu-lesson", learn: true },
      rules: { load: () => import("./adel/view/rules.js"), menu: "menu-rules", first: true },
      cards: { load: () => import("./adel/view/cards.js"), menu: "adel-cards", first: true },
    },
  },
};
