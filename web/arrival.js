// Boot loader: report what fails to load with messages that are in index.html, in every language, because nothing else may
// have loaded; and repair it past all caches: on the button, periodically, and when the network returns. A classic ES5
// script at an address of its own: it must run where modules do not, and where the host lacks other files of this build,
// or has them no longer.
(function () {
  var RETRY_DELAYS = [2, 5, 10, 20, 40]; // seconds between attempts, then a minute
  var MAX_ATTEMPTS = 12;
  var RELOAD_AFTER = 8000; // milliseconds after which the button reloads the page, whatever has been repaired by then
  var ATTEMPTS_KEY = "raenke-tries";
  // Pages and scripts of other builds know `data-plight` (a boot status message) and the `raenke-…` events by these names.
  var PARTS = 'link[rel="modulepreload"], link[rel="stylesheet"], script[src]';

  var booted = false;
  /** Whether a file failed without which the page cannot start. */
  var interrupted = false;
  /** Style sheets that failed; the page starts without them. @type {HTMLLinkElement[]} */
  var failedSheets = [];
  var attempts = storedAttempts();
  var timer = 0;

  // Attempts are counted across reloads, so that a broken tab stops reloading.
  function storedAttempts() {
    try {
      return Number(sessionStorage.getItem(ATTEMPTS_KEY)) || 0;
    } catch (refused) {
      return 0;
    }
  }

  /** @param {number} count */
  function storeAttempts(count) {
    attempts = count;
    try {
      if (count > 0) sessionStorage.setItem(ATTEMPTS_KEY, String(count));
      else sessionStorage.removeItem(ATTEMPTS_KEY);
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

  /** What was chosen on this device, as stored: anything. @returns {{ language?: unknown, theme?: unknown }} */
  function chosen() {
    try {
      return JSON.parse(localStorage.getItem("raenke-settings") || "{}") || {};
    } catch (refused) {
      return {}; // storage refused, or damaged
    }
  }

  // The first paint does not wait for the modules, and is in the theme that they will set too.
  var theme = chosen().theme;
  if (theme === "light" || theme === "dark") document.documentElement.setAttribute("data-theme", theme);

  // The language chosen on this device, or the browser's first that is available.
  function languageOf() {
    /** @type {unknown[]} */
    var wanted = [].slice.call(navigator.languages || [navigator.language || "en"]);
    wanted.unshift(chosen().language);
    var available = wanted
      .map(function (tag) {
        return String(tag).toLowerCase().replace(/-.*/, "");
      })
      .filter(function (base) {
        return /^[a-z]+$/.test(base) && document.querySelector('[data-plight] [lang="' + base + '"]');
      });
    return available[0] || "en";
  }

  function showLanguage() {
    var language = languageOf();
    document.documentElement.lang = language;
    all("[data-plight] [lang], .hero [lang]").forEach(function (words) {
      words.hidden = words.lang !== language;
    });
  }

  /** @param {string} status @param {boolean} shown */
  function show(status, shown) {
    // One message is enough.
    if (shown && status !== "forgetful") show("late", false);
    withBody(function () {
      all('[data-plight="' + status + '"]').forEach(function (box) {
        box.hidden = !shown;
      });
    });
  }

  /**
   * Fetch and verify a file; if it is corrupt, again past all caches.
   * @param {Element} part
   */
  function fetchVerified(part) {
    var address = part.getAttribute("href") || part.getAttribute("src") || "";
    var integrity = part.getAttribute("integrity") || "";
    /** @param {Response} reply */
    function verify(reply) {
      if (!reply.ok) throw new TypeError(address);
    }
    return fetch(address, { integrity: integrity })
      .then(verify)
      .catch(function () {
        return fetch(address, { integrity: integrity, cache: "reload" }).then(verify);
      });
  }

  // A page cached for too long names files that its host no longer has.
  function hostHasOtherBuild() {
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
  function activateWaitingUpdate() {
    if (!navigator.serviceWorker) return Promise.resolve(false);
    return navigator.serviceWorker.getRegistration().then(function (registration) {
      var waiting = registration && registration.waiting;
      if (registration) registration.update().catch(function () {});
      if (!waiting) return false;
      var waitingWorker = waiting;
      return new Promise(function (done) {
        navigator.serviceWorker.addEventListener("controllerchange", function () {
          done(true);
        });
        setTimeout(done, RELOAD_AFTER, true);
        waitingWorker.postMessage({ type: "SKIP_WAITING" });
      });
    });
  }

  /** Whether reloading would bring a working page now. @returns {Promise<boolean>} */
  function isRepaired() {
    return Promise.all(all(PARTS).map(fetchVerified))
      .then(function () {
        return true;
      })
      .catch(function () {
        return activateWaitingUpdate().then(function (waitingWorker) {
          return (
            waitingWorker ||
            (navigator.serviceWorker && navigator.serviceWorker.controller ? false : hostHasOtherBuild())
          );
        });
      })
      .catch(function () {
        return false;
      });
  }

  function reload() {
    if (!booted) location.reload();
  }

  function retry() {
    clearTimeout(timer);
    timer = 0;
    storeAttempts(attempts + 1);
    retrySheets();
    if (!interrupted || booted) return;
    isRepaired().then(function (repaired) {
      if (repaired) reload();
      else scheduleRetry();
    });
  }

  function scheduleRetry() {
    if (!timer && attempts < MAX_ATTEMPTS) timer = setTimeout(retry, 1000 * (RETRY_DELAYS[attempts] || 60));
  }

  function onInterrupted() {
    if (booted) return;
    interrupted = true;
    show("cut-off", true);
    scheduleRetry();
  }

  // Attach style sheets that have been repaired; a running page needs no reload for that.
  function retrySheets() {
    failedSheets.splice(0).forEach(function (link) {
      fetchVerified(link).then(
        function () {
          var retried = /** @type {HTMLLinkElement} */ (link.cloneNode());
          retried.removeAttribute("data-missed");
          retried.setAttribute("data-again", "");
          link.replaceWith(retried);
          if (booted && failedSheets.length === 0) show("cut-off", false);
        },
        function () {
          failedSheets.push(link);
          show("cut-off", true);
          scheduleRetry();
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
        failedSheets.push(part);
        // After a second failure, wait before trying again.
        withBody(part.hasAttribute("data-again") ? scheduleRetry : retrySheets);
      } else if (part instanceof HTMLScriptElement || (part instanceof HTMLLinkElement && part.rel === "modulepreload"))
        onInterrupted();
      // A module with wrong content throws when it is parsed.
      else if (part === window && String(event.filename).indexOf(location.origin) === 0) onInterrupted();
    },
    true
  );
  addEventListener("unhandledrejection", onInterrupted);
  ["online", "raenke-again"].forEach(function (occasion) {
    addEventListener(occasion, function () {
      storeAttempts(0);
      if (interrupted || failedSheets.length > 0) retry();
    });
  });

  /** Status reported by another script. */
  addEventListener("raenke-plight", function (event) {
    show(/** @type {CustomEvent<string>} */ (event).detail, true);
  });
  /** The page has rendered. */
  addEventListener("raenke-arrived", function () {
    booted = true;
    clearTimeout(timer);
    timer = 0;
    storeAttempts(0);
    // It contains a link, and the page's first link must be the skip link.
    all('[data-plight="late"]').forEach(function (box) {
      if (box.parentNode) box.parentNode.removeChild(box);
    });
    if (failedSheets.length === 0) show("cut-off", false);
    else scheduleRetry();
  });

  withBody(function () {
    showLanguage();
    all("[data-load-again]").forEach(function (button) {
      button.addEventListener("click", function (event) {
        event.preventDefault();
        storeAttempts(0);
        // A running page is not reloaded: pending retries run now.
        if (booted) dispatchEvent(new Event("raenke-again"));
        else {
          isRepaired().then(reload);
          setTimeout(reload, RELOAD_AFTER);
        }
      });
    });
  });
})();
