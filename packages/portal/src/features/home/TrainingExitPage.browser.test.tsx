import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { TRAINING_EXIT_MS, TrainingExitPage } from "./TrainingExitPage.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The exit page, its target, and another page that is ready once `arrive` is called. */
async function open() {
  const { promise: loaded, resolve } = Promise.withResolvers<null>();
  const mounted = mountRoutes({
    path: "/training_exit?training=training",
    as: "trainee",
    routes: [
      { path: "/training_exit", element: <TrainingExitPage /> },
      { path: "/my/training", element: "Train Now" },
      { path: "/my/record", element: "Training Record", loader: () => loaded },
    ],
  });
  await vi.waitFor(() => expect(mounted.place.textContent).toBe("Please wait...Continue"));
  return { ...mounted, arrive: () => resolve(null) };
}

it("redirects when its time is over", async () => {
  const { address, end } = await open();
  expect(address()).toContain("/training_exit");
  vi.advanceTimersByTime(TRAINING_EXIT_MS);
  await vi.waitFor(() => expect(address()).toBe("/my/training"));
  end();
});

it("does not cancel a navigation that began meanwhile", async () => {
  const { router, address, pendingPath, arrive, end } = await open();
  void router.navigate("/my/record");
  vi.advanceTimersByTime(TRAINING_EXIT_MS);
  expect(pendingPath()).toBe("/my/record");
  arrive();
  await vi.waitFor(() => expect(address()).toBe("/my/record"));
  end();
});
