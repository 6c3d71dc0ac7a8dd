import { DataTable } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { tableErrorProps } from "../api/first-load.ts";
import { PrintQueryContent } from "./PrintParts.tsx";
import { QueriesContent, QueryContent } from "./QueryContent.tsx";

const FAILURE = "The people could not be loaded";

let call = Promise.withResolvers<string>();
let end: () => void = () => undefined;
beforeEach(() => {
  call = Promise.withResolvers();
});
afterEach(() => end());

const usePeople = () =>
  useQuery({ queryKey: ["main", "people"], queryFn: () => call.promise, retry: false });

const useCount = () => useQuery({ queryKey: ["count"], queryFn: () => 1, staleTime: Infinity });

const PAGES = {
  QueryContent: () => (
    <QueryContent query={usePeople()} failure={FAILURE}>
      {(text) => text}
    </QueryContent>
  ),
  QueriesContent: () => (
    <QueriesContent
      queries={{
        count: { query: useCount(), failure: "The number could not be loaded" },
        name: { query: usePeople(), failure: FAILURE },
      }}
    >
      {({ count, name }) => `${name} ${count + 1}`}
    </QueriesContent>
  ),
  PrintQueryContent: () => (
    <PrintQueryContent query={usePeople()} failure={FAILURE}>
      {(text) => text}
    </PrintQueryContent>
  ),
  DataTable: () => {
    const query = usePeople();
    const rows = query.data === undefined ? undefined : [{ id: "1", name: query.data }];
    return (
      <DataTable
        label="People"
        rows={rows}
        columns={[{ field: "name", headerName: "Name", value: ({ name }) => name }]}
        defaultSort={{ id: "name", desc: false }}
        empty={{ title: "No one" }}
        {...tableErrorProps(query, FAILURE)}
      />
    );
  },
};

it.each(Object.entries(PAGES))("loads again in %s only when asked to", async (_name, Page) => {
  const { app, place, ...mounted } = mountRoutes({
    routes: [{ path: "/people", element: <Page /> }],
    path: "/people",
    as: "companyManager",
  });
  ({ end } = mounted);
  const isFailed = () => place.textContent.includes(FAILURE);
  const fail = () => {
    const { reject } = call;
    call = Promise.withResolvers();
    reject(new Error("Out of order."));
  };
  await vi.waitFor(() => expect(app.queries.isFetching()).toBe(1));
  expect(isFailed()).toBe(false);
  fail();
  await vi.waitFor(() => expect(isFailed()).toBe(true));

  const shown = new Set<boolean>();
  const observer = new MutationObserver(() => shown.add(isFailed()));
  observer.observe(place, { childList: true, subtree: true, characterData: true });
  void app.queries.invalidateQueries();
  await vi.waitFor(() => expect(app.queries.isFetching()).toBe(1));
  await new Promise((rest) => setTimeout(rest, 50));
  fail();
  await vi.waitFor(() => expect(app.queries.isFetching()).toBe(0));
  await new Promise((rest) => setTimeout(rest, 50));
  observer.disconnect();
  expect(isFailed()).toBe(true);
  expect(shown).not.toContain(false);

  const press = () =>
    [...place.querySelectorAll("button")]
      .find(({ textContent }) => textContent === "Try again")!
      .click();
  press();
  await vi.waitFor(() => expect(isFailed()).toBe(false));
  fail();
  await vi.waitFor(() => expect(isFailed()).toBe(true));
  press();
  call.resolve("Amara");
  await vi.waitFor(() => expect([app.queries.isFetching(), isFailed()]).toEqual([0, false]));
});
