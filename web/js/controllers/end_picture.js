/** Share the picture of a finished game, or download it where the device shares no files. */

/** @import { ControllerParts } from "../actions.js" */

/** @param {Pick<ControllerParts, "notify">} parts */
export const createEndPicture = ({ notify }) => ({
  /** @param {() => Promise<Blob>} draw */
  async share(draw) {
    try {
      const file = new File([await draw()], "raenke.png", { type: "image/png" });
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
      else save(file);
    } catch (fault) {
      if (!(fault instanceof DOMException && fault.name === "AbortError"))
        notify({ id: "end-picture-failed", tone: "error" });
    }
  },
});

/** @param {File} file */
function save(file) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // Revoke only after the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
