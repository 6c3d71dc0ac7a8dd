import { afterAll, beforeAll, expect, it } from "vitest";

const script = new URL("../testing/uploading-worker.ts", import.meta.url);
let registration: ServiceWorkerRegistration;
let worker: ServiceWorker;

beforeAll(async () => {
  const scope = new URL("./uploading/", script).href;
  registration = await navigator.serviceWorker.register(script, { scope, type: "module" });
  const begun = registration.installing ?? registration.active;
  expect(begun).not.toBeNull();
  worker = begun!;
});
afterAll(() => registration.unregister());

function upload(bytes: number, isWatched: boolean): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const outcome = new Promise((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data));
    port1.start();
  });
  worker.postMessage({ bytes, isWatched }, [port2]);
  return outcome;
}

// The server of this test knows no such call, but it is reached.
it.each([
  [1_000, false],
  [1_000, true],
  [200_000, false],
  [200_000, true],
])("sends %i bytes from a service worker, with progress: %s", async (bytes, isWatched) => {
  expect(await upload(bytes, isWatched)).toBe("answered");
});
