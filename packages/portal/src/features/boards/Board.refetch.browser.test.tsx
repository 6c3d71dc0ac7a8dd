/** Parts of a board that are refetched like its list. */
import { useState, type ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createTestHosts } from "../../testing/hosts-by-path.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { BoardFilters, type Filtered } from "./BoardFilters.tsx";
import { PreviewContent } from "./PreviewContent.tsx";
import { KWAME, RECORD } from "./preview-fixture.ts";

const hosts = createTestHosts("2026-11-28T08:00:00Z");

let end: () => void;
afterEach(() => end());

function mount(element: ReactElement) {
  const mounted = mountRoutes({
    as: "companyManager",
    path: "/",
    routes: [{ path: "/", element }],
  });
  end = mounted.end;
  return mounted.app;
}

it("refetches the preview while the window stays open", async () => {
  const replies = { "/users/11": KWAME, "/records": RECORD };
  hosts.answer(replies);
  mount(<PreviewContent id="11" tab="record" page="#/" />);
  await expect.element(page.getByText("Dangerous Goods")).toBeVisible();
  hosts.answer({ ...replies, "/records": { ...RECORD, topics: [] } });
  await hosts.wait(8);
  await expect.element(page.getByText("No topics yet")).toBeVisible();
  // What could not be refetched says so.
  hosts.answer({});
  await hosts.wait(8);
  await expect.element(page.getByText(/It could not be updated since/)).toBeVisible();
});

function Filters() {
  const [{ people }, setFiltered] = useState<Filtered>({ filterQuery: "", people: null });
  return (
    <>
      <BoardFilters filterQuery="manager=5" options={[]} onFilter={setFiltered} />
      <output>{JSON.stringify([...(people ?? [])])}</output>
    </>
  );
}

it("says that the groups of a filter could not be updated, and tries again", async () => {
  const group = { id: 1, name: "Dash 8", managers: [{ id: 5, fullName: "Ingrid Sørensen" }] };
  const withTrainees = (...ids: number[]) => ({
    ...group,
    trainees: ids.map((id) => ({ id, fullName: `Person ${id}` })),
  });
  const before = { "/groups": [group], "/groups/1": withTrainees(11), "/users": [] };
  hosts.answer(before);
  const { queries } = mount(<Filters />);
  await expect.element(page.getByText('["11"]')).toBeVisible();
  hosts.answer({});
  await queries.refetchQueries();
  await expect.element(page.getByText(/The filter could not be updated/)).toBeVisible();
  await expect.element(page.getByText('["11"]')).toBeVisible();
  hosts.answer({ ...before, "/groups/1": withTrainees(11, 12) });
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText('["11","12"]')).toBeVisible();
  await expect.element(page.getByText(/The filter could not be updated/)).not.toBeInTheDocument();
});
