/** Offer and read share links: the share dialog, and the check of a link's record. */

import { noticeForFault } from "../engine/faults.js";
import { MAX_LINK_LENGTH } from "../router.js";
import { createScreenState } from "../screen_state.js";
import { decodeRecord, encodeRecord } from "../storage/share_links.js";

/** @import { RecordInfo, TurningPoint } from "../engine/shapes" */
/** @import { Notice } from "../state.js" */
/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { ControllerParts } from "../actions.js" */

/**
 * State of the share dialog.
 * @typedef {object} Sharing
 * @property {string} link "" for none
 * @property {boolean} challenge whether it is a challenge
 * @property {boolean} result whether it is a result in words instead of a link to a game
 * @property {SavedGame["seats"]} seats of the game
 * @property {TurningPoint | null} turning of the game, if it has been analyzed and may be told
 * @property {"" | "copied" | "by-hand"} copied
 */

/** @type {Sharing} */
const NOTHING = { link: "", challenge: false, result: false, seats: [], turning: null, copied: "" };

export const sharingState = createScreenState("sharing", NOTHING);

/** The share dialog. @param {Pick<ControllerParts, "store" | "ask" | "notify">} parts */
export function createSharing({ store, ask, notify }) {
  /** @param {string} text */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      sharingState.patch(store, { copied: "copied" });
    } catch {
      // The text field beside the button can always be copied by hand.
      sharingState.patch(store, { copied: "by-hand" });
      const field = document.querySelector("[data-share-link]");
      if (field instanceof HTMLTextAreaElement) field.select();
    }
  }

  return {
    copy,

    /** Offer a result in words. @param {string} text */
    offerResult: (text) => sharingState.patch(store, { ...NOTHING, link: text, result: true }),

    /**
     * Offer a share link, after decoding it back and checking the record.
     * @param {Pick<SavedGame, "id" | "record" | "seats">} game id "" if it is not kept on this device
     * @param {boolean} [challenge] to be played instead of looked at: then nothing is told of how it went
     */
    async offer({ id, record, seats }, challenge = false) {
      try {
        const data = await encodeRecord(record);
        if (data.length > MAX_LINK_LENGTH || (await decodeRecord(data)) !== record)
          throw new RangeError("not read back");
        const { over } = /** @type {RecordInfo} */ (await ask({ do: "check", record: await decodeRecord(data) }));
        if (!over) throw new RangeError("not to be shared");
        const turning = id === "" || challenge ? null : await turningOf(id, record);
        sharingState.patch(store, {
          ...NOTHING,
          link: `${location.href.split("#")[0]}#${challenge ? "c" : "g"}=${data}`,
          challenge,
          seats,
          turning,
        });
      } catch {
        notify({ id: "share-impossible", tone: "error" });
      }
    },

    /** Open the device's share sheet. @param {{ url?: string, text?: string }} what @param {string} text to copy if there is none */
    async send(what, text) {
      try {
        await navigator.share(what);
      } catch (fault) {
        if (!(fault instanceof DOMException && fault.name === "AbortError")) await copy(text);
      }
    },

    close: () => sharingState.clear(store),
  };
}

/**
 * The turning point that a kept analysis found, null if there is none.
 * @param {string} id
 * @param {string} record
 */
async function turningOf(id, record) {
  const { createReviewStorage } = await import("../storage/reviews.js");
  return (await createReviewStorage().get(id, record))?.summary?.turning ?? null;
}

/**
 * Decode and check a link's record, or explain what is wrong with it.
 * @param {ControllerParts["ask"]} ask
 * @param {string} data
 * @returns {Promise<{ checked: RecordInfo } | { notice: Notice }>}
 */
export async function readLink(ask, data) {
  /** @type {string} */
  let record;
  try {
    record = await decodeRecord(data);
  } catch (fault) {
    return { notice: { id: fault instanceof RangeError ? "fault-link-too-long" : "fault-link-broken", tone: "error" } };
  }
  try {
    return { checked: /** @type {RecordInfo} */ (await ask({ do: "check", record })) };
  } catch (fault) {
    return { notice: noticeForFault(fault) };
  }
}
