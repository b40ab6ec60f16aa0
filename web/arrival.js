// Sees the page through its arrival. What does not come is told of in words that stand in index.html, in every language, because
// nothing else may be there; and it is fetched again past all caches: by a button, by itself now and then, and when the network
// is back. A classic script in the oldest JavaScript, at an address of its own: it must run where modules do not, and where the
// host has not got the rest of this build, or no longer.
(function () {
  var PAUSES = [2, 5, 10, 20, 40]; // seconds before each next try, and a minute from then on
  var MOST_TRIES = 12;
  var PATIENCE = 8000; // milliseconds after which a tap on the button leads to a fresh page, whatever has come till then
  var TRIES = "raenke-tries";
  var PARTS = 'link[rel="modulepreload"], link[rel="stylesheet"], script[src]';

  var arrived = false;
  /** Whether something was cut off without which there is no page. */
  var broken = false;
  /** Style sheets that did not come: the page goes on without them until they do. @type {HTMLLinkElement[]} */
  var bare = [];
  var tries = triesSoFar();
  var timer = 0;

  // A tab that cannot come to rest counts its tries over its reloads.
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
      // Then this page counts for itself.
    }
  }

  /** @param {string} wanted @returns {HTMLElement[]} */
  function all(wanted) {
    return [].slice.call(document.querySelectorAll(wanted));
  }

  // Not at DOMContentLoaded: that waits for the modules, and a host that falls silent keeps them for ever.
  /** @param {() => void} work */
  function withBody(work) {
    if (document.readyState !== "loading") return work();
    document.addEventListener("readystatechange", function parsed() {
      document.removeEventListener("readystatechange", parsed);
      work();
    });
  }

  // The language that was chosen on this device, or the browser's first that is spoken here.
  function languageOf() {
    /** @type {string[]} */
    var wanted = [].slice.call(navigator.languages || [navigator.language || "en"]);
    try {
      wanted.unshift(JSON.parse(localStorage.getItem("raenke-settings") || "{}").language);
    } catch (refused) {
      // The browser's then.
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
    // One word is enough.
    if (shown && plight !== "forgetful") show("late", false);
    withBody(function () {
      all('[data-plight="' + plight + '"]').forEach(function (box) {
        box.hidden = !shown;
      });
    });
  }

  /**
   * Fetches a part as the build knows it: what a cache or the host got wrong, past all caches.
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

  // A page that a cache kept too long names parts that its host no longer has.
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

  // Where a newer version waits it need not wait for a page that is none.
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

  /** Whether a reload would bring a whole page now. @returns {Promise<boolean>} */
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

  // Puts on what has come meanwhile; a page that stands already needs no reload for that.
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
        // What fails a second time is not asked for at once.
        withBody(part.hasAttribute("data-again") ? plan : dress);
      } else if (part instanceof HTMLScriptElement || (part instanceof HTMLLinkElement && part.rel === "modulepreload"))
        cutOff();
      // A module that came as something else breaks when it is read.
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

  /** What another script has to tell. */
  addEventListener("raenke-plight", function (event) {
    show(/** @type {CustomEvent<string>} */ (event).detail, true);
  });
  /** The page has drawn itself. */
  addEventListener("raenke-arrived", function () {
    arrived = true;
    clearTimeout(timer);
    timer = 0;
    countTries(0);
    // It holds a link, and the page's first link is the one that skips to its content.
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
        // A page that stands is not thrown away: whatever waits for its next try tries now.
        if (arrived) dispatchEvent(new Event("raenke-again"));
        else {
          mended().then(reload);
          setTimeout(reload, PATIENCE);
        }
      });
    });
  });
})();
