// Feature detection: can this browser run the game? arrival.js shows the answer. A classic ES5 script, because it must
// run where modules do not. Whether workers may be modules shows when the engine starts its own (engine/client.js).
(function () {
  function report(status) {
    dispatchEvent(new CustomEvent("raenke-plight", { detail: status }));
  }

  // Where storage is refused, accessing `indexedDB` may throw.
  function hasStorage() {
    try {
      return Boolean(window.indexedDB);
    } catch (refused) {
      return false;
    }
  }

  document.addEventListener("DOMContentLoaded", function () {
    if (typeof WebAssembly !== "object" || typeof Worker !== "function" || typeof DecompressionStream !== "function")
      report("incapable");
    else if (!hasStorage()) report("forgetful");
  });
})();
