import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftStore, memoryTable } from "./draft-store.ts";

const DAY = 24 * 60 * 60 * 1000;
/** The values typed into a form that was empty before. */
const draft = (values: object) => ({ values, base: { name: "" } });
const mine = { userId: "1", path: "/profile" };

describe("drafts", () => {
  it("finds drafts by the same person on the same form only", async () => {
    const drafts = createDraftStore(() => Promise.resolve(memoryTable()));
    await drafts.open(mine).write(draft({ name: "Ada" }));
    expect(await drafts.open(mine).read()).toEqual(draft({ name: "Ada" }));
    expect(await drafts.open({ ...mine, userId: "2" }).read()).toBeNull();
    expect(await drafts.open({ ...mine, path: "/company/profile/edit" }).read()).toBeNull();
  });

  it("removes and replaces its own draft only, beside another form of the same page", async () => {
    const table = memoryTable();
    let at = 0;
    // Two tabs of one browser.
    const openTab = () =>
      createDraftStore(() => Promise.resolve(table), {
        hosts: () => (at += 1),
        browser: () => at,
      }).open(mine);
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await first.write(draft({ name: "Ada" }));
    await second.write(draft({ name: "Bob" }));
    expect(await third.read()).toEqual(draft({ name: "Bob" }));
    await third.remove();
    await second.remove();
    expect(await third.read()).toEqual(draft({ name: "Ada" }));
    await second.write(draft({ name: "Bob again" }));
    expect(await openTab().read()).toEqual(draft({ name: "Bob again" }));
    await third.removeRead();
    await second.remove();
    expect(await openTab().read()).toBeNull();
  });

  it("finds drafts of the same company only", async () => {
    const drafts = createDraftStore(() => Promise.resolve(memoryTable()));
    const ofCompany = { ...mine, path: "/company/profile/edit", companyId: "3" };
    await drafts.open(ofCompany).write(draft({ name: "Aurora" }));
    expect(await drafts.open({ ...ofCompany, companyId: "4" }).read()).toBeNull();
    expect(await drafts.open(ofCompany).read()).toEqual(draft({ name: "Aurora" }));
    await drafts.forget("1");
    expect(await drafts.open(ofCompany).read()).toBeNull();
  });

  it("keeps drafts after the page is closed", async () => {
    const table = memoryTable();
    const drafts = createDraftStore(() => Promise.resolve(table));
    await drafts.open(mine).write(draft({ name: "Ada" }));
    const later = createDraftStore(() => Promise.resolve(table));
    expect(await later.open(mine).read()).toEqual(draft({ name: "Ada" }));
  });

  it("deletes drafts after a week, also those of others and broken ones", async () => {
    const table = memoryTable();
    await table.put("broken", "x");
    await createDraftStore(() => Promise.resolve(table), { hosts: () => 0, browser: () => 0 })
      .open(mine)
      .write(draft({ name: "Ada" }));
    const later = createDraftStore(() => Promise.resolve(table), {
      hosts: () => 7 * DAY,
      browser: () => 7 * DAY,
    });
    expect(await later.open({ userId: "2", path: "/" }).read()).toBeNull();
    expect(await table.names()).toEqual([]);
  });

  it.each<[what: string, hosts: number, browser: number, age: { hosts: number; browser: number }]>([
    ["a browser that is a year ahead", 0, 365, { hosts: 366, browser: 1 }],
    ["a browser that is eight days ahead", 0, 8, { hosts: 8, browser: 0 }],
    ["a browser whose year was set right since", 0, -365, { hosts: 1, browser: 366 }],
    ["a browser that was set back since", 0, 0, { hosts: 1, browser: -365 }],
    ["a browser a year behind before the first reply", -365, -365, { hosts: 366, browser: 1 }],
  ])("keeps a draft of the last week with %s", async (_what, hosts, browser, age) => {
    const table = memoryTable();
    const at = (hostDay: number, browserDay: number) =>
      createDraftStore(() => Promise.resolve(table), {
        hosts: () => hostDay * DAY,
        browser: () => browserDay * DAY,
      }).open(mine);
    await at(hosts, browser).write(draft({ name: "Ada" }));
    const later = at(hosts + age.hosts, browser + age.browser);
    expect(await later.read()).toEqual(draft({ name: "Ada" }));
    expect(await table.names()).toHaveLength(1);
  });

  it("reads drafts of earlier releases for a week", async () => {
    const table = memoryTable();
    const name = JSON.stringify([mine.userId, mine.path]);
    await table.put(name, { ...draft({ name: "Of old" }), at: 0 });
    const onDay = (day: number) =>
      createDraftStore(() => Promise.resolve(table), {
        hosts: () => day * DAY,
        browser: () => day * DAY,
      }).open(mine);
    expect(await onDay(6).read()).toEqual(draft({ name: "Of old" }));
    expect(await onDay(7).read()).toBeNull();
    expect(await table.names()).toEqual([]);
  });

  it("keeps drafts for the page when the browser stores nothing", async () => {
    const drafts = createDraftStore(() => Promise.reject(new Error("private window")));
    await drafts.open(mine).write(draft({ name: "Ada" }));
    expect(await drafts.open(mine).read()).toEqual(draft({ name: "Ada" }));
  });

  it("deletes a person's drafts on Logout, open forms included, not of others", async () => {
    const drafts = createDraftStore(() => Promise.resolve(memoryTable()));
    const theirs = { userId: "11", path: "/profile" };
    const form = drafts.open(mine);
    const unfinished = drafts.open({ ...mine, path: "/company/users/create" });
    await Promise.all([
      form.write(draft({ name: "Ada" })),
      drafts.open(theirs).write(draft({ name: "Bob" })),
    ]);
    await drafts.forget("1");
    // The page closes afterwards, so a pending write must have been finished.
    await unfinished.write(draft({ name: "Unfinished" }));
    await form.write(draft({ name: "Ada L" }));
    expect(await drafts.open(mine).read()).toBeNull();
    expect(await drafts.open({ ...mine, path: "/company/users/create" }).read()).toBeNull();
    expect(await drafts.open(theirs).read()).toEqual(draft({ name: "Bob" }));
    // Drafts are stored again after the next sign-in of the same person.
    await drafts.open(mine).write(draft({ name: "Ada again" }));
    expect(await drafts.open(mine).read()).toEqual(draft({ name: "Ada again" }));
  });
});

describe("drafts in IndexedDB", () => {
  beforeEach(() => void vi.stubGlobal("indexedDB", new IDBFactory()));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("keeps drafts in IndexedDB, and deletes those of one person alone", async () => {
    const theirs = { userId: "2", path: "/profile" };
    const drafts = createDraftStore();
    await drafts.open(mine).write(draft({ name: "Ada" }));
    await drafts.open(theirs).write(draft({ name: "Bob" }));
    const later = createDraftStore();
    expect(await later.open(mine).read()).toEqual(draft({ name: "Ada" }));
    await later.forget("1");
    expect(await createDraftStore().open(mine).read()).toBeNull();
    expect(await createDraftStore().open(theirs).read()).toEqual(draft({ name: "Bob" }));
  });

  it("uses the database that earlier releases made", async () => {
    await new Promise<void>((resolve) => {
      const request = indexedDB.open("recurrent-drafts", 1);
      request.addEventListener("upgradeneeded", () => {
        const kept = { ...draft({ name: "Of old" }), at: Date.now() };
        request.result.createObjectStore("drafts").put(kept, JSON.stringify(["1", "/profile"]));
      });
      request.addEventListener("success", () => {
        request.result.close();
        resolve();
      });
    });
    const later = createDraftStore().open(mine);
    expect(await later.read()).toEqual(draft({ name: "Of old" }));
    await later.removeRead();
    expect(await later.read()).toBeNull();
  });

  it("leaves no transaction open on a page that is left", async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, "transaction");
    const committed = vi.spyOn(IDBTransaction.prototype, "commit");
    const drafts = createDraftStore();
    const form = drafts.open(mine);
    await form.write(draft({ name: "Ada" }));
    await form.read();
    await form.remove();
    await drafts.forget("1");
    // That of a new database ends by itself.
    const ours = begun.mock.calls.filter(([, mode]) => (mode as string) !== "versionchange");
    expect(ours.length).toBeGreaterThanOrEqual(4);
    expect(committed).toHaveBeenCalledTimes(ours.length);
  });

  it("replaces the draft that was read, in one transaction", async () => {
    await createDraftStore()
      .open(mine)
      .write(draft({ name: "Ada" }));
    const form = createDraftStore().open(mine);
    await form.read();
    await form.write(draft({ name: "Ada L" }), true);
    await form.remove();
    expect(await createDraftStore().open(mine).read()).toBeNull();
  });

  const full = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  /** Its error comes later, as of a disk that fills up, and ends the transaction. */
  function failLater(this: IDBObjectStore, value: unknown) {
    this.add(value, "same");
    return this.add(value, "same");
  }
  it.each([
    ["at once", full],
    ["while it is written", failLater],
  ])("keeps the draft that was read when storage is full: %s", async (_when, put) => {
    await createDraftStore()
      .open(mine)
      .write(draft({ name: "Ada" }));
    const form = createDraftStore().open(mine);
    await form.read();
    const stubbed = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(put);
    await expect(form.write(draft({ name: "Ada L" }), true)).rejects.toThrow();
    stubbed.mockRestore();
    expect(await createDraftStore().open(mine).read()).toEqual(draft({ name: "Ada" }));
  });

  it.each([
    ["has none", () => undefined],
    ["refuses it", () => new Proxy(new IDBFactory(), { get: () => refuse })],
    ["cannot open it", () => ({ open: failingRequest })],
  ])("keeps drafts for the page when IndexedDB fails: the browser %s", async (_case, make) => {
    vi.stubGlobal("indexedDB", make());
    const drafts = createDraftStore();
    await drafts.open(mine).write(draft({ name: "Ada" }));
    expect(await drafts.open(mine).read()).toEqual(draft({ name: "Ada" }));
  });
});

function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

/** The result of `open` when the files of the database are broken. */
function failingRequest() {
  const request: Partial<Pick<IDBOpenDBRequest, "onerror">> & { error: DOMException } = {
    error: new DOMException("Internal error.", "UnknownError"),
  };
  setTimeout(() => {
    request.onerror?.call(request as IDBOpenDBRequest, new Event("error"));
  });
  return request;
}
