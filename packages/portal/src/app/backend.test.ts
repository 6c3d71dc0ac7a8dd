import { expect, it, onTestFinished, vi } from "vitest";
import { createHarnessApp } from "../testing/harness-context.ts";
import { backendOf } from "./backend.ts";

const { config } = createHarnessApp({ path: () => "/", go: () => undefined }, {});
const world = { now: 1000 };
const startInPage = vi.hoisted(() => vi.fn<() => Promise<{ now: () => number }>>());
vi.mock("@recurrent/sandbox/browser", () => ({ startInPage }));
vi.mock("@recurrent/sandbox/contract-check", () => ({ createContractCheck: () => undefined }));

function usable(backend: "remote" | "sandbox") {
  const found = backendOf({ ...config, backend });
  if ("failure" in found) throw new Error("It was refused.");
  return found;
}

it("uses the browser's time for real hosts", () => {
  vi.useFakeTimers({ now: 5 });
  expect(usable("remote").clock.now()).toBe(5);
  vi.useRealTimers();
});

it("starts the sandbox once, and uses its time from then on", async () => {
  startInPage.mockResolvedValueOnce({ now: () => world.now });
  const {
    ready,
    clock: { now },
  } = usable("sandbox");
  await Promise.all([ready(), ready()]);
  expect(startInPage).toHaveBeenCalledOnce();
  expect(now()).toBe(1000);
  world.now = 2000;
  expect(now()).toBe(2000);
});

it("keeps the browser's time when the sandbox does not start", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  startInPage.mockRejectedValueOnce(new Error("No worker."));
  vi.useFakeTimers({ now: 5 });
  const {
    ready,
    clock: { now },
  } = usable("sandbox");
  await expect(ready()).rejects.toThrow("No worker.");
  expect(now()).toBe(5);
  expect(error).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

type Page = Partial<Record<"controller" | "registered", ServiceWorkerState>> | undefined;

it.each<[string, "remote" | "sandbox", Page, boolean]>([
  ["real hosts", "remote", { registered: "installing" }, false],
  ["a page without service workers", "sandbox", undefined, false],
  ["the first load", "sandbox", {}, false],
  ["a later load", "sandbox", { controller: "activated", registered: "activated" }, false],
  ["a load without cache", "sandbox", { registered: "activated" }, true],
  ["a load while a worker is installed", "sandbox", { registered: "installing" }, true],
  [
    "a load under a worker that becomes active",
    "sandbox",
    { controller: "activating", registered: "activating" },
    true,
  ],
  ["a load under a worker without a registration", "sandbox", { controller: "activating" }, true],
])("starts before or after the first page: %s", async (_what, backend, page, isFirst) => {
  const worker = (state: ServiceWorkerState | undefined) => (state ? { state } : undefined);
  const serviceWorker = page && {
    controller: worker(page.controller) ?? null,
    getRegistration: () => Promise.resolve(worker(page.registered)),
  };
  vi.stubGlobal("navigator", { serviceWorker });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await usable(backend).isReadyFirst()).toBe(isFirst);
});
