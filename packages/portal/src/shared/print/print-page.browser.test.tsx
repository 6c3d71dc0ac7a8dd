import { useEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { usePrintOnce } from "./print-page.ts";

/** Later than the moment at which the dialog opens. */
const LATER = 5_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The times at which the sheet was drawn and the dialog opened, by the clock of the test. */
let drawn = 0;
let opened = 0;

function Sheet() {
  useEffect(() => {
    drawn = Date.now();
  }, []);
  usePrintOnce();
  return <main>sheet</main>;
}

async function open() {
  const print = vi.spyOn(window, "print").mockImplementation(() => {
    opened = Date.now();
  });
  const mounted = mountRoutes({
    path: "/sheet",
    routes: [
      { path: "/sheet", element: <Sheet /> },
      { path: "/elsewhere", element: "elsewhere" },
      { path: "/slow", element: "slow", loader: () => new Promise<null>(() => undefined) },
    ],
  });
  await vi.waitFor(() => expect(mounted.place.textContent).toBe("sheet"));
  return { ...mounted, print };
}

it("opens the print dialog once after 800 ms, also after a tab switch (training 9)", async () => {
  const { print, end } = await open();
  vi.advanceTimersByTime(LATER);
  expect(opened - drawn).toBe(800);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(LATER);
  expect(print).toHaveBeenCalledTimes(1);
  end();
});

it("opens no print dialog after somebody has printed by hand", async () => {
  const { print, end } = await open();
  window.dispatchEvent(new Event("beforeprint"));
  vi.advanceTimersByTime(LATER);
  expect(print).not.toHaveBeenCalled();
  end();
});

it("opens no print dialog on the page that somebody went to", async () => {
  const { router, place, print, end } = await open();
  await router.navigate("/elsewhere");
  await vi.waitFor(() => expect(place.textContent).toBe("elsewhere"));
  vi.advanceTimersByTime(LATER);
  expect(print).not.toHaveBeenCalled();
  end();
});

it("opens no print dialog for a page that is being left", async () => {
  const { router, print, end } = await open();
  void router.navigate("/slow");
  vi.advanceTimersByTime(LATER);
  expect(print).not.toHaveBeenCalled();
  end();
});
