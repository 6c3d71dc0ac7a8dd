export interface TransactionGuard {
  /**
   * Runs `work` in a transaction, and again if the user left the page before it ended and came back.
   *
   * @param work must stop once its signal is aborted
   */
  run<T>(
    begin: () => IDBTransaction,
    work: (tx: IDBTransaction, aborted: AbortSignal) => Promise<T>,
  ): Promise<T>;
  /** Stops listening to the page. */
  close(): void;
}

/** Node has no page that can be left. */
const thisPage = (): EventTarget =>
  typeof addEventListener === "function" ? globalThis : new EventTarget();

/**
 * Aborts open transactions when the user leaves the page. WebKit stores such a page for Back with
 * its open transactions, and every later page would wait for them.
 *
 * @param page gets the events `pagehide` and `pageshow`
 */
export function createTransactionGuard(page = thisPage()): TransactionGuard {
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
    close: () => closing.abort(),
  };
}

/** Rejects at once, since a page stored for Back may not get the transaction's events. */
const rejectionOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });

/** @returns false for a transaction that is being committed or has ended */
function abort(tx: IDBTransaction): boolean {
  try {
    tx.abort();
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError") return false;
    throw error;
  }
}
