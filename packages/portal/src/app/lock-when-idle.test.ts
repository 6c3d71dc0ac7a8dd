import { ApiError } from "@recurrent/sdk";
import { MutationObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHarnessApp } from "../testing/harness-context.ts";
import { isIdle, lockWhenIdle } from "./lock-when-idle.ts";
import { reportTransfers } from "./transfers.ts";

const MINUTE = 60_000;

it.each([
  [0, 100 * MINUTE, 0, false],
  [0, 15 * MINUTE - 1, 15, false],
  [0, 15 * MINUTE, 15, true],
  [10 * MINUTE, 15 * MINUTE, 15, false],
  [0, 1_000, 0.01, true],
])(
  "decides when last active at %s, now %s, with %s minutes: %s",
  (last, now, minutes, expected) => {
    expect(isIdle(last, now, minutes)).toBe(expected);
  },
);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [0.1, "keydown"],
  [5, "keydown"],
  [5, "pointermove"],
  [5, "wheel"],
  [5, "touchstart"],
  [5, "click"],
  [5, "beforeinput"],
  [5, "input"],
  [5, "compositionupdate"],
])("locks after %d minutes without input, and never during %s", (minutes, input) => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", new EventTarget());
  let active = Date.now();
  const lock = vi.fn();
  const noteActive = vi.fn((at: number) => void (active = at));
  const app = createHarnessApp({ path: () => "/", go: () => undefined }, { as: "trainee" });
  lockWhenIdle({
    ...app,
    config: { ...app.config, lockAfterMinutes: minutes },
    session: {
      ...app.session,
      system: { ...app.session.system, lastActiveAt: () => active, noteActive },
      lock,
    },
  });

  const limit = minutes * 60_000;
  for (let at = 0; at < 4 * limit; at += 1_200) {
    vi.advanceTimersByTime(1_200);
    page.dispatchEvent(new Event(input));
  }
  expect(lock).not.toHaveBeenCalled();
  // Not every key is worth a write.
  expect(noteActive.mock.calls.length).toBeLessThanOrEqual(240);

  vi.advanceTimersByTime(1.5 * limit);
  expect(lock).toHaveBeenCalled();
});

/** A page of a tab that is locked after five minutes, with a shared note of what its tabs do. */
function openTab(shared: { active: number; transfer: number | null }) {
  const app = createHarnessApp({ path: () => "/", go: () => undefined }, { as: "trainee" });
  const lock = vi.fn();
  const tab = {
    ...app,
    config: { ...app.config, lockAfterMinutes: 5 },
    session: {
      ...app.session,
      system: {
        ...app.session.system,
        lastActiveAt: () => shared.active,
        noteActive: (at: number) => void (shared.active = at),
        transferAt: () => shared.transfer,
        noteTransfer: (at: number) => void (shared.transfer = at),
      },
      lock,
    },
  };
  reportTransfers(tab);
  lockWhenIdle(tab);
  const texts = () => tab.messages.notices.read().map(({ text }) => text);
  return { ...tab, lock, texts };
}

/** Begins a write that ends on request. */
function begin({ queries }: ReturnType<typeof openTab>, transfer?: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const mutation = new MutationObserver(queries, {
    mutationFn: () => promise,
    meta: { failure: "own", ...(transfer !== undefined && { transfer }) },
  });
  mutation.mutate().catch(() => undefined);
  return { resolve, reject };
}

describe("locking after the clock was set back", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
    vi.stubGlobal("document", new EventTarget());
  });

  it.each([1, 60, 3 * 60, 24 * 60])("locks in time, %d minutes back", (minutes) => {
    const tab = openTab({ active: Date.now() + minutes * MINUTE, transfer: null });
    vi.advanceTimersByTime(4 * MINUTE);
    expect(tab.lock).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * MINUTE);
    expect(tab.lock).toHaveBeenCalled();
  });

  it("takes a transfer noted later than now for none", () => {
    const tab = openTab({ active: Date.now(), transfer: Date.now() + 60 * MINUTE });
    vi.advanceTimersByTime(6 * MINUTE);
    expect(tab.lock).toHaveBeenCalled();
  });
});

describe("locking during a transfer", () => {
  let page = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    vi.stubGlobal("document", new EventTarget());
  });
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE);

  it("hides the pages of every tab during a transfer and locks none", async () => {
    const shared = { active: Date.now(), transfer: null };
    const [one, other] = [openTab(shared), openTab(shared)];
    begin(one);
    await pass(4);
    expect([one, other].map(({ pagesHidden }) => pagesHidden.read())).toEqual([false, false]);
    await pass(60);
    expect([one, other].map(({ pagesHidden }) => pagesHidden.read())).toEqual([true, true]);
    expect(one.lock).not.toHaveBeenCalled();
    expect(other.lock).not.toHaveBeenCalled();
  });

  it("keeps pages hidden on input", async () => {
    const tab = openTab({ active: Date.now(), transfer: null });
    begin(tab);
    await pass(10);
    for (const input of ["keydown", "pointermove", "wheel"]) page.dispatchEvent(new Event(input));
    await pass(1);
    expect(tab.pagesHidden.read()).toBe(true);
  });

  it("locks once the transfer has ended", async () => {
    const tab = openTab({ active: Date.now(), transfer: null });
    const { resolve } = begin(tab);
    await pass(10);
    resolve();
    await pass(2);
    expect(tab.lock).toHaveBeenCalled();
  });

  it("hides the pages again when the tab is reloaded meanwhile", async () => {
    const shared = { active: Date.now(), transfer: null };
    begin(openTab(shared));
    await pass(10);
    expect(openTab(shared).pagesHidden.read()).toBe(true);
  });

  it("locks when the tab of the transfer is closed", async () => {
    const shared = { active: Date.now() - 6 * MINUTE, transfer: Date.now() };
    const tab = openTab(shared);
    expect(tab.pagesHidden.read()).toBe(true);
    await pass(2);
    expect(tab.lock).toHaveBeenCalled();
  });

  it("locks at once when no transfer runs", async () => {
    const tab = openTab({ active: Date.now(), transfer: null });
    await pass(6);
    expect(tab.lock).toHaveBeenCalled();
    expect(tab.pagesHidden.read()).toBe(false);
  });

  const failed = new ApiError({ kind: "server", status: 500, message: "Disk full." });
  it.each([
    ["Audit pack", null, "Audit pack finished while the page was locked."],
    ["Download", null, "Download finished while the page was locked."],
    [undefined, null, "Saving finished while the page was locked."],
    ["Audit pack", failed, "Audit pack failed while the page was locked. Disk full."],
    [undefined, failed, "Saving failed while the page was locked. Disk full."],
    [undefined, new Error("x"), "Saving failed while the page was locked."],
  ])("reports how the transfer '%s' ended once the pages are shown", async (name, error, text) => {
    const tab = openTab({ active: Date.now(), transfer: null });
    const { resolve, reject } = begin(tab, name);
    await pass(10);
    if (error) reject(error);
    else resolve();
    await pass(0.01);
    expect(tab.texts()).toEqual([]);
    tab.session.system.noteActive(Date.now());
    tab.pagesHidden.set(false);
    expect(tab.texts()).toEqual([text]);
  });

  it("hides no page from the next person when the session ends meanwhile", async () => {
    const shared = { active: Date.now(), transfer: null };
    const tab = openTab(shared);
    begin(tab);
    await pass(10);
    expect(tab.pagesHidden.read()).toBe(true);
    tab.session.end();
    expect(tab.pagesHidden.read()).toBe(false);
    await pass(10);
    expect(tab.pagesHidden.read()).toBe(false);
    expect(tab.lock).not.toHaveBeenCalled();
  });

  it("reports no transfer that ended before pages were hidden, or to somebody else", async () => {
    const tab = openTab({ active: Date.now(), transfer: null });
    begin(tab).resolve();
    const { resolve } = begin(tab);
    await pass(10);
    resolve();
    await pass(0.01);
    tab.session.end();
    tab.pagesHidden.set(false);
    expect(tab.texts()).toEqual([]);
  });
});
