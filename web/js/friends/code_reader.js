/** Reads QR codes from the camera, which is used only while somebody scans, or from a picture; and copies codes. */

import { rendered } from "../drawing.js";
import { createScreenState } from "../screen_state.js";

/** @import { ControllerParts } from "../actions.js" */

/**
 * @typedef {object} Reading
 * @property {string} scanning where the camera's picture is shown, "" for nowhere
 * @property {{ id: string, words: "friends-scan-none" | "friends-camera-none" } | null} trouble
 * @property {string} copied
 */

/** @type {Reading} */
const NOTHING = { scanning: "", trouble: null, copied: "" };

const readingState = createScreenState("code-reader", NOTHING);

/** Between two looks at the camera's picture. */
const LOOK_MS = 150;

/** Larger pictures are made smaller first. */
const LARGEST = 1200;

/** @param {CanvasImageSource} picture @param {number} width @param {number} height @returns {Promise<string>} "" for none */
async function decode(picture, width, height) {
  const { decodeQR } = await import("../../vendor/qr/decode.js");
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const image = context?.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return image ? String(decodeQR(image)) : "";
  } catch {
    return "";
  }
}

/** @param {MediaStream} camera */
function switchOff(camera) {
  for (const track of camera.getTracks()) track.stop();
}

/** @param {ControllerParts} parts */
export function createCodeReader({ store }) {
  const patch = (/** @type {Partial<Reading>} */ change) => readingState.patch(store, change);
  /** @type {MediaStream | null} */
  let stream = null;
  /** How often the camera was asked for or given up: a scan that waits for permission learns that it is not wanted any more. */
  let turns = 0;

  function stop() {
    turns += 1;
    if (stream) switchOff(stream);
    stream = null;
    patch({ scanning: "" });
  }

  /** @param {string} code @param {string} id */
  async function copy(code, id) {
    try {
      await navigator.clipboard.writeText(code);
      patch({ copied: id });
    } catch {
      /** @type {HTMLTextAreaElement | null} */ (document.querySelector(`[data-code="${id}"]`))?.select();
    }
  }

  return {
    state: () => readingState.of(store.get()),
    stop,
    copy,

    /** @param {string} code @param {string} id */
    async send(code, id) {
      try {
        await navigator.share({ url: code });
      } catch (fault) {
        if (!(fault instanceof DOMException && fault.name === "AbortError")) await copy(code, id);
      }
    },

    /** @param {string} id @param {(text: string) => void} take */
    async scan(id, take) {
      stop();
      const turn = turns;
      patch({ scanning: id, trouble: null });
      try {
        const mine = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
        if (turn !== turns) return switchOff(mine);
        stream = mine;
        await rendered();
        const video = document.querySelector("[data-camera]");
        if (!(video instanceof HTMLVideoElement)) return stop();
        video.srcObject = mine;
        await video.play();
        while (stream === mine && video.isConnected) {
          const text = video.videoWidth > 0 ? await decode(video, video.videoWidth, video.videoHeight) : "";
          if (text && stream === mine) {
            stop();
            return take(text);
          }
          await new Promise((done) => setTimeout(done, LOOK_MS));
        }
        if (stream === mine) stop();
      } catch {
        if (turn !== turns) return;
        stop();
        patch({ trouble: { id, words: "friends-camera-none" } });
      }
    },

    /** @param {Blob} file @param {string} id @param {(text: string) => void} take */
    async readPicture(file, id, take) {
      patch({ trouble: null });
      const picture = await createImageBitmap(file).catch(() => null);
      const text = picture ? await decode(picture, picture.width, picture.height) : "";
      if (text) take(text);
      else patch({ trouble: { id, words: "friends-scan-none" } });
    },
  };
}
