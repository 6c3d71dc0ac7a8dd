import { describe, expect, it } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import { createPersistentStorage, openStorage } from "./persistent-storage.ts";

describe("stored values", () => {
  it("keeps values after the page is closed", () => {
    const local = memoryStorage();
    createPersistentStorage(local, null).set("user", "x");
    expect(createPersistentStorage(local, null).get("user")).toBe("x");
  });

  it("keeps values for the page when the storage is full, and no older value", () => {
    const local = memoryStorage({ user: "old" });
    const keep = createPersistentStorage(local, null);
    local.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    keep.set("user", "new");
    keep.reload();
    expect(keep.get("user")).toBe("new");
    expect(local.getItem("user")).toBeNull();
  });

  it("keeps values for the page when the browser has no storage at all", () => {
    const blocked = openStorage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const keep = createPersistentStorage(blocked, blocked);
    keep.set("user", "x");
    expect(keep.get("user")).toBe("x");
    keep.clear([]);
    expect(keep.get("user")).toBeNull();
  });

  it("starts empty when reading throws", () => {
    const local = memoryStorage({ user: "x" });
    local.getItem = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(createPersistentStorage(local, null).get("user")).toBeNull();
  });

  it("clears both storages except the named keys", () => {
    const local = memoryStorage({ user: "x", intended: "/profile", foreign: "y" });
    const session = memoryStorage({ draft: "z" });
    const keep = createPersistentStorage(local, session);
    keep.clear(["intended"]);
    expect(local.entries()).toEqual({ intended: "/profile" });
    expect(session.entries()).toEqual({});
    expect(keep.get("intended")).toBe("/profile");
  });

  it("takes values from another tab, even while the storage is behind", () => {
    const local = memoryStorage({ user: "before" });
    const keep = createPersistentStorage(local, null);
    keep.receive({ user: null, company: "c" });
    expect([keep.get("user"), keep.get("company")]).toEqual([null, "c"]);
  });

  it("reads values afresh on demand", () => {
    const local = memoryStorage({ user: "x" });
    const keep = createPersistentStorage(local, null);
    local.removeItem("user");
    keep.reload();
    expect(keep.get("user")).toBeNull();
  });
});

const refuse = () => {
  throw new DOMException("full", "QuotaExceededError");
};

describe("a storage that refused a write", () => {
  it.each<
    [what: string, elsewhere: Record<string, string | null>, expected: Record<string, string>]
  >([
    ["nothing", {}, { user: "mine", other: "first" }],
    ["another key", { other: "second" }, { user: "mine", other: "second" }],
    ["the end of another key", { other: null }, { user: "mine" }],
    ["a key that is new", { third: "3" }, { user: "mine", other: "first", third: "3" }],
    ["the refused key", { user: "theirs" }, { user: "theirs", other: "first" }],
    ["both", { user: "theirs", other: "second" }, { user: "theirs", other: "second" }],
  ])("shows what another tab writes later: %s", (_what, elsewhere, expected) => {
    const local = memoryStorage({ other: "first" });
    const { setItem } = local;
    const storage = createPersistentStorage(local, null);
    local.setItem = refuse;
    storage.set("user", "mine");
    local.setItem = setItem;
    for (const [key, value] of Object.entries(elsewhere)) {
      if (value === null) local.removeItem(key);
      else local.setItem(key, value);
    }
    storage.reload();
    storage.reload();
    const read = ["user", "other", "third"].flatMap((key) => {
      const value = storage.get(key);
      return value === null ? [] : [[key, value] as const];
    });
    expect(Object.fromEntries(read)).toEqual(expected);
  });

  it("follows the storage once a later write of the key succeeds", () => {
    const local = memoryStorage();
    const { setItem } = local;
    const storage = createPersistentStorage(local, null);
    local.setItem = refuse;
    storage.set("user", "x");
    local.setItem = setItem;
    storage.set("user", "y");
    local.removeItem("user");
    storage.reload();
    expect(storage.get("user")).toBeNull();
  });

  it("keeps a removed value away that it did not let go of", () => {
    const local = memoryStorage({ user: "old" });
    const storage = createPersistentStorage(local, null);
    local.removeItem = refuse;
    storage.remove("user");
    storage.reload();
    expect(storage.get("user")).toBeNull();
    local.setItem("user", "new");
    storage.reload();
    expect(storage.get("user")).toBe("new");
  });

  it("keeps values of another tab when the browser has no storage", () => {
    const storage = createPersistentStorage(null, null);
    storage.receive({ user: "x" });
    storage.reload();
    expect(storage.get("user")).toBe("x");
  });
});
