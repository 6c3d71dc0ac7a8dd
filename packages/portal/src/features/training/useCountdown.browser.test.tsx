import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { useCountdown } from "./useCountdown.ts";

const SECONDS = 30;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const onEnd = vi.fn();
  function Screen() {
    useCountdown(SECONDS, false, onEnd);
    return <main>waiting</main>;
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

it("ends once, when its time is over", async () => {
  const { onEnd, end } = await open();
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * SECONDS * 1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  end();
});

it("changes nothing on a page that is being left", async () => {
  const { router, onEnd, end } = await open();
  void router.navigate("/slow");
  vi.advanceTimersByTime(2 * SECONDS * 1000);
  expect(onEnd).not.toHaveBeenCalled();
  end();
});
