/** Transactions of a page that may be left at any time. */

export type TransactionGuard = ReturnType<typeof createTransactionGuard>;

/** Where there is no page, as in Node, none is left. */
const thisPage = (): EventTarget =>
  typeof addEventListener === "function" ? globalThis : new EventTarget();

/**
 * Aborts the open transactions of a page that is left. WebKit keeps such a page for Back with its transactions
 * as they are: every later page would wait for them.
 *
 * @param page gets the events `pagehide` and `pageshow`
 */
export function createTransactionGuard(page = thisPage()) {
  const open = new Map<IDBTransaction, AbortController>();
  const closing = new AbortController();
  const { signal } = closing;
  const presence: { shownAgain: PromiseWithResolvers<void> | null } = { shownAgain: null };

  const onLeave = (): void => {
    presence.shownAgain ??= Promise.withResolvers();
    for (const [tx, ending] of open) {
      if (abort(tx)) ending.abort();
    }
  };
  const onShow = (): void => {
    presence.shownAgain?.resolve();
    presence.shownAgain = null;
  };
  page.addEventListener("pagehide", onLeave, { signal });
  page.addEventListener("pageshow", onShow, { signal });

  return {
    /**
     * Runs `work` in a transaction. If the page is left meanwhile, `work` begins again in another one once the
     * page is shown again.
     *
     * @param work must not go on once its signal is aborted
     */
    async run<T>(
      begin: () => IDBTransaction,
      work: (tx: IDBTransaction, aborted: AbortSignal) => Promise<T>,
    ): Promise<T> {
      for (;;) {
        while (presence.shownAgain) await presence.shownAgain.promise;
        const tx = begin();
        const ending = new AbortController();
        open.set(tx, ending);
        try {
          return await Promise.race([work(tx, ending.signal), rejectionOf(ending.signal)]);
        } catch (error) {
          if (!ending.signal.aborted) throw error;
        } finally {
          open.delete(tx);
        }
      }
    },
    /** Stops listening. */
    close: (): void => closing.abort(),
  };
}

/** Heard of at once: an event of the transaction may not reach a page that the browser puts aside. */
const rejectionOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });

/** @returns false for one that ends by itself: it is being committed, or has ended */
function abort(tx: IDBTransaction): boolean {
  try {
    tx.abort();
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError") return false;
    throw error;
  }
}
