import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withdrawPermissions } from "../../testing/withdraw-permissions.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { FilterPanel, useFilterState } from "./FilterPanel.tsx";

/** The lists wait for it. */
let arrival = Promise.resolve();
let end = () => undefined as void;
beforeEach(() => {
  arrival = Promise.resolve();
  vi.stubGlobal("fetch", async () => {
    await arrival;
    return Response.json([]);
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

function Screen() {
  const filter = useFilterState();
  return (
    <>
      <FilterPanel filter={filter} />
      <button onClick={() => filter.setOpen(true)}>Open filters</button>
    </>
  );
}

function open(query: string) {
  const mounted = mountRoutes({
    as: "companyManager",
    path: `/board?${query}`,
    routes: [{ path: "/board", element: <Screen /> }],
    prepare: (app) => withdrawPermissions(app, "companies_groups_index"),
  });
  ({ end } = mounted);
  return mounted;
}

it("says that a filter of a shared link is not applied, and clears it", async () => {
  const { address } = open("group=31&status=expired");
  const message = page.getByText(
    "Not filtered by group, because you cannot open Groups. Everyone is shown.",
  );
  await expect.element(message).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Clear" }));
  await expect.element(message).not.toBeInTheDocument();
  expect(address()).toBe("/board?status=expired");
});

it("says it beside a filter that is applied", async () => {
  open("group=31&role=7");
  await expect
    .element(page.getByText(/^Not filtered by group, because you cannot open Groups\.$/))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Remove Role/ })).toBeVisible();
});

it.each<[string, string, () => Promise<unknown>]>([
  ["the fields", "", () => userEvent.click(page.getByRole("button", { name: "Open filters" }))],
  ["the chips of a shared link", "role=7", () => Promise.resolve()],
])("moves nothing below %s when the lists arrive", async (_what, query, act) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrival = promise;
  const { app } = open(query);
  await act();
  await expect.element(page.getByRole("progressbar", { name: "Loading lists" })).toBeVisible();
  const below = page.getByRole("button", { name: "Open filters" }).element();
  const { top } = below.getBoundingClientRect();
  resolve();
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  await vi.waitFor(() => expect(app.queries.isFetching()).toBe(0));
  expect(below.getBoundingClientRect().top).toBe(top);
});
