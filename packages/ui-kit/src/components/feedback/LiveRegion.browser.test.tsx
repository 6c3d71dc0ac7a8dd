import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import { DataTable } from "../tables/DataTable.tsx";
import type { GridColumn } from "../tables/table-rows.ts";
import { initialTableState, type TableState, withFilter } from "../tables/table-state.ts";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";

interface Row {
  id: string;
  name: string;
}

const ROWS: readonly Row[] = Array.from({ length: 60 }, (_, at) => ({
  id: String(at),
  name: `${at % 2 === 0 ? "even" : "odd"} ${at}`,
}));
const COLUMNS: readonly GridColumn<Row>[] = [
  {
    field: "name",
    headerName: "Name",
    filter: { label: "Filter", options: [], accessor: ({ name }) => name.split(" ")[0] ?? "" },
  },
];
const BY_NAME = { id: "name", desc: false };
const SEARCH = { fields: ({ name }: Row) => [name] };
const start = initialTableState(BY_NAME);
const search = (text: string): TableState => ({ ...start, search: text });

const testPage = createTestPage();

function show(state: TableState): void {
  flushSync(() =>
    testPage.root.render(
      <RecurrentTheme scheme="light">
        <DataTable
          label="Numbers"
          rows={ROWS}
          columns={COLUMNS}
          search={SEARCH}
          state={state}
          onStateChange={() => undefined}
          defaultSort={BY_NAME}
          empty={{ title: "None" }}
        />
      </RecurrentTheme>,
    ),
  );
}

const words = () => testPage.host.querySelector("output")?.textContent ?? "";
const plain = () => words().replaceAll("\u00A0", " ").trim();

it.each<[string, TableState, TableState, string]>([
  ["another search with as many hits", search("even"), search("odd"), "30 of 60 rows match"],
  ["one hit after another", search("even 2"), search("odd 31"), "1 of 60 rows match"],
  ["no hit after none", search("x"), search("y"), "0 of 60 rows match"],
  ["a longer text with as many hits", search("od"), search("odd"), "30 of 60 rows match"],
  [
    "a filter with as many rows as a search",
    search("odd"),
    withFilter(start, "name", "even"),
    "30 of 60 rows match",
  ],
  [
    "another choice of a filter",
    withFilter(start, "name", "odd"),
    withFilter(start, "name", "even"),
    "30 of 60 rows match",
  ],
  ["another page", start, { ...start, page: 1 }, "60 rows, page 2 of 3"],
  [
    "another page of a search",
    search("odd"),
    { ...search("odd"), page: 1 },
    "30 of 60 rows match, page 2 of 2",
  ],
  ["the first page again", { ...start, page: 2 }, start, "60 rows"],
  ["another size of pages", start, { ...start, pageSize: 100 }, "60 rows"],
])("announces %s", async (_what, before, after, expected) => {
  show(before);
  await vi.waitFor(() => expect(plain()).not.toBe(""));
  const first = words();
  show(after);
  await vi.waitFor(() => expect(words()).not.toBe(first));
  expect(plain()).toBe(expected);
});

it.each<[string, TableState, TableState]>([
  ["another order", search("odd"), { ...search("odd"), sort: { id: "name", desc: true } }],
  ["blanks around a search", search("odd"), search(" odd ")],
])("announces nothing for %s", async (_what, before, after) => {
  show(before);
  await vi.waitFor(() => expect(plain()).toBe("30 of 60 rows match"));
  const first = words();
  show(after);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(words()).toBe(first);
});
