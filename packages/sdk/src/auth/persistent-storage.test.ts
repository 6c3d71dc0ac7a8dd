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
