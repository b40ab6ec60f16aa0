// Tells people whose browser cannot run Ränke, or whose load was cut off. A classic script in the oldest JavaScript: it must
// run where modules do not. Its words stand in index.html, in every language, because nothing else may be there.
(function () {
  if (typeof document === "undefined") return; // the probe below runs this file as a worker for a moment
  var me = document.currentScript;

  function languageOf() {
    var wanted = navigator.languages || [navigator.language || "en"];
    for (var i = 0; i < wanted.length; i++) {
      var base = String(wanted[i]).toLowerCase().split("-")[0];
      if (document.querySelector('[data-plight] [lang="' + base + '"]')) return base;
    }
    return "en";
  }

  function tell(plight) {
    var box = document.querySelector('[data-plight="' + plight + '"]');
    if (!box) return;
    var words = box.querySelectorAll("[lang]");
    var language = languageOf();
    for (var i = 0; i < words.length; i++) words[i].hidden = words[i].lang !== language;
    box.hidden = false;
  }

  function moduleWorkers() {
    var asked = false;
    try {
      var options = Object.defineProperty({}, "type", {
        get: function () {
          asked = true;
          return "module";
        },
      });
      new Worker(me.src, options).terminate();
    } catch (fault) {
      return false;
    }
    return asked;
  }

  function check() {
    if (typeof WebAssembly !== "object" || typeof Worker !== "function" || typeof DecompressionStream !== "function" || !moduleWorkers()) tell("incapable");
    else if (!keeps()) tell("forgetful");
  }

  // Where storage is refused the mere touch may throw.
  function keeps() {
    try {
      return Boolean(window.indexedDB);
    } catch (refused) {
      return false;
    }
  }

  // A module that could not be fetched is told of here; the button loads past whatever the cache holds.
  window.addEventListener(
    "error",
    function (event) {
      if (event.target && event.target.tagName === "SCRIPT") tell("cut-off");
    },
    true,
  );
  document.addEventListener("DOMContentLoaded", function () {
    check();
    var again = document.querySelectorAll("[data-load-again]");
    for (var i = 0; i < again.length; i++) {
      again[i].addEventListener("click", function () {
        location.reload();
      });
    }
  });
})();
