import { createHostClock } from "@recurrent/sdk";
import { QueryClient, QueryClientProvider, QueryObserver, useQuery } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { AppReactContext } from "../shared/context/app-context.ts";
import { useToday } from "../shared/dates/days.ts";
import { createHarnessApp } from "../testing/harness-context.ts";
import { followDays } from "./follow-days.ts";

it("fetches what is shown and redraws it for the new day at midnight", async () => {
  let now = Date.parse("2026-11-25T23:59:59.700Z");
  const clock = { ...createHostClock(), now: () => now, known: () => Promise.resolve() };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const app = createHarnessApp({ path: () => "/", go: () => undefined }, {});
  const requests = { board: 0, printed: 0, unseen: 0 };
  const ask = (name: keyof typeof requests) => () => Promise.resolve((requests[name] += 1));
  await queries.prefetchQuery({ queryKey: ["main", "unseen"], queryFn: ask("unseen") });
  function Page() {
    const board = useQuery({ queryKey: ["main", "board"], queryFn: ask("board") });
    const printed = useQuery({ queryKey: ["portal", "records"], queryFn: ask("printed") });
    return <p>{`${useToday()}, board ${board.data}, printed ${printed.data}`}</p>;
  }
  const place = document.createElement("div");
  const root = createRoot(place);
  root.render(
    <QueryClientProvider client={queries}>
      <AppReactContext value={{ ...app, queries, clock }}>
        <Page />
      </AppReactContext>
    </QueryClientProvider>,
  );
  const stop = followDays({ queries, clock });
  onTestFinished(() => {
    stop();
    root.unmount();
  });
  await vi.waitFor(() => expect(place.textContent).toBe("2026-11-25, board 1, printed 1"));
  now += 300;
  await vi.waitFor(() => expect(place.textContent).toBe("2026-11-26, board 2, printed 1"));
  expect(requests).toEqual({ board: 2, printed: 1, unseen: 1 });
  expect(queries.getQueryState(["main", "unseen"])?.isInvalidated).toBe(true);
});

it("fetches again what was being fetched for the first time at midnight", async () => {
  let now = Date.parse("2026-11-25T23:59:59.700Z");
  const clock = { ...createHostClock(), now: () => now, known: () => Promise.resolve() };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const replies: (() => void)[] = [];
  const queryKey = ["main", "board"];
  const queryFn = async () => {
    const day = new Date(now).toISOString().slice(0, 10);
    await new Promise<void>((resolve) => void replies.push(resolve));
    return day;
  };
  onTestFinished(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined));
  onTestFinished(followDays({ queries, clock }));
  await vi.waitFor(() => expect(replies).toHaveLength(1));
  const query = queries.getQueryCache().find({ queryKey });
  now += 300;
  await vi.waitFor(() => expect(query?.state.isInvalidated).toBe(true));
  replies[0]?.();
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  replies[1]?.();
  await vi.waitFor(() => expect(query?.state.data).toBe("2026-11-26"));
});
