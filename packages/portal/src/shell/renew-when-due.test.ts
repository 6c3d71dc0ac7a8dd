import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@recurrent/sdk";
import { QueryObserver } from "@tanstack/react-query";
import { renewSession } from "../kernel/runtime/renew-session.ts";
import { createStageRuntime, type StageSession } from "../testing/stage-runtime.ts";
import { isRenewalDue, RENEW_EVERY_MS, renewWhenDue } from "./renew-when-due.ts";

vi.mock("../kernel/runtime/renew-session.ts", () => ({ renewSession: vi.fn() }));

const MINUTE = 60_000;

describe("isRenewalDue", () => {
  const answered = { at: 1_000_000, isAnswered: true };
  const failed = { ...answered, isAnswered: false };
  it.each([
    ["never before", null, 0, false, 0, true],
    ["just now", answered, 0, false, 0, false],
    ["a minute ago", answered, MINUTE, false, 0, false],
    ["a minute ago, on return", answered, MINUTE, true, 0, false],
    ["two minutes ago, on return", answered, 2 * MINUTE, true, 0, true],
    ["an hour ago, on return", answered, 60 * MINUTE, true, 0, true],
    ["four minutes ago", answered, 4 * MINUTE, false, 0, false],
    ["four minutes ago, at the earliest", answered, 4 * MINUTE, false, 1, true],
    ["a little less, at the earliest", answered, 4 * MINUTE - 1, false, 1, false],
    ["five minutes ago", answered, 5 * MINUTE, false, 0, true],
    ["a failure just now", failed, 1_000, false, 0, false],
    ["a failure just now, on return", failed, 1_000, true, 0, false],
    ["a failure half a minute ago", failed, 30_000, false, 0, true],
    ["in the future, of a clock that was set back", answered, -60 * MINUTE, false, 0, true],
  ])("is asked after a renewal %s", (_when, last, age, isReturn, random, isDue) => {
    expect(isRenewalDue(last, 1_000_000 + age, { isReturn, random })).toBe(isDue);
  });
});

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
  vi.mocked(renewSession).mockReset().mockResolvedValue(true);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function begin(who: StageSession = { as: "companyManager" }) {
  const runtime = createStageRuntime({ path: () => "/profile", go: () => undefined }, who);
  stop = renewWhenDue(runtime);
  return runtime;
}
const calls = () => vi.mocked(renewSession).mock.calls.length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("renews profile and company once the portal is loaded, and every five minutes", async () => {
  begin();
  expect(renewSession).toHaveBeenCalledWith(expect.anything(), ["user", "company"]);
  await pass(RENEW_EVERY_MS - MINUTE);
  expect(calls()).toBe(1);
  await pass(2 * MINUTE);
  expect(calls()).toBe(2);
});

it.each([
  ["nobody is signed in", {}],
  ["the portal is locked", { as: "trainee", locked: true }],
] as const)("asks nothing when %s", async (_what, who) => {
  begin(who);
  await pass(20 * MINUTE);
  expect(calls()).toBe(0);
});

it("waits while the page is hidden or offline, and renews on return", async () => {
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
] as const)("counts %s after %i ms as a return: %i renewals", async (event, ms, expected) => {
  begin();
  await pass(ms);
  browser.dispatchEvent(new Event(event));
  await pass(1);
  expect(calls()).toBe(expected);
});

it("tries a renewal that failed again after half a minute", async () => {
  vi.mocked(renewSession).mockResolvedValueOnce(false);
  begin();
  await pass(15_000);
  expect(calls()).toBe(1);
  await pass(30_000);
  expect(calls()).toBe(2);
});

const refused = (status: 403 | 500) =>
  new ApiError({ kind: status === 403 ? "forbidden" : "server", status, message: "No." });

it.each([
  ["a read with 403", 403, 2],
  ["a read with 500", 500, 1],
] as const)("renews at once when a host refuses %s", async (_what, status, expected) => {
  const { queries } = begin();
  await pass(1_000);
  const observer = new QueryObserver(queries, {
    queryKey: ["main", "groupList"],
    queryFn: () => Promise.reject(refused(status)),
    retry: false,
  });
  const end = observer.subscribe(() => undefined);
  await pass(1_000);
  end();
  expect(calls()).toBe(expected);
});

it("renews once more when the refusal comes while a renewal is running", async () => {
  const answer = Promise.withResolvers<boolean>();
  vi.mocked(renewSession).mockReturnValueOnce(answer.promise);
  const { queries } = begin();
  const write = queries.getMutationCache().build(queries, {
    mutationFn: () => Promise.reject(refused(403)),
  });
  await expect(write.execute(undefined)).rejects.toThrow(ApiError);
  expect(calls()).toBe(1);
  answer.resolve(true);
  await pass(1);
  expect(calls()).toBe(2);
});
