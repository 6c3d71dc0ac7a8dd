import { ApiError } from "@recurrent/sdk";
import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createStageRuntime } from "../testing/stage-runtime.ts";
import { ChunkLoadError } from "./chunks.ts";

const unauthorized = new ApiError({
  kind: "unauthorized",
  status: 401,
  statusText: "Unauthorized",
  message: "No.",
});

function stage() {
  const go = vi.fn();
  const runtime = createStageRuntime({ path: () => "/password/reset/9f3", go }, {});
  return { ...runtime, go, texts: () => runtime.messages.notices.read().map(({ text }) => text) };
}

it.each([
  ["the sign-in host is told", ["portal", "passwordLink"], ["Unauthorized: No."]],
  ["the main API is left to the end of the session", ["main", "groupList"], []],
])("a query's 401 of %s", async (_what, queryKey, texts) => {
  const { queries, go, ...runtime } = stage();
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => Promise.reject(unauthorized),
    retry: false,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  stop();
  expect(runtime.texts()).toEqual(texts);
  expect(go.mock.calls).toEqual(texts.map(() => ["/login"]));
});

it("a part of the portal that did not arrive is left to the error screen", async () => {
  const { queries, texts } = stage();
  const mutation = new MutationObserver(queries, {
    mutationFn: () => Promise.reject(new ChunkLoadError("gone")),
    meta: { failure: "stay" },
  });
  await expect(mutation.mutate()).rejects.toThrow(ChunkLoadError);
  expect(texts()).toEqual([]);
});
