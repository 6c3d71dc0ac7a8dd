import { createStore, del, get, keys, promisifyRequest, type UseStore } from "idb-keyval";
import type { DraftTable } from "./draft-store.ts";

const DATABASE = "recurrent-drafts";
const STORE = "drafts";

/** Apart from the store of drafts, which sign-in pages load as well. */
export async function openTable(): Promise<DraftTable> {
  const store = commitAtOnce(createStore(DATABASE, STORE));
  return {
    get: (name) => get<unknown>(name, store),
    put: (name, value, replaced) =>
      store("readwrite", (drafts) => {
        drafts.put(value, name);
        if (replaced !== undefined) drafts.delete(replaced);
        return promisifyRequest(drafts.transaction);
      }),
    delete: (name) => del(name, store),
    names: async () => (await keys(store)).map(String),
  };
}

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
