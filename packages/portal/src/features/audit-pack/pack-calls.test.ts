import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHarnessApp } from "../../testing/harness-context.ts";
import { packCalls } from "./pack-calls.ts";

const MIDNIGHT = Date.parse("2026-11-21T00:00:00Z");

let now = 0;
let sent: (string | null)[] = [];

beforeEach(() => {
  sent = [];
  createHarnessApp({ path: () => "/", go: () => undefined }, { as: "companyManager" });
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    sent.push(searchParams.get("date"));
    return Promise.resolve(
      pathname.endsWith("/download")
        ? new Response("%PDF-1.7", { headers: { "content-type": "application/pdf" } })
        : Response.json({ topics: [] }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(["record", "recordFile"] as const)(
  "asks for the day of the pack after midnight, in %s too",
  async (name) => {
    const { [name]: call } = packCalls("1", { now: () => now });
    const requested = { date: "2026-11-20", version: 5 } as const;
    const options = { signal: new AbortController().signal };
    now = MIDNIGHT - 1000;
    await call("8", requested, options);
    now = MIDNIGHT + 1000;
    await call("8", requested, options);
    expect(sent).toEqual([null, "2026-11-20"]);
  },
);
