// Finds out whether the browser can run Ränke; arrival.js tells people. A classic script in the oldest JavaScript: it must run
// where modules do not.
(function () {
  if (typeof document === "undefined") return; // the probe below runs this file as a worker for a moment
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

  // Where storage is refused the mere touch may throw.
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
