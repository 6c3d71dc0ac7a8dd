import { describe, expect, it } from "vitest";
import { createDraftStore, memoryTable } from "./draft-store.ts";

const DAY = 24 * 60 * 60 * 1000;
const mine = { userId: "1", path: "/profile" };

describe("drafts", () => {
  it("are found by the same person on the same form only", async () => {
    const drafts = createDraftStore(() => Promise.resolve(memoryTable()));
    await drafts.write(mine, { name: "Ada" });
    expect(await drafts.read(mine)).toEqual({ name: "Ada" });
    expect(await drafts.read({ ...mine, userId: "2" })).toBeNull();
    expect(await drafts.read({ ...mine, path: "/company/profile/edit" })).toBeNull();
    await drafts.remove(mine);
    expect(await drafts.read(mine)).toBeNull();
  });

  it("outlive the page", async () => {
    const table = memoryTable();
    await createDraftStore(() => Promise.resolve(table)).write(mine, { name: "Ada" });
    const later = createDraftStore(() => Promise.resolve(table));
    expect(await later.read(mine)).toEqual({ name: "Ada" });
  });

  it("are forgotten after a week, also those of others and broken ones", async () => {
    const table = memoryTable();
    await table.put("broken", "x");
    await createDraftStore(
      () => Promise.resolve(table),
      () => 0,
    ).write(mine, { name: "Ada" });
    const later = createDraftStore(
      () => Promise.resolve(table),
      () => 7 * DAY,
    );
    expect(await later.read({ userId: "2", path: "/" })).toBeNull();
    expect(await table.names()).toEqual([]);
  });

  it("last as long as the page where the browser keeps nothing", async () => {
    const drafts = createDraftStore(() => Promise.reject(new Error("private window")));
    await drafts.write(mine, { name: "Ada" });
    expect(await drafts.read(mine)).toEqual({ name: "Ada" });
  });
});
