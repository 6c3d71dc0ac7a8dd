import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@recurrent/sdk";
import { QueryObserver } from "@tanstack/react-query";
import { refetchSession } from "../shared/context/refetch-session.ts";
import { createHarnessApp, type HarnessSession } from "../testing/harness-context.ts";
import { REFETCH_EVERY_MS } from "../shared/context/auto-refetch.ts";
import { autoRefetchSession } from "./auto-refetch-session.ts";

vi.mock("../shared/context/refetch-session.ts", () => ({ refetchSession: vi.fn() }));

const MINUTE = 60_000;

let page: EventTarget & { visibilityState: string };
let browser: EventTarget;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, "random").mockReturnValue(0);
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  browser = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", browser);
  vi.stubGlobal("navigator", { onLine: true });
  vi.mocked(refetchSession).mockReset().mockResolvedValue();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function begin(who: HarnessSession = { as: "companyManager" }) {
  const app = createHarnessApp({ path: () => "/profile", go: () => undefined }, who);
  stop = autoRefetchSession(app);
  return app;
}
const calls = () => vi.mocked(refetchSession).mock.calls.length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("refetches profile and company once the portal is loaded, and every five minutes", async () => {
  begin();
  expect(refetchSession).toHaveBeenCalledWith(expect.anything(), ["user", "company"]);
  await pass(REFETCH_EVERY_MS - MINUTE);
  expect(calls()).toBe(1);
  await pass(2 * MINUTE);
  expect(calls()).toBe(2);
});

it.each([
  ["nobody is signed in", {}],
  ["the portal is locked", { as: "trainee", locked: true }],
] as const)("requests nothing when %s", async (_what, who) => {
  begin(who);
  await pass(20 * MINUTE);
  expect(calls()).toBe(0);
});

it("waits while the page is hidden or offline, and refetches on return", async () => {
  begin();
  await pass(1_000);
  page.visibilityState = "hidden";
  await pass(30 * MINUTE);
  expect(calls()).toBe(1);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  await pass(1);
  expect(calls()).toBe(2);
  vi.stubGlobal("navigator", { onLine: false });
  await pass(30 * MINUTE);
  expect(calls()).toBe(2);
  vi.stubGlobal("navigator", { onLine: true });
  browser.dispatchEvent(new Event("online"));
  await pass(1);
  expect(calls()).toBe(3);
});

it.each([
  ["focus", 3 * MINUTE, 2],
  ["pageshow", 3 * MINUTE, 2],
  ["focus", MINUTE, 1],
] as const)("treats %s after %i ms as a return: %i refetches", async (event, ms, expected) => {
  begin();
  await pass(ms);
  browser.dispatchEvent(new Event(event));
  await pass(1);
  expect(calls()).toBe(expected);
});

it("retries a failed refetch after a minute", async () => {
  vi.mocked(refetchSession).mockRejectedValueOnce(new Error("No connection."));
  begin();
  await pass(30_000);
  expect(calls()).toBe(1);
  await pass(MINUTE);
  expect(calls()).toBe(2);
});

const replyWith = (status: 403 | 500) =>
  new ApiError({ kind: status === 403 ? "forbidden" : "server", status, message: "No." });

it.each([
  ["a read with 403", 403, 2],
  ["a read with 500", 500, 1],
] as const)(
  "refetches at once after a 403 and not after a 500: %s",
  async (_what, status, expected) => {
    const { queries } = begin();
    await pass(1_000);
    const observer = new QueryObserver(queries, {
      queryKey: ["main", "groupList"],
      queryFn: () => Promise.reject(replyWith(status)),
      retry: false,
    });
    const end = observer.subscribe(() => undefined);
    await pass(1_000);
    end();
    expect(calls()).toBe(expected);
  },
);

it.each([
  ["a read before a save", ["refusals"]],
  ["a read whose error reaches the query cache as well", ["refusals", "query"]],
  ["a read whose error reaches the mutation cache as well", ["refusals", "mutation"]],
])("refetches once after a 403 of %s", async (_what, places) => {
  const { queries, refusals } = begin();
  await pass(1_000);
  const error = replyWith(403);
  const fail = () => Promise.reject(error);
  refusals.set(error);
  if (places.includes("query")) {
    const read = queries.fetchQuery({ queryKey: ["main", "groupList"], queryFn: fail });
    await expect(read).rejects.toBe(error);
  }
  if (places.includes("mutation")) {
    const write = queries.getMutationCache().build(queries, { mutationFn: fail });
    await expect(write.execute(undefined)).rejects.toBe(error);
  }
  await pass(1_000);
  expect(calls()).toBe(2);
  refusals.set(replyWith(403));
  await pass(1_000);
  expect(calls()).toBe(3);
});

it("refetches once more when a 403 arrives during a refetch", async () => {
  const answer = Promise.withResolvers<void>();
  vi.mocked(refetchSession).mockReturnValueOnce(answer.promise);
  const { queries } = begin();
  const write = queries.getMutationCache().build(queries, {
    mutationFn: () => Promise.reject(replyWith(403)),
  });
  await expect(write.execute(undefined)).rejects.toThrow(ApiError);
  expect(calls()).toBe(1);
  answer.resolve();
  await pass(1);
  expect(calls()).toBe(2);
});
