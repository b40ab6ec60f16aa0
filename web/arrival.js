// Boot loader: report what fails to load with messages that are in index.html, in every language, because nothing else may
// have loaded; and repair it past all caches: on the button, periodically, and when the network returns. A classic ES5
// script at an address of its own: it must run where modules do not, and where the host lacks other files of this build,
// or has them no longer.
(function () {
  var PAUSES = [2, 5, 10, 20, 40]; // seconds between attempts, then a minute
  var MOST_TRIES = 12;
  var PATIENCE = 8000; // milliseconds after which the button reloads the page, whatever has been repaired by then
  var TRIES = "raenke-tries";
  var PARTS = 'link[rel="modulepreload"], link[rel="stylesheet"], script[src]';

  var arrived = false;
  /** Whether a file failed without which the page cannot start. */
  var broken = false;
  /** Style sheets that failed; the page starts without them. @type {HTMLLinkElement[]} */
  var bare = [];
  var tries = triesSoFar();
  var timer = 0;

  // Attempts are counted across reloads, so that a broken tab stops reloading.
  function triesSoFar() {
    try {
      return Number(sessionStorage.getItem(TRIES)) || 0;
    } catch (refused) {
      return 0;
    }
  }

  /** @param {number} count */
  function countTries(count) {
    tries = count;
    try {
      if (count > 0) sessionStorage.setItem(TRIES, String(count));
      else sessionStorage.removeItem(TRIES);
    } catch (refused) {
      // Storage refused: count within this page only.
    }
  }

  /** @param {string} wanted @returns {HTMLElement[]} */
  function all(wanted) {
    return [].slice.call(document.querySelectorAll(wanted));
  }

  // Not DOMContentLoaded: that waits for the modules, which a hanging host never delivers.
  /** @param {() => void} work */
  function withBody(work) {
    if (document.readyState !== "loading") return work();
    document.addEventListener("readystatechange", function parsed() {
      document.removeEventListener("readystatechange", parsed);
      work();
    });
  }

  // The language chosen on this device, or the browser's first that is available.
  function languageOf() {
    /** @type {string[]} */
    var wanted = [].slice.call(navigator.languages || [navigator.language || "en"]);
    try {
      wanted.unshift(JSON.parse(localStorage.getItem("raenke-settings") || "{}").language);
    } catch (refused) {
      // Storage refused: use the browser's.
    }
    var spoken = wanted
      .map(function (tag) {
        return String(tag).toLowerCase().replace(/-.*/, "");
      })
      .filter(function (base) {
        return /^[a-z]+$/.test(base) && document.querySelector('[data-plight] [lang="' + base + '"]');
      });
    return spoken[0] || "en";
  }

  function speak() {
    var language = languageOf();
    all("[data-plight] [lang]").forEach(function (words) {
      words.hidden = words.lang !== language;
    });
  }

  /** @param {string} plight @param {boolean} shown */
  function show(plight, shown) {
    // One message is enough.
    if (shown && plight !== "forgetful") show("late", false);
    withBody(function () {
      all('[data-plight="' + plight + '"]').forEach(function (box) {
        box.hidden = !shown;
      });
    });
  }

  /**
   * Fetch and verify a file; if it is corrupt, again past all caches.
   * @param {Element} part
   */
  function fetchSound(part) {
    var address = part.getAttribute("href") || part.getAttribute("src") || "";
    var integrity = part.getAttribute("integrity") || "";
    /** @param {Response} reply */
    function sound(reply) {
      if (!reply.ok) throw new TypeError(address);
    }
    return fetch(address, { integrity: integrity })
      .then(sound)
      .catch(function () {
        return fetch(address, { integrity: integrity, cache: "reload" }).then(sound);
      });
  }

  // A page cached for too long names files that its host no longer has.
  function hostHasAnother() {
    var app = document.querySelector('script[type="module"]');
    return fetch(location.pathname, { cache: "reload" })
      .then(function (reply) {
        return reply.ok ? reply.text() : "";
      })
      .then(function (page) {
        return page.indexOf("data-plight") > 0 && (!app || page.indexOf('"' + app.getAttribute("src") + '"') < 0);
      });
  }

  // Activate a waiting update: there is no running page to protect.
  function letNewerIn() {
    if (!navigator.serviceWorker) return Promise.resolve(false);
    return navigator.serviceWorker.getRegistration().then(function (registration) {
      var waiting = registration && registration.waiting;
      if (registration) registration.update().catch(function () {});
      if (!waiting) return false;
      var newer = waiting;
      return new Promise(function (done) {
        navigator.serviceWorker.addEventListener("controllerchange", function () {
          done(true);
        });
        setTimeout(done, PATIENCE, true);
        newer.postMessage({ type: "SKIP_WAITING" });
      });
    });
  }

  /** Whether reloading would bring a working page now. @returns {Promise<boolean>} */
  function mended() {
    return Promise.all(all(PARTS).map(fetchSound))
      .then(function () {
        return true;
      })
      .catch(function () {
        return letNewerIn().then(function (newer) {
          return newer || (navigator.serviceWorker && navigator.serviceWorker.controller ? false : hostHasAnother());
        });
      })
      .catch(function () {
        return false;
      });
  }

  function reload() {
    if (!arrived) location.reload();
  }

  function tryAgain() {
    clearTimeout(timer);
    timer = 0;
    countTries(tries + 1);
    dress();
    if (!broken || arrived) return;
    mended().then(function (well) {
      if (well) reload();
      else plan();
    });
  }

  function plan() {
    if (!timer && tries < MOST_TRIES) timer = setTimeout(tryAgain, 1000 * (PAUSES[tries] || 60));
  }

  function cutOff() {
    if (arrived) return;
    broken = true;
    show("cut-off", true);
    plan();
  }

  // Attach style sheets that have been repaired; a running page needs no reload for that.
  function dress() {
    bare.splice(0).forEach(function (link) {
      fetchSound(link).then(
        function () {
          var again = /** @type {HTMLLinkElement} */ (link.cloneNode());
          again.removeAttribute("data-missed");
          again.setAttribute("data-again", "");
          link.replaceWith(again);
          if (arrived && bare.length === 0) show("cut-off", false);
        },
        function () {
          bare.push(link);
          show("cut-off", true);
          plan();
        }
      );
    });
  }

  addEventListener(
    "error",
    function (event) {
      var part = event.target;
      if (part instanceof HTMLLinkElement && part.rel === "stylesheet") {
        part.setAttribute("data-missed", "");
        bare.push(part);
        // After a second failure, wait before trying again.
        withBody(part.hasAttribute("data-again") ? plan : dress);
      } else if (part instanceof HTMLScriptElement || (part instanceof HTMLLinkElement && part.rel === "modulepreload"))
        cutOff();
      // A module with wrong content throws when it is parsed.
      else if (part === window && String(event.filename).indexOf(location.origin) === 0) cutOff();
    },
    true
  );
  addEventListener("unhandledrejection", cutOff);
  ["online", "raenke-again"].forEach(function (occasion) {
    addEventListener(occasion, function () {
      countTries(0);
      if (broken || bare.length > 0) tryAgain();
    });
  });

  /** Status reported by another script. */
  addEventListener("raenke-plight", function (event) {
    show(/** @type {CustomEvent<string>} */ (event).detail, true);
  });
  /** The page has rendered. */
  addEventListener("raenke-arrived", function () {
    arrived = true;
    clearTimeout(timer);
    timer = 0;
    countTries(0);
    // It contains a link, and the page's first link must be the skip link.
    all('[data-plight="late"]').forEach(function (box) {
      if (box.parentNode) box.parentNode.removeChild(box);
    });
    if (bare.length === 0) show("cut-off", false);
    else plan();
  });

  withBody(function () {
    speak();
    all("[data-load-again]").forEach(function (button) {
      button.addEventListener("click", function (event) {
        event.preventDefault();
        countTries(0);
        // A running page is not reloaded: pending retries run now.
        if (arrived) dispatchEvent(new Event("raenke-again"));
        else {
          mended().then(reload);
          setTimeout(reload, PATIENCE);
        }
      });
    });
  });
})();
