import { createStore, del, get, keys, promisifyRequest, type UseStore } from "idb-keyval";
import { type DraftTable, memoryTable } from "./draft-store.ts";

const DATABASE = "recurrent-drafts";
const STORE = "drafts";

/** Longer than a slow disk needs, in milliseconds. */
const LIMIT_MS = 3_000;

/**
 * Apart from the store of drafts, which sign-in pages load as well.
 *
 * @param durable for tests
 * @throws where the browser refuses the database
 */
export async function openTable(durable = indexedDbTable()): Promise<DraftTable> {
  await Promise.race([durable.names(), pause(LIMIT_MS)]);
  return patientTable(durable);
}

function indexedDbTable(): DraftTable {
  const store = commitAtOnce(createStore(DATABASE, STORE));
  const names = async () => (await keys(store)).map(String);
  return {
    get: (name) => get<unknown>(name, store),
    put: (name, value, replaced) =>
      store("readwrite", (drafts) => {
        drafts.put(value, name);
        if (replaced !== undefined) drafts.delete(replaced);
        return promisifyRequest(drafts.transaction);
      }),
    delete: (name) => del(name, store),
    async deleteAll(isGone) {
      await Promise.all((await names()).filter(isGone).map((name) => del(name, store)));
    },
    names,
  };
}

/**
 * A database may answer late or never: it waits for another page, or is broken. Until it does, its
 * drafts last as long as the page. It does later, in this order, what it was asked for.
 */
function patientTable(durable: DraftTable): DraftTable {
  /** Drafts that the database does not have yet. */
  const memory = memoryTable();
  return {
    async get(name) {
      const unwritten = await memory.get(name);
      if (unwritten !== undefined) return unwritten;
      const late = pause(LIMIT_MS).then(() => {
        throw new Error("The browser's storage does not answer.");
      });
      return Promise.race([durable.get(name), late]);
    },
    async put(name, value, replaced) {
      void memory.put(name, value, replaced);
      const write = async () => {
        try {
          await durable.put(name, value, replaced);
        } finally {
          if ((await memory.get(name)) === value) void memory.delete(name);
        }
      };
      await Promise.race([write(), pause(LIMIT_MS)]);
    },
    async delete(name) {
      void memory.delete(name);
      await durable.delete(name);
    },
    async deleteAll(isGone) {
      void memory.deleteAll(isGone);
      await durable.deleteAll(isGone);
    },
    async names() {
      const unwritten = await memory.names();
      const stored = durable.names();
      // What nobody waits for may come late.
      if (unwritten.length === 0) return stored;
      const inTime = await Promise.race([stored, pause(LIMIT_MS)]);
      return [...new Set([...(inTime ?? []), ...unwritten])];
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/**
 * WebKit keeps a page left for Back with its open transactions, and every later page waits for
 * them.
 */
function commitAtOnce(useStore: UseStore): UseStore {
  return (mode, request) =>
    useStore(mode, (store) => {
      const answer = request(store);
      store.transaction.commit();
      return answer;
    });
}
