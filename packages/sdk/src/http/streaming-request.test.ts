import { describe, expect, it, onTestFinished, vi } from "vitest";

import { delay } from "../idle-timeout.ts";

type Options = RequestInit & { duplex?: "half" };

/** The options, without a look at `duplex`. */
const withoutDuplex = (init: Options): RequestInit =>
  Object.fromEntries(
    Object.keys(init).flatMap((name) =>
      name === "duplex" ? [] : [[name, init[name as keyof RequestInit]]],
    ),
  );

/** As in Bun, Deno and workerd, which send a stream without it. */
class RequestWithoutDuplex extends Request {
  constructor(input: RequestInfo | URL, init: Options = {}) {
    super(input, { ...withoutDuplex(init), duplex: "half" } as Options);
  }
}

/** As in a runtime that sends no stream. */
class RequestWithoutStreams extends Request {
  constructor(input: RequestInfo | URL, init: Options = {}) {
    const { body, ...others } = withoutDuplex(init);
    super(input, {
      ...others,
      body: body instanceof ReadableStream ? "[object ReadableStream]" : (body ?? null),
    });
  }
}

/** As a mock replaces it. */
class MockedRequest extends Request {}

const BYTES = 20 * 64 * 1024;

/** Uploads to a host that takes 50 ms for each 64 KB. */
async function upload(ofRuntime: typeof Request, bytes: number, timeoutMs: number) {
  vi.stubGlobal("Request", ofRuntime);
  const requests: unknown[] = [];
  let received = 0;
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(request);
    const reader = request.body?.getReader();
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      received += part.value.byteLength;
      await delay((part.value.byteLength / BYTES) * 1_000);
      request.signal.throwIfAborted();
    }
    return Response.json({ id: 1 });
  });
  // axios looks at `Request` once.
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllGlobals());
  const { createMemoryTokenStore, createRecurrent } = await import("../index.ts");
  const tokenStore = createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 });
  const host = "https://api.test";
  const client = createRecurrent({ authHost: host, apiHost: host, tokenStore, timeoutMs });
  const steps: number[] = [];
  await client.events.create(
    { description: "Licence", reminders: [], files: [new File([new Uint8Array(bytes)], "a")] },
    { onUploadProgress: ({ loaded }) => steps.push(loaded) },
  );
  expect(requests).toEqual([expect.any(ofRuntime)]);
  return { received, last: steps.at(-1) ?? 0 };
}

describe("an upload", () => {
  const streaming = [
    ["reads `duplex`", Request],
    ["does not read `duplex`", RequestWithoutDuplex],
    ["is a mock", MockedRequest],
  ] as const;

  it.each(streaming)("takes longer than the time-out where `Request` %s", async (_how, one) => {
    const { received, last } = await upload(one, BYTES, 500);
    expect(received).toBeGreaterThan(BYTES);
    expect(last).toBe(received);
  });

  it.each(streaming)("reports a small body where `Request` %s", async (_how, one) => {
    const { received, last } = await upload(one, 1_000, 500);
    expect(received).toBeGreaterThan(1_000);
    expect(last).toBe(received);
  });

  it("is sent whole, without progress, where `fetch` sends no stream", async () => {
    const { received, last } = await upload(RequestWithoutStreams, BYTES, 5_000);
    expect(received).toBeGreaterThan(BYTES);
    expect(last).toBe(0);
  });
});
