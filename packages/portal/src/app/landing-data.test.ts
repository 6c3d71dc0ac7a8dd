import { personListOptions } from "@recurrent/sdk/react";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createHarnessApp } from "../testing/harness-context.ts";
import { routeById } from "../shared/routes/table.ts";
import { LANDING_DATA, prefetchData } from "./landing-data.ts";

const { session, clock } = createHarnessApp(
  { path: () => "/", go: () => undefined },
  { as: "admin" },
);

/** The list of people is on its way, once for each of `signals`. */
function openPeople() {
  const queries = new QueryClient();
  const signals: AbortSignal[] = [];
  const { promise, resolve } = Promise.withResolvers<never[]>();
  const options = {
    queryKey: personListOptions("1").queryKey,
    queryFn({ signal }: { signal: AbortSignal }) {
      signals.push(signal);
      return promise;
    },
  };
  const state = session.state();
  if (state.kind !== "signed-in") throw new Error("The harness is signed in.");
  const known = { ...LANDING_DATA, people: () => [options] };
  const params = { companyId: "1", id: "", hash: "", query: new URLSearchParams(), clock };
  const fetched = prefetchData(
    { ...routeById("companies_users@active"), layout: "bare" },
    known,
    queries,
    { ...params, user: state.user },
  );
  return { queries, options, signals, fetched, answer: () => resolve([]) };
}

it.each([true, false])(
  "keeps the prefetch of a page when the last one is left (its own read: %s)",
  async (enabled) => {
    const { queries, options, signals, fetched, answer } = openPeople();
    const leave = new QueryObserver(queries, { ...options, enabled }).subscribe(() => undefined);
    leave();
    const arrive = new QueryObserver(queries, options).subscribe(() => undefined);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    answer();
    await fetched;
    expect(signals).toHaveLength(1);
    arrive();
  },
);

it("cancels a read that nobody waits for once the prefetch has ended", async () => {
  const { queries, options, signals, fetched, answer } = openPeople();
  answer();
  await fetched;
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  queries.removeQueries();
  const never = {
    ...options,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<never[]>(() => undefined);
    },
  };
  new QueryObserver(queries, never).subscribe(() => undefined)();
  expect(signals.at(-1)?.aborted).toBe(true);
});
