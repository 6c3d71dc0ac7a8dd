import type { ServerResponse } from "node:http";
import { describe, expect, it, onTestFinished, type TestContext, vi } from "vitest";

import { createMemoryTokenStore } from "./auth/token-store.ts";
import { failureOf } from "./testing/failure-of.ts";
import { bodyOf, startServer, type Answer } from "./testing/http-server.ts";
import { authHttp, mainHttp } from "./http/calls.ts";
import { createClient } from "./http/config.ts";
import { toFormDataLater } from "./http/form-data.ts";
import type { RequestOptions } from "./http/request.ts";
import { delay, startIdleTimeout } from "./idle-timeout.ts";

/** Time-out of what stalls. */
const TIMEOUT = 450;
/**
 * Time-out of calls that make progress, and the pauses between their parts: a busy machine delays by a
 * second.
 */
const MOVING = { timeoutMs: 1_600 };
const STEP = 320;

/** A host of its own for each test, since they run side by side: they wait for most of their time. */
async function hostFor({ onTestFinished: atEnd }: TestContext, answer: Answer) {
  const server = await startServer(answer);
  atEnd(() => server.close());
  const client = createClient({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
    timeoutMs: TIMEOUT,
  });
  const call =
    (http: typeof mainHttp) =>
    (more: object = {}, options: RequestOptions = {}) =>
      http<unknown>({ url: "/api/my/records", method: "GET", ...more }, { client, ...options });
  return { read: call(mainHttp), signIn: call(authHttp), requests: server.requests };
}

type Host = Awaited<ReturnType<typeof hostFor>>;

/** Sends parts of a body with pauses between them. */
async function dribble(response: ServerResponse, parts: readonly string[], ms = STEP) {
  for (const part of parts) {
    await delay(ms);
    response.write(part);
  }
}

const TEN = Array.from({ length: 10 }, (_, at) => String(at));

describe.concurrent("a call that makes progress", () => {
  it.for<readonly [what: string, status: number, headers: Record<string, string>]>([
    ["says how long it is", 200, { "content-length": "10" }],
    ["does not say how long it is", 200, {}],
    ["is created", 201, {}],
    ["has a type of its own", 200, { "content-type": "application/vnd.api+json" }],
    ["names a character set", 200, { "content-type": "application/json; charset=utf-8" }],
  ])(
    "waits longer than the time-out when the reply %s",
    async ([_what, status, headers], context) => {
      const { read } = await hostFor(context, (_request, response) => {
        response.writeHead(status, { "content-type": "application/json", ...headers });
        void dribble(response, ["[", ..."1,2,3,4", " ", "]"]).then(() => response.end());
      });
      context.expect(await read({}, MOVING)).toEqual([1, 2, 3, 4]);
    },
  );

  it.for<readonly [string, object]>([
    ["a file", {}],
    ["a file and tells its progress", { onDownloadProgress: vi.fn() }],
  ])("waits longer than the time-out while it fetches %s", async ([_what, options], context) => {
    const { read } = await hostFor(context, (_request, response) => {
      response.writeHead(200, { "content-type": "application/pdf", "content-length": "10" });
      void dribble(response, TEN).then(() => response.end());
    });
    const blob = (await read({ responseType: "blob" }, { ...MOVING, ...options })) as Blob;
    context.expect(blob.type).toBe("application/pdf");
    context.expect(await blob.text()).toBe("0123456789");
  });

  it("waits longer than the time-out when a failure comes slowly", async (context) => {
    const { read } = await hostFor(context, (_request, response) => {
      response.writeHead(422, { "content-type": "application/json" });
      const body = ['{"mess', 'age": ', '"No', " s", "uch", " d", 'ay."', "}"];
      void dribble(response, body).then(() => response.end());
    });
    const failure = await failureOf(read({}, MOVING));
    context.expect(failure).toMatchObject({ kind: "validation", message: "No such day." });
  });

  it("waits longer than the time-out when a large file is sent slowly", async (context) => {
    const { read } = await hostFor(context, (request, response) => {
      let unread = 0;
      request.on("data", (part: Buffer) => {
        unread += part.length;
        if (unread < 512 * 1024) return;
        unread = 0;
        request.pause();
        setTimeout(() => request.resume(), 100);
      });
      request.on("end", () => response.writeHead(201).end());
    });
    const upload = toFormDataLater({ files: [new File([new Uint8Array(20_000_000)], "scan.pdf")] });
    const begun = performance.now();
    await read({ url: "/api/my/events", method: "POST", upload }, { timeoutMs: 2_500 });
    context.expect(performance.now() - begun).toBeGreaterThan(2_500);
  });

  it("gives the reply the whole time once the file is sent", async (context) => {
    const { read, requests } = await hostFor(
      context,
      (request, response) =>
        void bodyOf(request).then(() => setTimeout(() => response.writeHead(201).end(), 100)),
    );
    const upload = toFormDataLater({ files: [new File([new Uint8Array(300_000)], "scan.pdf")] });
    await read({ url: "/api/my/events", method: "POST", upload });
    context.expect(requests).toEqual(["POST /api/my/events"]);
  });
});

describe.concurrent("a call that stalls", () => {
  const stalled: readonly [what: string, answer: Answer, message: RegExp][] = [
    ["before any answer", () => undefined, /did not answer in time/],
    ["after its head", (_, response) => response.writeHead(200).flushHeaders(), /stopped before/],
    [
      "in the middle of its body",
      (_, response) => {
        response.writeHead(200).flushHeaders();
        void dribble(response, ["[1", ",2"]);
      },
      /stopped before/,
    ],
    [
      "one byte before its promised end",
      (_, response) => response.writeHead(200, { "content-length": "4" }).write("[1]"),
      /stopped before/,
    ],
    [
      "in the body of a failure",
      (_, response) => response.writeHead(500).write('{"message'),
      /stopped before/,
    ],
    [
      "in the body of a 401",
      (_, response) => response.writeHead(401).write('{"message'),
      /stopped before/,
    ],
  ];
  const calls: readonly [string, (host: Host) => Promise<unknown>][] = [
    ["a read", ({ read }) => read()],
    ["a file", ({ read }) => read({ responseType: "blob" })],
    [
      "a file with progress",
      ({ read }) => read({ responseType: "blob" }, { onDownloadProgress: vi.fn() }),
    ],
    ["a write", ({ read }) => read({ method: "PUT", data: { name: "x" } })],
    ["a sign-in", ({ signIn }) => signIn({ url: "/api/auth/login", method: "POST", data: {} })],
    ["a read that is retried", ({ read }) => read({}, { retries: 2 })],
    [
      "a read of a caller that may cancel",
      ({ read }) => read({}, { signal: new AbortController().signal }),
    ],
  ];
  const all = stalled.flatMap(([what, stall, message]) =>
    calls.map(([call, make]) => ({ what, stall, message, call, make })),
  );
  it.for(all)(
    "fails as a time-out when $call stalls $what",
    async ({ stall, message, make }, context) => {
      const host = await hostFor(context, stall);
      const failure = await failureOf(make(host));
      context.expect(failure).toMatchObject({ kind: "timeout", status: 0 });
      context.expect(failure.message).toMatch(message);
      context.expect(host.requests).toHaveLength(1);
    },
  );

  it("ends as cancelled when its caller gives up first", async (context) => {
    const { read } = await hostFor(context, (_, response) => response.writeHead(200).write("[1"));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const failure = await failureOf(read({}, { signal: controller.signal }));
    context.expect(failure).toMatchObject({ kind: "cancelled" });
  });

  it("waits without end when its time-out is 0", async (context) => {
    const { read } = await hostFor(
      context,
      (_, response) => void setTimeout(() => response.writeHead(200).end("[]"), 1_200),
    );
    context.expect(await read({}, { timeoutMs: 0 })).toEqual([]);
  });
});

/** Stops all timers; returns a function that lets time pass while they are delayed. */
function startHeldClock(): (ms: number) => void {
  let blocked = 0;
  vi.useFakeTimers();
  const now = vi.spyOn(performance, "now").mockImplementation(() => Date.now() + blocked);
  onTestFinished(() => {
    now.mockRestore();
    vi.useRealTimers();
  });
  return (ms) => {
    blocked += ms;
  };
}

describe("startIdleTimeout", () => {
  it.each<readonly [what: string, heldMs: number, extraMs: number]>([
    ["is not held up", 0, 0],
    ["fires a little late", 40, 0],
    ["runs beside a busy program", 60, 60],
    ["runs in a tab whose timers are throttled", 1_000, 1_000],
    ["runs through a long task", 8_000, 8_000],
    ["runs in a tab that was frozen", 100_000, 100_000],
    ["runs during sleep", 3_600_000, 120_000],
  ])("gives bytes time to be read once when it %s", (_what, heldMs, extraMs) => {
    const holdUp = startHeldClock();
    const idle = startIdleTimeout(120_000);
    vi.advanceTimersByTime(119_999);
    holdUp(heldMs);
    vi.advanceTimersByTime(1);
    if (extraMs > 0) {
      vi.advanceTimersByTime(extraMs - 1);
      expect(idle.signal.aborted).toBe(false);
      // As late again: nothing came in all that time.
      holdUp(heldMs);
      vi.advanceTimersByTime(1);
    }
    expect(idle.failure()).toMatchObject({ kind: "timeout" });
  });

  it("gives each silence its own time", () => {
    const clock = startHeldClock();
    const idle = startIdleTimeout(1_000);
    const holdUp = () => {
      vi.advanceTimersByTime(999);
      clock(300);
      vi.advanceTimersByTime(1);
      expect(idle.signal.aborted).toBe(false);
    };
    holdUp();
    vi.advanceTimersByTime(299);
    idle.onReply();
    holdUp();
    vi.advanceTimersByTime(300);
    expect(idle.failure()).toMatchObject({ kind: "timeout" });
  });
});
