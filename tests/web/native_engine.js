/**
 * An init script for tests: the engine's worker as a class in the page that lets the test process answer, so that neither
 * Pyodide nor its ten megabytes are fetched or compiled. Towards the page it behaves as web/js/engine/worker.js does.
 */
(() => {
  const RealWorker = globalThis.Worker;
  const realFetch = globalThis.fetch;
  const answer = globalThis.raenkeNativeEngine;
  if (!RealWorker || !answer) return;

  /** The smallest WebAssembly module: its magic number and its version. */
  const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

  const interpreter = new WebAssembly.Module(EMPTY_MODULE);

  /** What the page reads from the service worker's cache for Pyodide alone. @type {[RegExp, () => Response][]} */
  const STAND_INS = [
    [/\/pyodide\.asm\.wasm$/, () => new Response(EMPTY_MODULE, { headers: { "content-type": "application/wasm" } })],
    [/\/python_stdlib\.zip$/, () => new Response(new ArrayBuffer(0))],
    [/\/raenke-[^/]*\.whl$/, () => new Response(new ArrayBuffer(0))],
  ];

  globalThis.fetch = (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    // A check of a file against its hash, as healing does, is meant for the real one.
    const standIn = options?.integrity ? undefined : STAND_INS.find(([pattern]) => pattern.test(address));
    return standIn ? Promise.resolve(standIn[1]()) : realFetch(asked, options);
  };

  class NativeWorker extends EventTarget {
    #id = crypto.randomUUID();
    #gone = false;
    #started = false;
    /** Requests are answered one after another, as in a worker. @type {Promise<void>} */
    #queue = Promise.resolve();
    #letGo = () => {};

    constructor() {
      super();
      // Not at once: whoever makes a worker still has to listen to it.
      setTimeout(() => {
        if (this.#gone) return;
        this.#holdLock();
      });
    }

    /** A worker that ends lets go of its lock; this one does when it is terminated. */
    #holdLock() {
      if (!navigator.locks) return;
      const name = `raenke-worker-${this.#id}`;
      void navigator.locks.request(name, () => {
        this.#say({ alive: name });
        return new Promise((done) => {
          if (this.#gone) done();
          this.#letGo = done;
        });
      });
    }

    postMessage(order) {
      if (this.#gone) return;
      const copy = structuredClone(order);
      if ("interpreter" in copy) {
        if (this.#started) return;
        this.#started = true;
        this.#queue = this.#queue.then(async () => {
          await answer(this.#id, "");
          this.#say({ ready: true });
        });
      } else {
        this.#queue = this.#queue.then(async () => {
          if (this.#gone) return;
          const text = await answer(this.#id, copy.text);
          this.#say(text === null ? { dead: "the engine broke", network: false } : { id: copy.id, text });
        });
      }
    }

    terminate() {
      this.#gone = true;
      this.#letGo();
    }

    #say(word) {
      if (!this.#gone) this.dispatchEvent(new MessageEvent("message", { data: word }));
    }
  }

  /** Unpacks nothing, at once, and stores nothing: the service worker fetches it all. */
  class NativeUnpacker extends EventTarget {
    postMessage(order) {
      const [library, engine] = [new ArrayBuffer(0), new ArrayBuffer(0)];
      const data = "unpack" in order ? { files: { interpreter, script: null, library, engine } } : { stored: false };
      setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {}
  }

  globalThis.Worker = new Proxy(NativeWorker, {
    // Workers that are not the engine's are real ones.
    construct(native, [address, ...options], made) {
      if (/\/js\/engine\/worker\.js$/.test(String(address))) {
        void options[0]?.type; // the page looks whether a browser reads it
        return Reflect.construct(native, [], made);
      }
      if (/\/js\/engine\/unpack_worker\.js$/.test(String(address))) return new NativeUnpacker();
      return new RealWorker(address, ...options);
    },
  });
})();
