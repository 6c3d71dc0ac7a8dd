import { describe, expect, it, vi } from "vitest";
import { createNotices } from "./messages.ts";

const texts = (store: ReturnType<typeof createNotices>) => store.read().map(({ text }) => text);

describe("notices", () => {
  it("lists notices in the order they were shown", () => {
    const store = createNotices();
    store.success("Data updated successfully!");
    store.error("Whoops! There was an error.");
    expect(store.read()).toMatchObject([
      { tone: "success", text: "Data updated successfully!" },
      { tone: "error", text: "Whoops! There was an error." },
    ]);
  });

  it("lists a notice once however often the same happens", () => {
    const store = createNotices();
    store.error("Whoops! There was an error.");
    const first = store.read()[0]!.id;
    store.error("Whoops! There was an error.");
    expect(store.read()).toHaveLength(1);
    expect(store.read()[0]!.id).not.toBe(first);
  });

  it("dismisses notices one by one", () => {
    const store = createNotices();
    store.error("one");
    store.error("two");
    store.dismiss(store.read()[0]!.id);
    expect(texts(store)).toEqual(["two"]);
  });

  it("removes errors on navigation, and keeps successes", () => {
    const store = createNotices();
    store.success("Group deleted successfully!");
    store.error("Whoops! There was an error.");
    store.clearErrors();
    expect(texts(store)).toEqual(["Group deleted successfully!"]);
  });

  it("keeps an error for as many navigations as it asks", () => {
    const store = createNotices();
    store.error("Forbidden: no access", { keepForNavigations: 1 });
    store.clearErrors();
    expect(texts(store)).toEqual(["Forbidden: no access"]);
    store.clearErrors();
    expect(texts(store)).toEqual([]);
  });

  it("drops the oldest that is no error when there are too many", () => {
    const store = createNotices();
    store.error("error");
    for (const text of ["a", "b", "c", "d"]) store.success(text);
    expect(texts(store)).toEqual(["error", "b", "c", "d"]);
  });

  it("removes only buttons when the person changes", () => {
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

  it("removes successes and keeps those with Undo", () => {
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

  it("keeps the array until something changes, and calls subscribers", () => {
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
