// Feature detection: can this browser run the game? arrival.js shows the answer. A classic ES5 script, because it must
// run where modules do not.
(function () {
  if (typeof document === "undefined") return; // the probe below briefly runs this file as a worker
  var me = document.currentScript;

  function report(status) {
    dispatchEvent(new CustomEvent("raenke-plight", { detail: status }));
  }

  function moduleWorkers() {
    var supported = false;
    try {
      var options = Object.defineProperty({}, "type", {
        get: function () {
          supported = true;
          return "module";
        }
      });
      new Worker(me.src, options).terminate();
    } catch (fault) {
      return false;
    }
    return supported;
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
    if (
      typeof WebAssembly !== "object" ||
      typeof Worker !== "function" ||
      typeof DecompressionStream !== "function" ||
      !moduleWorkers()
    )
      report("incapable");
    else if (!hasStorage()) report("forgetful");
  });
})();
