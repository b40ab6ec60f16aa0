// Feature detection: can this browser run the game? arrival.js shows the answer. A classic ES5 script, because it must
// run where modules do not.
(function () {
  if (typeof document === "undefined") return; // the probe below briefly runs this file as a worker
  var me = document.currentScript;

  function tell(plight) {
    dispatchEvent(new CustomEvent("raenke-plight", { detail: plight }));
  }

  function moduleWorkers() {
    var asked = false;
    try {
      var options = Object.defineProperty({}, "type", {
        get: function () {
          asked = true;
          return "module";
        }
      });
      new Worker(me.src, options).terminate();
    } catch (fault) {
      return false;
    }
    return asked;
  }

  // Where storage is refused, accessing `indexedDB` may throw.
  function keeps() {
    try {
      return Boolean(window.indexedDB);
    } catch (refused) {
      return false;
    }
  }

  document.addEventListener("DOMContentLoaded", function () {
    if (
      typeof WebAssembly !== "object" ||
      typeof Worker !== "function" ||
      typeof DecompressionStream !== "function" ||
      !moduleWorkers()
    )
      tell("incapable");
    else if (!keeps()) tell("forgetful");
  });
})();
