import { describe, expect, it, vi } from "vitest";
import { createNotices } from "./messages.ts";

const texts = (store: ReturnType<typeof createNotices>) => store.read().map(({ text }) => text);

describe("notices", () => {
  it("stand in the order they were told", () => {
    const store = createNotices();
    store.success("Data updated successfully!");
    store.error("Whoops! There was an error.");
    expect(store.read()).toMatchObject([
      { tone: "success", text: "Data updated successfully!" },
      { tone: "error", text: "Whoops! There was an error." },
    ]);
  });

  it("are told once however often the same happens", () => {
    const store = createNotices();
    store.error("Whoops! There was an error.");
    const first = store.read()[0]!.id;
    store.error("Whoops! There was an error.");
    expect(store.read()).toHaveLength(1);
    expect(store.read()[0]!.id).not.toBe(first);
  });

  it("are dismissed one by one", () => {
    const store = createNotices();
    store.error("one");
    store.error("two");
    store.dismiss(store.read()[0]!.id);
    expect(texts(store)).toEqual(["two"]);
  });

  it("lose their errors on navigation, but not what went well (shell 8)", () => {
    const store = createNotices();
    store.success("Group deleted successfully!");
    store.error("Whoops! There was an error.");
    store.clearErrors();
    expect(texts(store)).toEqual(["Group deleted successfully!"]);
  });

  it("carry an error over as many navigations as it survives", () => {
    const store = createNotices();
    store.error("Forbidden: no access", { keepForNavigations: 1 });
    store.clearErrors();
    expect(texts(store)).toEqual(["Forbidden: no access"]);
    store.clearErrors();
    expect(texts(store)).toEqual([]);
  });

  it("never pile up: the oldest that is no error goes first", () => {
    const store = createNotices();
    store.error("error");
    for (const text of ["a", "b", "c", "d"]) store.success(text);
    expect(texts(store)).toEqual(["error", "b", "c", "d"]);
  });

  it("lose their buttons when the person changes, and nothing else", () => {
    const store = createNotices();
    store.success("Event archived successfully!", { action: { label: "Undo", onSelect: vi.fn() } });
    expect(store.read()[0]!.action?.label).toBe("Undo");
    store.clearActions();
    expect(texts(store)).toEqual(["Event archived successfully!"]);
    expect(store.read()[0]).not.toHaveProperty("action");
    const before = store.read();
    store.clearActions();
    expect(store.read()).toBe(before);
  });

  it("lose successes before what may fail, but for those that can be undone", () => {
    const store = createNotices();
    store.success("Data updated successfully!");
    store.success("Event archived successfully!", { action: { label: "Undo", onSelect: vi.fn() } });
    store.error("Whoops! There was an error.");
    store.clearSuccesses();
    expect(texts(store)).toEqual(["Event archived successfully!", "Whoops! There was an error."]);
    const before = store.read();
    store.clearSuccesses();
    expect(store.read()).toBe(before);
  });

  it("keep their array until something changes, and tell who listens", () => {
    const store = createNotices();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const before = store.read();
    store.clear();
    store.clearErrors();
    expect(store.read()).toBe(before);
    store.success("a");
    expect(listener).toHaveBeenCalledOnce();
    stop();
    store.clear();
    expect(listener).toHaveBeenCalledOnce();
    expect(store.read()).toEqual([]);
  });
});
