import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { hasFailed, isAwaited } from "./first-load.ts";

it("tells a first load from another attempt after a failure", async () => {
  let call = Promise.withResolvers<string>();
  const queries = new QueryClient();
  const observer = new QueryObserver(queries, {
    queryKey: ["tiers"],
    queryFn: () => call.promise,
    retry: false,
  });
  const stop = observer.subscribe(() => undefined);
  const state = () => {
    const result = observer.getCurrentResult();
    return [result.isPending, isAwaited(result), hasFailed(result)];
  };
  expect(state()).toEqual([true, true, false]);
  call.reject(new Error("Out of order."));
  await expect.poll(state).toEqual([false, false, true]);

  call = Promise.withResolvers<string>();
  const attempt = observer.refetch();
  // What React Query says of the second attempt is the same as of the first.
  await expect.poll(state).toEqual([true, false, true]);
  call.resolve("Premium");
  await attempt;
  expect(state()).toEqual([false, false, false]);
  stop();
});
