/**
 * One database with one store: opened when it is first needed, opened anew when it was lost, never waited for without
 * end. What is said to be done is on the disk; a browser that refuses makes every call fail.
 */

const STORE = "games";

/** Who has not answered by then is not waited for; what was asked may still be done. */
export const ANSWER_TIMEOUT = 2000;

/** Thousands of games out of a file take their time. */
const TIMEOUT_PER_ENTRY = 5;

/** Some browsers never answer the first opening, but the next. */
const MAX_OPEN_ATTEMPTS = 3;

/** The database does not answer. */
export class DatabaseTimeout extends Error {}

/**
 * @param {string} name
 * @param {() => void} [onAnswer] it answers after all: what had been asked of it, and given up, is now decided
 */
export function createDatabase(name, onAnswer = () => {}) {
  /** @type {Promise<IDBDatabase> | null} */
  let opened = null;
  let answered = false;
  let openings = 0;

  /** @param {number} [version] @returns {Promise<IDBDatabase>} */
  function open(version) {
    return new Promise((resolve, reject) => {
      // Some browsers throw at the mere touch.
      const asked = indexedDB.open(name, version);
      asked.onupgradeneeded = () => {
        if (!asked.result.objectStoreNames.contains(STORE)) asked.result.createObjectStore(STORE);
      };
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const database = asked.result;
        if (database.objectStoreNames.contains(STORE)) return resolve(database);
        // Made by another hand, and empty.
        const next = database.version + 1;
        database.close();
        open(next).then(resolve, reject);
      };
    });
  }

  function connect() {
    if (opened) return opened;
    openings += 1;
    const mine = open();
    const forget = () => {
      if (opened === mine) opened = null;
    };
    opened = mine;
    mine.then((database) => {
      answered = true;
      database.onclose = forget;
      // Nobody who clears the storage has to wait for us.
      database.onversionchange = () => {
        database.close();
        forget();
      };
    }, forget);
    return mine;
  }

  /** @param {IDBTransactionMode} mode */
  async function begin(mode) {
    // The device's battery may end with the next move.
    /** @type {IDBTransactionOptions} */
    const how = { durability: "strict" };
    try {
      return (await connect()).transaction(STORE, mode, how);
    } catch (fault) {
      if (!(fault instanceof DOMException && fault.name === "InvalidStateError")) throw fault;
      // The browser has closed it without a word.
      opened = null;
      return (await connect()).transaction(STORE, mode, how);
    }
  }

  /**
   * One transaction; what `work` hands out is given back when all is committed.
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore, give: (value: T) => void, careful: (step: () => void) => () => void) => void} work `careful` guards
   *   what is done later, when something has been read
   * @returns {Promise<T>}
   */
  async function run(mode, work) {
    const change = await begin(mode);
    return new Promise((resolve, reject) => {
      /** @type {T} */
      let result;
      const careful = (/** @type {() => void} */ step) => () => {
        try {
          step();
        } catch (fault) {
          reject(fault);
          change.abort();
        }
      };
      change.oncomplete = () => resolve(result);
      change.onabort = () => reject(change.error);
      careful(() => work(change.objectStore(STORE), (value) => (result = value), careful))();
    });
  }

  /**
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {Parameters<typeof run<T>>[1]} work
   * @param {number} [within] milliseconds, after which it counts as silent
   * @returns {Promise<T>}
   */
  function transact(mode, work, within = ANSWER_TIMEOUT) {
    return new Promise((resolve, reject) => {
      let late = false;
      const givenUp = () => {
        late = true;
        if (!answered && openings < MAX_OPEN_ATTEMPTS) opened = null;
        reject(new DatabaseTimeout());
      };
      const timer = within === Infinity ? undefined : setTimeout(givenUp, within);
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
        const asked = store.get(key);
        asked.onsuccess = () => give(asked.result);
      }),

    /**
     * All entries; one that cannot be read hides no other.
     * @param {number} within milliseconds
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
            const asked = store.getAll();
            keys.onsuccess = () => (all = keys.result);
            asked.onsuccess = () => give(all.map((key, at) => [key, asked.result[at]]));
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
     * Reads an entry and lays down what `next` makes of it, in one step: undefined leaves it, null takes it away.
     * @param {IDBValidKey} key
     * @param {(old: unknown) => unknown} next
     * @returns {Promise<void>}
     */
    change: (key, next) =>
      transact("readwrite", (store, _give, careful) => {
        const asked = store.get(key);
        asked.onsuccess = careful(() => {
          const value = next(asked.result);
          if (value === null) store.delete(key);
          else if (value !== undefined) store.put(value, key);
        });
      }),

    /**
     * Lays down what is not there yet: all of it, or nothing.
     * @param {[IDBValidKey, unknown][]} added
     * @returns {Promise<void>}
     */
    add: (added) =>
      transact(
        "readwrite",
        (store, _give, careful) => {
          for (const [key, value] of added) {
            const asked = store.getKey(key);
            asked.onsuccess = careful(() => void (asked.result === undefined && store.put(value, key)));
          }
        },
        ANSWER_TIMEOUT + added.length * TIMEOUT_PER_ENTRY,
      ),

    /**
     * Takes everything away, and gives it back as it was.
     * @returns {Promise<[IDBValidKey, unknown][]>}
     */
    empty: () =>
      transact("readwrite", (store, give, careful) => {
        const keys = store.getAllKeys();
        const asked = store.getAll();
        asked.onsuccess = careful(() => {
          give(keys.result.map((key, at) => [key, asked.result[at]]));
          store.clear();
        });
      }),
  };
}
