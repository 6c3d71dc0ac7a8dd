import { describe, expect, it } from "vitest";
import { createDraftStore, memoryTable } from "./draft-store.ts";

const DAY = 24 * 60 * 60 * 1000;
/** What was typed into a form that was empty before. */
const draft = (values: object) => ({ values, base: { name: "" } });
const mine = { userId: "1", path: "/profile" };

describe("drafts", () => {
  it("are found by the same person on the same form only", async () => {
    const drafts = createDraftStore(() => Promise.resolve(memoryTable()));
    await drafts.open(mine).write(draft({ name: "Ada" }));
    expect(await drafts.open(mine).read()).toEqual(draft({ name: "Ada" }));
    expect(await drafts.open({ ...mine, userId: "2" }).read()).toBeNull();
    expect(await drafts.open({ ...mine, path: "/company/profile/edit" }).read()).toBeNull();
    await drafts.open(mine).remove();
    expect(await drafts.open(mine).read()).toBeNull();
  });

  it("outlive the page", async () => {
    const table = memoryTable();
    const drafts = createDraftStore(() => Promise.resolve(table));
    await drafts.open(mine).write(draft({ name: "Ada" }));
    const later = createDraftStore(() => Promise.resolve(table));
    expect(await later.open(mine).read()).toEqual(draft({ name: "Ada" }));
  });

  it("are forgotten after a week, also those of others and broken ones", async () => {
    const table = memoryTable();
    await table.put("broken", "x");
    await createDraftStore(
      () => Promise.resolve(table),
      () => 0,
    )
      .open(mine)
      .write(draft({ name: "Ada" }));
    const later = createDraftStore(
      () => Promise.resolve(table),
      () => 7 * DAY,
    );
    expect(await later.open({ userId: "2", path: "/" }).read()).toBeNull();
    expect(await table.names()).toEqual([]);
  });

  it("last as long as the page where the browser keeps nothing", async () => {
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
    // The page closes after that, and with it what was still to be written.
    await unfinished.write(draft({ name: "Unfinished" }));
    await form.write(draft({ name: "Ada L" }));
    expect(await drafts.open(mine).read()).toBeNull();
    expect(await drafts.open({ ...mine, path: "/company/users/create" }).read()).toBeNull();
    expect(await drafts.open(theirs).read()).toEqual(draft({ name: "Bob" }));
    // The next sign-in of the same person keeps drafts again.
    await drafts.open(mine).write(draft({ name: "Ada again" }));
    expect(await drafts.open(mine).read()).toEqual(draft({ name: "Ada again" }));
  });
});
