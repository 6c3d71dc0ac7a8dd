import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { FilterPanel, useFilterState } from "./FilterPanel.tsx";

const chunk = vi.hoisted(() => Promise.withResolvers<undefined>());
vi.mock("./BoardFilters.tsx", async (importOriginal) => {
  await chunk.promise;
  return importOriginal();
});

let end = () => undefined as void;
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

it("has a skeleton of each field at once, and moves nothing when the fields come", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  ({ end } = mountRoutes({
    as: "companyManager",
    path: "/board",
    routes: [{ path: "/board", element: <Screen /> }],
  }));
  await userEvent.click(page.getByRole("button", { name: "Open filters" }));
  const skeletons = page.getByRole("status", { name: "Loading filters" });
  await expect.element(skeletons).toBeVisible();
  const { childElementCount } = skeletons.element();
  const below = page.getByRole("button", { name: "Open filters" }).element();
  const { top } = below.getBoundingClientRect();
  chunk.resolve(undefined);
  await expect.element(page.getByRole("combobox").first()).toBeVisible();
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  expect(childElementCount).toBe(page.getByRole("combobox").elements().length);
  expect(below.getBoundingClientRect().top).toBe(top);
});
