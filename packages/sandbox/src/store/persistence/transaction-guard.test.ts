import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { indexedDbPersistence } from "./indexed-db.ts";
import { createTransactionGuard } from "./transaction-guard.ts";
import { NOWHERE, type Persistence } from "./persistence.ts";

interface Tab {
  persistence: Persistence;
  leave: () => void;
  show: () => void;
}

async function openTab(factory: IDBFactory): Promise<Tab> {
  const page = new EventTarget();
  return {
    persistence: await indexedDbPersistence(factory, { page }),
    leave: () => page.dispatchEvent(new Event("pagehide")),
    show: () => page.dispatchEvent(new Event("pageshow")),
  };
}

/** Adds one to a number that is stored, and returns it. */
const count = async ({ persistence }: Tab): Promise<number> => {
  const done = await persistence.transact(NOWHERE, ({ rows }) => {
    const value = ((rows.find(({ id }) => id === "count")?.value as number | undefined) ?? 0) + 1;
    const writes = [{ table: "counts", id: "count", value }];
    return { result: value, writes, files: new Map(), wipe: false };
  });
  return done.result;
};

/** Lets the database work; each of its steps takes a turn or two. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

describe("a page that is left", () => {
  it("lets the next page go first, and begins again when it is shown", async () => {
    const factory = new IDBFactory();
    const [first, next] = [await openTab(factory), await openTab(factory)];
    const counting = count(first);
    first.leave();
    expect(await count(next)).toBe(1);
    first.show();
    expect(await counting).toBe(2);
  });

  it.each(Array.from({ length: 24 }, (_, turns) => turns))(
    "writes once, whole, when it is left %i turns after a call",
    async (turns) => {
      const factory = new IDBFactory();
      const [first, next] = [await openTab(factory), await openTab(factory)];
      const counting = count(first);
      for (let done = 0; done < turns; done += 1) await turn();
      first.leave();
      const there = await count(next);
      first.show();
      expect([await counting, there].toSorted()).toEqual([1, 2]);
      expect(await count(next)).toBe(3);
    },
  );

  it("stores a write without another turn of its own", async () => {
    const factory = new IDBFactory();
    const [first, next] = [await openTab(factory), await openTab(factory)];
    const written = first.persistence.transact(NOWHERE, () => {
      // It runs right after the transaction, before any other waiting task.
      queueMicrotask(first.leave);
      const writes = [{ table: "counts", id: "count", value: 7 }];
      return { result: "written", writes, files: new Map(), wipe: false };
    });
    expect((await written).result).toBe("written");
    expect(await count(next)).toBe(8);
  });

  it("delays new calls until it is shown, however often it is left", async () => {
    const factory = new IDBFactory();
    const [first, next] = [await openTab(factory), await openTab(factory)];
    first.leave();
    first.leave();
    const waiting = count(first);
    expect(await count(next)).toBe(1);
    first.show();
    first.leave();
    expect(await count(next)).toBe(2);
    first.show();
    first.show();
    expect(await waiting).toBe(3);
  });

  it("begins again even if no event of the aborted transaction reaches it", async () => {
    const page = new EventTarget();
    const begun: string[] = [];
    const running = createTransactionGuard(page).run(
      () => ({ abort: () => begun.push("aborted") }) as unknown as IDBTransaction,
      (_tx, aborted) => {
        begun.push("begun");
        return begun.length === 1 ? new Promise<AbortSignal>(() => {}) : Promise.resolve(aborted);
      },
    );
    await turn();
    page.dispatchEvent(new Event("pagehide"));
    page.dispatchEvent(new Event("pageshow"));
    expect((await running).aborted).toBe(false);
    expect(begun).toEqual(["begun", "aborted", "begun"]);
  });

  it("returns the error of a transaction that fails", async () => {
    const factory = new IDBFactory();
    const tab = await openTab(factory);
    const failing = tab.persistence.transact(NOWHERE, () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    tab.leave();
    tab.show();
    expect(await count(tab)).toBe(1);
  });

  it("removes its listeners once its database is closed", async () => {
    const tab = await openTab(new IDBFactory());
    await tab.persistence.close();
    tab.leave();
    await expect(count(tab)).rejects.toThrow("InvalidStateError");
  });
});
