import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { useSearchParams } from "react-router-dom";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { useCountdown, usePausedBy } from "./useCountdown.ts";

const SECONDS = 30;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open({ isLaunching = false } = {}) {
  const onEnd = vi.fn();
  function Screen() {
    const pausedBy = usePausedBy({ isLaunching });
    const [query] = useSearchParams();
    const seconds = Number(query.get("seconds") ?? SECONDS);
    // Another function for each address, as a page's may be.
    const left = useCountdown(seconds, pausedBy !== undefined, () => {
      onEnd(query.toString());
    });
    return (
      <main data-paused-by={pausedBy} data-query={query.toString()} data-left={left}>
        waiting
      </main>
    );
  }
  const mounted = mountRoutes({
    path: "/wait",
    routes: [
      { path: "/wait", element: <Screen /> },
      { path: "/slow", element: "slow", loader: () => new Promise<null>(() => undefined) },
    ],
  });
  await vi.waitFor(() => expect(mounted.place.textContent).toBe("waiting"));
  return { ...mounted, onEnd };
}

const reasonOf = (place: HTMLElement) =>
  place.querySelector("main")?.getAttribute("data-paused-by");

it("ends when its time is over, and once more when the page stays", async () => {
  const { onEnd, end } = await open();
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SECONDS * 1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * SECONDS * 1000);
  expect(onEnd).toHaveBeenCalledTimes(2);
  end();
});

it("waits while a lesson opens", async () => {
  const { place, onEnd, end } = await open({ isLaunching: true });
  expect(reasonOf(place)).toBe("launch");
  vi.advanceTimersByTime(2 * SECONDS * 1000);
  expect(onEnd).not.toHaveBeenCalled();
  end();
});

it.each([
  ["a download", { transfer: "Download" }, "transfer", 0],
  ["an audit pack", { transfer: "Audit pack", failure: "own" }, "transfer", 0],
  ["another change", {}, null, 1],
] as const)("while %s runs, with %j, is paused by %s", async (_what, meta, reason, ends) => {
  const { app, place, onEnd, end } = await open();
  let finish = (): void => undefined;
  const running = app.queries.getMutationCache().build<void, Error, void, unknown>(app.queries, {
    mutationFn: () => new Promise<void>((resolve) => void (finish = resolve)),
    meta,
  });
  const run = running.execute();
  await vi.waitFor(() => expect(app.queries.isMutating()).toBe(1));
  await vi.waitFor(() => expect(reasonOf(place)).toBe(reason));
  vi.advanceTimersByTime(SECONDS * 1000);
  expect(onEnd).toHaveBeenCalledTimes(ends);
  finish();
  await run;
  await vi.waitFor(() => expect(reasonOf(place)).toBe(null));
  end();
});

it("changes nothing on a page that is being left", async () => {
  const { router, onEnd, end } = await open();
  void router.navigate("/slow");
  vi.advanceTimersByTime(2 * SECONDS * 1000);
  expect(onEnd).not.toHaveBeenCalled();
  end();
});

const attribute = (place: HTMLElement, name: string) =>
  place.querySelector("main")?.getAttribute(`data-${name}`);

it.each([
  { query: "expires=2026-12", left: 20, why: "a month is chosen" },
  { query: "q=fire&sort=-name", left: 20, why: "a table is sorted" },
  { query: "", left: 20, why: "nothing changes" },
  { query: "seconds=60", left: 60, why: "its length changes" },
])("has $left seconds left after 10 of 30 when $why", async ({ query, left }) => {
  const { place, router, onEnd, end } = await open();
  vi.advanceTimersByTime(10_000);
  await router.navigate(`/wait?${query}`, { replace: true });
  await vi.waitFor(() => expect(attribute(place, "query")).toBe(query));
  expect(attribute(place, "left")).toBe(String(left));
  // `waitFor` has moved the clock a little.
  vi.advanceTimersByTime((left - 2) * 1000);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  // The function of the address that is shown now.
  expect(onEnd.mock.calls).toEqual([[query]]);
  end();
});

it.each([
  { isOnline: true, visibility: "visible", reason: null },
  { isOnline: false, visibility: "visible", reason: "offline" },
  { isOnline: true, visibility: "hidden", reason: "hidden" },
  { isOnline: false, visibility: "hidden", reason: "offline" },
] as const)("is paused by $reason: online $isOnline, $visibility", async (row) => {
  const { place, end } = await open();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(row.isOnline);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue(row.visibility);
  onTestFinished(() => {
    online.mockRestore();
    visibility.mockRestore();
    // React Query hears no event once its last client is unmounted, and would call nothing in later tests.
    onlineManager.setOnline(true);
  });
  window.dispatchEvent(new Event(row.isOnline ? "online" : "offline"));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(reasonOf(place)).toBe(row.reason));
  end();
});
