import { afterAll, beforeAll, expect, it } from "vitest";
import type * as sdkModule from "../index.ts";

type Sdk = typeof sdkModule;

const script = new URL("../testing/callers-worker.ts", import.meta.url);
const scope = new URL("./callers/", script).href;
const frame = document.createElement("iframe");
let registration: ServiceWorkerRegistration;
/** The client of a page that the worker controls. */
let sdk: Sdk;

beforeAll(async () => {
  registration = await navigator.serviceWorker.register(script, {
    scope: new URL(".", script).href,
  });
  const { installing } = registration;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (registration.active?.state === "activated") resolve();
    };
    installing?.addEventListener("statechange", look);
    look();
  });
  frame.src = scope;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow as Window & typeof globalThis;
  expect(page.navigator.serviceWorker.controller).not.toBeNull();
  const entry = new URL("../index.ts", import.meta.url).href;
  // oxlint-disable-next-line no-eval -- modules of the frame's own page
  sdk = (await page.eval(`import(${JSON.stringify(entry)})`)) as Sdk;
});
afterAll(async () => {
  frame.remove();
  await registration.unregister();
});

/** A client whose calls the worker handles according to its name. */
function clientThat(name: string) {
  const host = `${scope}${encodeURIComponent(name)}`;
  const tokenStore = sdk.createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 });
  return sdk.createRecurrent({ authHost: host, apiHost: host, tokenStore });
}

it.each(["answers", "sends on"])("returns the reply when the page's worker %s", async (name) => {
  expect(await sdk.profileShow({ client: clientThat(name) })).toMatchObject({ id: "7" });
});

it("returns the headers of a reply of the page's worker", async () => {
  const tags: string[] = [];
  const onHeaders = (get: (name: string) => string) => void tags.push(get("etag"));
  await sdk.profileShow({ client: clientThat("answers"), onHeaders });
  expect(tags).toEqual(['"7"']);
});

it.each([
  ["is offline", { kind: "server", status: 503, message: "You are offline." }],
  ["refuses", { kind: "validation", status: 422, fieldErrors: { name: ["Taken."] } }],
  ["answers nothing", { kind: "malformed", status: 204 }],
  ["answers with a page", { kind: "malformed", status: 200 }],
  ["fails", { kind: "network", status: 0 }],
  ["throws", { kind: "network", status: 0 }],
  ["forgets", { kind: "network", status: 0 }],
  ["hangs", { kind: "timeout", status: 0 }],
])("rejects with an ApiError when the page's worker %s", async (name, expected) => {
  const call = sdk.profileShow({ client: clientThat(name), timeoutMs: 1_000 });
  const error: unknown = await call.catch((cause: unknown) => cause);
  expect(sdk.isApiError(error)).toBe(true);
  expect(error).toMatchObject(expected);
});

it("fetches a file with progress when the page's worker streams it", async () => {
  const steps: number[] = [];
  const { blob } = await sdk.download(
    (options) =>
      sdk.recordDownload({ date: "2026-01-02", version: 4, type: "all" } as never, options),
    {
      client: clientThat("streams a file"),
      timeoutMs: 300,
      onProgress: ({ loaded }) => void steps.push(loaded),
    },
  );
  expect([blob.size, steps.at(-1)]).toEqual([40_000, 40_000]);
});

it.each([{}, { onUploadProgress: () => undefined }])(
  "waits for a large upload that the page's worker forwards unseen, case %#",
  async (options) => {
    const files = [new File([new Uint8Array(300_000)], "scan.pdf")];
    const reply = await sdk.eventCreate(
      { description: "Licence", files },
      {
        client: clientThat("reads slowly"),
        timeoutMs: 500,
        ...options,
      },
    );
    expect(JSON.stringify(reply)).toMatch(/"id":"30\d{4}"/);
  },
);

it("does not wait longer for a small write than its time-out", async () => {
  const client = clientThat("reads slowly");
  const call = sdk.groupCreate("7", { name: "Pilots" } as never, { client, timeoutMs: 500 });
  expect(await call.catch((cause: unknown) => cause)).toMatchObject({ kind: "timeout" });
});
