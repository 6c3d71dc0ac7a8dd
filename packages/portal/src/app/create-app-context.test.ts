import { ApiError } from "@recurrent/sdk";
import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { createHarnessApp } from "../testing/harness-context.ts";
import { ACCOUNT, PROFILES } from "../testing/harness-people.ts";
import { ChunkLoadError } from "../shared/errors/chunks.ts";
import { address } from "../shared/routes/address.ts";

const unauthorized = new ApiError({
  kind: "unauthorized",
  status: 401,
  statusText: "Unauthorized",
  message: "No.",
});

function setUp() {
  const go = vi.fn();
  const app = createHarnessApp({ path: () => "/password/reset/9f3", go }, {});
  return { ...app, go, texts: () => app.messages.notices.read().map(({ text }) => text) };
}

it.each([
  [
    "from the sign-in host, opens login with its message",
    ["portal", "passwordLink"],
    ["Unauthorized: No."],
  ],
  ["from the main API, changes nothing before the session ends", ["main", "groupList"], []],
])("handles a query's 401: %s", async (_what, queryKey, texts) => {
  const { queries, go, ...app } = setUp();
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => Promise.reject(unauthorized),
    retry: false,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  stop();
  expect(app.texts()).toEqual(texts);
  expect(go.mock.calls).toEqual(texts.map(() => ["/login"]));
});

const forbidden = new ApiError({
  kind: "forbidden",
  status: 403,
  statusText: "Forbidden",
  message: "No.",
});

it.each([
  ["opens /forbidden while its page is shown", "shown", ["/forbidden"]],
  ["shows only a notice once its page was left", "left", []],
  ["shows only a notice while its page is being left", "leaving", []],
] as const)("handles a mutation's 403: %s", async (_what, status, led) => {
  const go = vi.fn();
  const path = vi.fn(() => "/company/groups/7");
  const pageStatus = vi.fn(() => status);
  const { queries, messages } = createHarnessApp({ path, go, pageStatus }, {});
  const mutation = new MutationObserver(queries, { mutationFn: () => Promise.reject(forbidden) });
  const written = mutation.mutate();
  path.mockReturnValue("/company/users");
  await expect(written).rejects.toThrow(ApiError);
  expect(pageStatus).toHaveBeenCalledWith("/company/groups/7");
  expect(messages.notices.read().map(({ text }) => text)).toEqual(["Forbidden: No."]);
  expect(go.mock.calls.flat()).toEqual(led);
});

const broken = new ApiError({ kind: "server", status: 500, message: "Out of order." });
const missing = new ApiError({ kind: "not-found", status: 404, message: "No such file." });

it.each([
  ["shows a notice if the page is already shown", broken, "shown", 1],
  ["shows none before the page is shown, since its list does", broken, undefined, 0],
  ["shows none if the page's subject is gone, since its list does", missing, "shown", 0],
])("handles a failed page of a list: %s", async (_what, error, data, count) => {
  const { queries, go, ...app } = setUp();
  const queryKey = ["main", "event"];
  queries.setQueryData(queryKey, data);
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => Promise.reject(error),
    meta: { failure: "redirect-back" },
    retry: false,
    staleTime: 0,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  stop();
  expect(app.texts()).toHaveLength(count);
  expect(go).not.toHaveBeenCalled();
});

it.each([
  ["cannot be had", broken],
  ["is not there", missing],
])("shows a notice and keeps the page when a file %s", async (_what, error) => {
  const { queries, go, texts } = setUp();
  const mutation = new MutationObserver(queries, {
    mutationFn: () => Promise.reject(error),
    meta: { failure: "file" },
  });
  await expect(mutation.mutate()).rejects.toThrow(ApiError);
  expect(texts()).toEqual(["Whoops! There was an error."]);
  expect(go).not.toHaveBeenCalled();
});

it("leaves a missing chunk of the portal to the error page", async () => {
  const { queries, texts } = setUp();
  const mutation = new MutationObserver(queries, {
    mutationFn: () => Promise.reject(new ChunkLoadError("gone")),
    meta: { failure: "in-place" },
  });
  await expect(mutation.mutate()).rejects.toThrow(ChunkLoadError);
  expect(texts()).toEqual([]);
});

it("shows one alert for a sign-in form refused twice, without its secrets", async () => {
  const { queries, messages } = setUp();
  const validation = new ApiError({ kind: "validation", status: 422, message: "Too short." });
  const mutation = new MutationObserver<unknown, Error, string>(queries, {
    mutationFn: () => Promise.reject(validation),
    meta: { failure: "in-place" },
  });
  for (const password of ["Secret#1", "Secret#2"]) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await expect(mutation.mutate(password)).rejects.toThrow(ApiError);
  }
  expect(messages.alerts.read()).toHaveLength(1);
  expect(JSON.stringify(messages.alerts.read())).not.toContain("Secret#");
});

describe("a write that fails while the session is locked", () => {
  const refused = new ApiError({
    kind: "validation",
    status: 422,
    message: "The group has trainees.",
  });
  const aborted = new ApiError({ kind: "cancelled", message: "Cancelled." });

  it.each([
    ["a fault of the host", broken, ["Whoops! There was an error."]],
    ["a refusal", refused, ["The group has trainees."]],
    ["a missing thing", missing, ["Whoops! There was an error."]],
    ["a missing permission", forbidden, ["Forbidden: No."]],
    ["the lock itself", aborted, ["Your last action was stopped because the page was locked."]],
  ])("is shown once it is unlocked: %s", async (_what, error, texts) => {
    const go = vi.fn();
    let path = "/company/groups/7";
    const app = createHarnessApp({ path: () => path, go }, { as: "companyManager" });
    const { promise, reject } = Promise.withResolvers<never>();
    const written = new MutationObserver(app.queries, { mutationFn: () => promise }).mutate();
    app.session.lock(path);
    path = address("system@lock");
    reject(error);
    await expect(written).rejects.toBe(error);
    const shown = () => app.messages.notices.read().map(({ text }) => text);
    expect(shown()).toEqual([]);
    app.session.tokens.setPending({ token: "harness", expiresAt: Date.now() + 3_600_000 });
    app.session.begin(PROFILES.companyManager, ACCOUNT);
    // Unlocking navigates back, which clears errors of the page before it.
    app.messages.clearErrors();
    expect(shown()).toEqual(texts);
    expect(go).not.toHaveBeenCalled();
  });

  it("is not shown to someone else", async () => {
    const app = createHarnessApp({ path: () => "/", go: vi.fn() }, { as: "companyManager" });
    const { promise, reject } = Promise.withResolvers<never>();
    const written = new MutationObserver(app.queries, { mutationFn: () => promise }).mutate();
    app.session.lock("/");
    reject(broken);
    await expect(written).rejects.toBe(broken);
    app.session.tokens.setPending({ token: "harness", expiresAt: Date.now() + 3_600_000 });
    app.session.begin(PROFILES.trainee, ACCOUNT);
    expect(app.messages.notices.read()).toEqual([]);
  });
});
