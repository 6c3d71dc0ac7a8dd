import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { usePrintOnce } from "./usePrintOnce.ts";

/** Well past the moment at which the dialog opens. */
const LATER = 5_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Sheet() {
  usePrintOnce();
  return <main>sheet</main>;
}

async function open() {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const stage = mountRoutes({
    path: "/sheet",
    routes: [
      { path: "/sheet", element: <Sheet /> },
      { path: "/slow", element: "slow", loader: () => new Promise<null>(() => undefined) },
    ],
  });
  await vi.waitFor(() => expect(stage.place.textContent).toBe("sheet"));
  return { ...stage, print };
}

it("training 9: opens the print dialog once", async () => {
  const { print, end } = await open();
  vi.advanceTimersByTime(LATER);
  vi.advanceTimersByTime(LATER);
  expect(print).toHaveBeenCalledTimes(1);
  end();
});

it("opens none for a page that is being left", async () => {
  const { router, print, end } = await open();
  void router.navigate("/slow");
  vi.advanceTimersByTime(LATER);
  expect(print).not.toHaveBeenCalled();
  end();
});
