/**
 * A bot's worker: Python, and one bot in it. A classic script, since workers of a frame without an origin cannot be modules; the
 * page puts Pyodide's two scripts before it (see sandbox.js). Nothing that comes from here is trusted.
 */

/** @import { BotStart, BotOrder } from "./protocol" */

(() => {
  /** Pyodide asks for its files by address; there is none. */
  const NOWHERE = "https://bot.invalid/";
  const LIBRARY = `${NOWHERE}python_stdlib.zip`;

  /** Python gets no more memory than this: who asks for more meets a MemoryError. */
  const MOST_MEMORY = 512 * 2 ** 20;
  const PAGE_SIZE = 2 ** 16;

  /** `self`, typed. */
  const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

  function limitMemory() {
    const { grow } = WebAssembly.Memory.prototype;
    WebAssembly.Memory.prototype.grow = function (/** @type {number} */ pages) {
      if (this.buffer.byteLength + pages * PAGE_SIZE > MOST_MEMORY) throw new RangeError("a bot gets no more memory");
      return grow.call(this, pages);
    };
  }

  /** Pyodide has no option to pass its files in. @param {BotStart} start @returns {() => void} what undoes it */
  function provideFiles({ interpreter, library }) {
    const { fetch } = worker;
    const { instantiateStreaming } = WebAssembly;
    worker.fetch = async (asked) => {
      const address = asked instanceof Request ? asked.url : String(asked);
      if (address === LIBRARY) return new Response(library);
      return new Response();
    };
    WebAssembly.instantiateStreaming = async (_reply, imports) => WebAssembly.instantiate(interpreter, imports);
    return () => {
      worker.fetch = fetch;
      WebAssembly.instantiateStreaming = instantiateStreaming;
    };
  }

  /** @param {BotStart} start */
  async function startPython(start) {
    limitMemory();
    const restore = provideFiles(start);
    const python = await loadPyodide({
      indexURL: NOWHERE,
      packageBaseUrl: NOWHERE,
      stdLibURL: LIBRARY,
      lockFileContents: JSON.parse(start.lock),
      createPyodideModule: _createPyodideModule,
      env: { PYTHONPATH: "/raenke.whl", PYTHONHASHSEED: "0" },
      fsInit: async (files) => files.writeFile("/raenke.whl", new Uint8Array(start.engine)),
    });
    restore();
    // Nobody reads what a bot prints, however much it is.
    const drop = { write: (/** @type {Uint8Array} */ bytes) => bytes.length };
    python.setStdout(drop);
    python.setStderr(drop);
    python.setStdin({ error: true });
    if (start.micropip) python.unpackArchive(start.micropip, "wheel");
    return python;
  }

  worker.addEventListener(
    "message",
    async ({ data, ports: [port] }) => {
      if (!port) return;
      const start = /** @type {BotStart} */ (data);
      const python = await startPython(start);
      const { sandbox, block_js_imports: blockJsImports } = python.pyimport("raenke.bots.sandbox");

      /** @param {BotOrder} order @returns {Promise<string>} */
      async function follow(order) {
        if (order.do === "decide") {
          if (order.fresh) sandbox.begin();
          return sandbox.decide(order.view, order.seed, order.seconds);
        }
        if (order.do === "load") {
          blockJsImports();
          return sandbox.load_file(order.text, order.file);
        }
        const path = `/tmp/${order.file}`;
        python.FS.writeFile(path, new Uint8Array(order.bytes));
        const problem = await sandbox.install(path);
        blockJsImports();
        return problem || sandbox.load_package();
      }

      port.onmessage = async ({ data: order }) => {
        try {
          port.postMessage({ id: order.id, text: await follow(order) });
        } catch (fault) {
          // Python itself broke, or has no memory left.
          port.postMessage({ id: order.id, text: "", broke: String(fault).slice(0, 200) });
        }
      };
      port.postMessage({ id: 0, text: "" });
    },
    { once: true },
  );
})();
