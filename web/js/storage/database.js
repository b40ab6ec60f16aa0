/**
 * Promise wrapper around one IndexedDB object store: opened lazily, reopened when the connection is lost, with a timeout
 * on every call. A resolved write is committed; a browser that refuses storage makes every call reject.
 */

const STORE = "games";

/** Timeout of a call, in milliseconds; the request itself may still complete later. */
export const ANSWER_TIMEOUT = 2000;

/** Extra time per entry: an import may add thousands of games. */
const TIMEOUT_PER_ENTRY = 5;

/** Some browsers never answer the first open request, but answer the next. */
const MAX_OPEN_ATTEMPTS = 3;

/** Why saving failed: storage refused, quota exceeded, or no answer. @typedef {"refused" | "full" | "silent"} SaveProblem */

/** The database did not answer in time. */
export class DatabaseTimeout extends Error {}

/** Classify a failed database call. @param {unknown} fault @returns {SaveProblem} */
export function saveProblemOf(fault) {
  if (fault instanceof DatabaseTimeout) return "silent";
  return fault instanceof DOMException && fault.name === "QuotaExceededError" ? "full" : "refused";
}

/**
 * @param {string} name
 * @param {() => void} [onAnswer] called when a timed-out request completes after all
 */
export function createDatabase(name, onAnswer = () => {}) {
  /** @type {Promise<IDBDatabase> | null} */
  let opened = null;
  let answered = false;
  let openings = 0;

  /** @param {number} [version] @returns {Promise<IDBDatabase>} */
  function open(version) {
    return new Promise((resolve, reject) => {
      // Some browsers throw when `indexedDB` is merely accessed.
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        if (!request.result.objectStoreNames.contains(STORE)) request.result.createObjectStore(STORE);
      };
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        if (database.objectStoreNames.contains(STORE)) return resolve(database);
        // Created elsewhere without our store: upgrade it.
        const next = database.version + 1;
        database.close();
        open(next).then(resolve, reject);
      };
    });
  }

  function connect() {
    if (opened) return opened;
    openings += 1;
    const opening = open();
    const forget = () => {
      if (opened === opening) opened = null;
    };
    opened = opening;
    opening.then((database) => {
      answered = true;
      database.onclose = forget;
      // Do not block another tab that deletes the database.
      database.onversionchange = () => {
        database.close();
        forget();
      };
    }, forget);
    return opening;
  }

  /** @param {IDBTransactionMode} mode */
  async function begin(mode) {
    // The battery may die right after the move.
    /** @type {IDBTransactionOptions} */
    const how = { durability: "strict" };
    try {
      return (await connect()).transaction(STORE, mode, how);
    } catch (fault) {
      if (!(fault instanceof DOMException && fault.name === "InvalidStateError")) throw fault;
      // The browser closed the connection silently.
      opened = null;
      return (await connect()).transaction(STORE, mode, how);
    }
  }

  /**
   * Run one transaction; the value passed to `give` is the result once it has committed.
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore, give: (value: T) => void, guarded: (step: () => void) => () => void) => void} work `guarded` wraps callbacks that run
   * later, so that an exception aborts the transaction
   * @returns {Promise<T>}
   */
  async function run(mode, work) {
    const transaction = await begin(mode);
    return new Promise((resolve, reject) => {
      /** @type {T} */
      let result;
      const guarded = (/** @type {() => void} */ step) => () => {
        try {
          step();
        } catch (fault) {
          reject(fault);
          transaction.abort();
        }
      };
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
      guarded(() => work(transaction.objectStore(STORE), (value) => (result = value), guarded))();
    });
  }

  /**
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {Parameters<typeof run<T>>[1]} work
   * @param {number} [within] timeout in milliseconds
   * @returns {Promise<T>}
   */
  function transact(mode, work, within = ANSWER_TIMEOUT) {
    return new Promise((resolve, reject) => {
      let late = false;
      const onTimeout = () => {
        late = true;
        if (!answered && openings < MAX_OPEN_ATTEMPTS) opened = null;
        reject(new DatabaseTimeout());
      };
      const timer = within === Infinity ? undefined : setTimeout(onTimeout, within);
      const end = () => {
        clearTimeout(timer);
        if (late) onAnswer();
      };
      void run(mode, work).then(resolve, reject).finally(end);
    });
  }

  return {
    /**
     * @param {IDBValidKey} key
     * @returns {Promise<unknown>}
     */
    get: (key) =>
      transact("readonly", (store, give) => {
        const request = store.get(key);
        request.onsuccess = () => give(request.result);
      }),

    /**
     * All entries; an unreadable one does not hide the others.
     * @param {number} within timeout in milliseconds
     * @returns {Promise<[IDBValidKey, unknown][]>}
     */
    async entries(within) {
      /** @type {IDBValidKey[]} */
      let all = [];
      try {
        return await transact(
          "readonly",
          (store, give) => {
            const keys = store.getAllKeys();
            const request = store.getAll();
            keys.onsuccess = () => (all = keys.result);
            request.onsuccess = () => give(all.map((key, at) => [key, request.result[at]]));
          },
          within,
        );
      } catch (fault) {
        if (all.length === 0) throw fault;
        return Promise.all(
          all.map(
            async (key) => /** @type {[IDBValidKey, unknown]} */ ([key, await this.get(key).catch(() => undefined)]),
          ),
        );
      }
    },

    /**
     * Read an entry and write what `next` returns, in one transaction: undefined keeps it, null deletes it.
     * @param {IDBValidKey} key
     * @param {(old: unknown) => unknown} next
     * @returns {Promise<void>}
     */
    change: (key, next) =>
      transact("readwrite", (store, _give, guarded) => {
        const request = store.get(key);
        request.onsuccess = guarded(() => {
          const value = next(request.result);
          if (value === null) store.delete(key);
          else if (value !== undefined) store.put(value, key);
        });
      }),

    /**
     * Add entries whose keys are not taken, all of them or none.
     * @param {[IDBValidKey, unknown][]} added
     * @returns {Promise<void>}
     */
    add: (added) =>
      transact(
        "readwrite",
        (store, _give, guarded) => {
          for (const [key, value] of added) {
            const request = store.getKey(key);
            request.onsuccess = guarded(() => void (request.result === undefined && store.put(value, key)));
          }
        },
        ANSWER_TIMEOUT + added.length * TIMEOUT_PER_ENTRY,
      ),

    /**
     * Delete everything and return what was there.
     * @returns {Promise<[IDBValidKey, unknown][]>}
     */
    empty: () =>
      transact("readwrite", (store, give, guarded) => {
        const keys = store.getAllKeys();
        const request = store.getAll();
        request.onsuccess = guarded(() => {
          give(keys.result.map((key, at) => [key, request.result[at]]));
          store.clear();
        });
      }),
  };
}

/** @typedef {ReturnType<typeof createDatabase>} Database */
