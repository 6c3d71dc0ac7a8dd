import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDraftStore, type DraftTable, memoryTable } from "./draft-store.ts";
import { openTable } from "./draft-table.ts";

const mine = { userId: "1", path: "/profile" };
const theirs = { userId: "2", path: "/profile" };
/** The values typed into a form that was empty before. */
const draft = (values: object) => ({ values, base: { name: "" } });
const over = (durable: DraftTable) => createDraftStore(() => openTable(durable));

const never = <T>() => new Promise<T>(() => undefined);

/** @param answered settles once `table` answers */
function lateTable(table: DraftTable, answered: Promise<unknown>): DraftTable {
  return {
    get: (name) => answered.then(() => table.get(name)),
    put: (...put) => answered.then(() => table.put(...put)),
    delete: (name) => answered.then(() => table.delete(name)),
    deleteAll: (isGone) => answered.then(() => table.deleteAll(isGone)),
    names: () => answered.then(() => table.names()),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The outcome of `answer`, or "nothing" if it takes more than a minute. */
async function withinAMinute<T>(answer: Promise<T>): Promise<T | "nothing" | Error> {
  const minute = new Promise<"nothing">((resolve) => void setTimeout(resolve, 60_000, "nothing"));
  const first = Promise.race([answer.catch((error: Error) => error), minute]);
  await vi.advanceTimersByTimeAsync(60_000);
  return first;
}

it.each<[string, DraftTable]>([
  ["opens", lateTable(memoryTable(), never())],
  ["ends a transaction", { ...memoryTable(), put: never, delete: never }],
  ["answers a question", { ...memoryTable(), put: never, get: never, names: never }],
])("keeps drafts for the page while the database never %s", async (_what, durable) => {
  const drafts = over(durable);
  const form = drafts.open(mine);
  expect(await withinAMinute(form.write(draft({ name: "Ada" })))).toBeUndefined();
  expect(await withinAMinute(form.write(draft({ name: "Ada L" })))).toBeUndefined();
  const later = drafts.open(mine);
  expect(await withinAMinute(later.read())).toEqual(draft({ name: "Ada L" }));
  expect(await withinAMinute(later.readAgain())).toEqual(draft({ name: "Ada L" }));
  await withinAMinute(drafts.forget("1"));
  expect(await withinAMinute(drafts.open(mine).read())).not.toEqual(draft({ name: "Ada L" }));
});

it("writes, offers and deletes drafts once the database answers late", async () => {
  const table = memoryTable();
  await over(table)
    .open(mine)
    .write(draft({ name: "Of old" }));
  await over(table)
    .open(theirs)
    .write(draft({ name: "Bob" }));
  const { promise, resolve } = Promise.withResolvers<void>();
  const drafts = over(lateTable(table, promise));
  const offered = drafts.open(theirs).read();
  void drafts.forget("1");
  await withinAMinute(drafts.open(mine).write(draft({ name: "Ada" })));
  resolve();
  expect(await withinAMinute(offered)).toEqual(draft({ name: "Bob" }));
  expect(await over(table).open(mine).read()).toEqual(draft({ name: "Ada" }));
  expect(await table.names()).toHaveLength(2);
});

it("refuses to read a draft again that the database does not give", async () => {
  const table = memoryTable();
  await over(table)
    .open(mine)
    .write(draft({ name: "Ada" }));
  const broken = { ...table };
  const form = over(broken).open(mine);
  expect(await form.read()).toEqual(draft({ name: "Ada" }));
  broken.get = never;
  expect(await withinAMinute(form.readAgain())).toBeInstanceOf(Error);
});
