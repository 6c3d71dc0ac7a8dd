import { describe, expect, it } from "vitest";
import { shownOptions } from "./ColumnFilter.tsx";
import { createMatcher, fold } from "../../text/search.ts";
import { csvOf, slugify } from "./csv.ts";
import { describeNarrowing, type GridColumn, indexRows } from "./table-rows.ts";
import { initialTableState, withFilter, withSearch } from "./table-state.ts";

interface Item {
  id: number;
  name: string;
  code: string;
}

const columns: GridColumn<Item>[] = [
  {
    field: "name",
    headerName: "Name",
    filter: { label: "Filter by name", options: [], accessor: (row) => row.name },
  },
  { field: "code", headerName: "Code" },
  { field: "id", headerName: "Id" },
];
const defaultSort = { id: "name", desc: false };
const start = initialTableState(defaultSort);

const items: Item[] = [
  { id: 3, name: "Zoë", code: "Flight 10" },
  { id: 1, name: "amara", code: "Flight 9" },
  { id: 20, name: "Łukasz", code: "" },
  { id: 4, name: "Émile", code: "Flight 9" },
  { id: 5, name: "Bo", code: "a.b (c) [d] \\ $" },
];
const index = indexRows(items, columns, defaultSort, (row) => [row.name, row.code]);
const names = (state: typeof start) => index.select(state).rows.map((row) => row.name);
const sorted = (id: string, desc: boolean) => names({ ...start, sort: { id, desc } });

describe("the order of rows", () => {
  it("follows the language, not the character codes", () => {
    expect(sorted("name", false)).toEqual(["amara", "Bo", "Émile", "Łukasz", "Zoë"]);
    expect(sorted("name", true)).toEqual(["Zoë", "Łukasz", "Émile", "Bo", "amara"]);
  });

  it("sorts numbers in texts by size, ties by the default order, blanks last", () => {
    expect(sorted("code", false)).toEqual(["Bo", "amara", "Émile", "Zoë", "Łukasz"]);
    expect(sorted("code", true)).toEqual(["Zoë", "amara", "Émile", "Bo", "Łukasz"]);
  });

  it("compares numbers as numbers", () => {
    expect(sorted("id", true)).toEqual(["Łukasz", "Bo", "Émile", "Zoë", "amara"]);
  });

  it("keeps the given order for a column that cannot sort", () => {
    expect(sorted("unknown", false)).toEqual(["amara", "Bo", "Émile", "Łukasz", "Zoë"]);
  });
});

it("sorts nothing before the rows themselves are requested", () => {
  let read = 0;
  const counting = columns.map((column) => ({
    ...column,
    value: (row: Item) => {
      read += 1;
      return row.name;
    },
  }));
  const page = indexRows(items, counting, defaultSort, (row) => [row.name]).select(start);
  expect(page).toMatchObject({ count: 5, matching: 5, total: 5, pageCount: 1 });
  expect(read).toBe(0);
  expect(page.rows).toHaveLength(5);
  expect(read).toBe(5);
  expect(page.rows).toBe(page.rows);
});

describe("the search", () => {
  it.each([
    ["FLIGHT 9", ["amara", "Émile"]],
    ["  łuk ", ["Łukasz"]],
    ["ÉMI", ["Émile"]],
    ["E\u0301mi", ["Émile"]],
    [".", ["Bo"]],
    [".*", []],
    ["(c) [d] \\ $", ["Bo"]],
    ["(((((", []],
    ["[", ["Bo"]],
    ["\\", ["Bo"]],
    ["amaraFlight", []],
    ["   ", ["amara", "Bo", "Émile", "Łukasz", "Zoë"]],
  ])("takes %j literally and ignores case", (text, expected) => {
    expect(names(withSearch(start, text))).toEqual(expected);
  });

  it("leaves the rows of a filter's choices to the filter", () => {
    const filter = { label: "", options: [], accessor: ({ name, code }: Item) => [name, code] };
    const both = indexRows(
      items,
      [{ field: "any", headerName: "", filter }],
      defaultSort,
      () => [],
    );
    const matching = (choice: string) =>
      both.matching(withFilter(start, "any", choice)).map(({ name }) => name);
    expect([matching("Flight 9"), matching("Bo"), matching("Flight")]).toEqual([
      ["amara", "Émile"],
      ["Bo"],
      [],
    ]);
  });

  it("works together with a filter", () => {
    const state = { ...withFilter(start, "name", "amara"), search: "9" };
    expect(names(state)).toEqual(["amara"]);
  });
});

describe("the description of what narrows a printed list", () => {
  const status: GridColumn<Item> = {
    field: "code",
    headerName: "Code",
    filter: {
      label: "Status",
      options: [{ value: "expired", label: "Expired" }],
      accessor: (row) => row.code,
    },
  };
  it.each([
    [{}, ""],
    [{ search: "  " }, ""],
    [{ search: " ana lima " }, "Search: ana lima"],
    [{ filters: { code: "expired" } }, "Status: Expired"],
    [{ filters: { code: "expired" }, search: "ana" }, "Search: ana; Status: Expired"],
    // An option of an old address.
    [{ filters: { code: "gone" } }, "Status: gone"],
    [{ filters: { none: "x" } }, ""],
  ])("describes %o", (narrowing, text) => {
    expect(describeNarrowing({ ...start, ...narrowing }, [status])).toBe(text);
  });
});

describe("the pages", () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ id: at, name: `Name ${at}`, code: "" }));
  const large = indexRows(many, columns, defaultSort, (row) => [row.name]);

  it("divides rows into pages and counts them", () => {
    expect(large.select({ ...start, page: 2 })).toMatchObject({
      matching: 60,
      total: 60,
      page: 2,
      pageCount: 3,
    });
    expect(large.select({ ...start, page: 2 }).rows).toHaveLength(10);
    expect(large.select({ ...start, pageSize: 100 }).rows).toHaveLength(60);
  });

  it("moves a page past the end back to the last one", () => {
    expect(large.select({ ...start, page: 9 }).page).toBe(2);
    expect(large.select({ ...start, page: 9, search: "nobody" })).toMatchObject({
      page: 0,
      pageCount: 1,
      matching: 0,
      rows: [],
    });
  });
});

it.each([
  ["Łukasz Wiśniewski", "lukasz wisniewski"],
  ["Ingrid Sørensen", "ingrid sorensen"],
  ["Öykü Yıldız", "oyku yildiz"],
  ["Straße, STRASSE", "strasse, strasse"],
  ["Camille Lefèvre", "camille lefevre"],
  ["Æsa Þórðardóttir Œuvre", "aesa thordardottir oeuvre"],
  ["Đorđe İlker Ħal Ŧ Ŋ", "dorde ilker hal t n"],
  ["Brückner", "bruckner"],
  ["Анна 東京 100 %", "анна 東京 100 %"],
])("searches %s as %s, in whichever form it came", (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text.normalize("NFD"))).toBe(folded);
});

describe("the search of names", () => {
  it.each(["lukasz", "ŁUKASZ", "Łukasz "])("finds names by %s", (typed) => {
    const option = { value: "1", label: "Łukasz Wiśniewski" };
    expect(shownOptions([option], typed)).toEqual([option]);
    expect(createMatcher(typed)("Łukasz Wiśniewski")).toBe(true);
  });
});

it("takes signs literally, and finds everything for blanks alone", () => {
  const found = (typed: string) => ["Łódź (EPLL)", "Captain"].filter(createMatcher(typed));
  expect(found("łÓDŹ")).toEqual(["Łódź (EPLL)"]);
  expect(found("(")).toEqual(["Łódź (EPLL)"]);
  expect(found(".*")).toEqual([]);
  expect(found("  ")).toHaveLength(2);
});

interface Exported {
  name: string;
  day: string | null;
  status: string;
}

const EXPORTED_COLUMNS: readonly GridColumn<Exported>[] = [
  { field: "name", headerName: "Name" },
  {
    field: "day",
    headerName: "Expiration",
    text: ({ day }) => day ?? "No expiry",
    extraExportColumn: { headerName: "Status", value: ({ status }) => status },
  },
  { field: "actions", headerName: "Actions", disableExport: true },
];

const linesOf = (rows: Exported[]) => csvOf(EXPORTED_COLUMNS, rows).split("\r\n");

describe("an exported list", () => {
  it("begins with the mark of UTF-8 and the names of its columns", () => {
    expect(csvOf(EXPORTED_COLUMNS, [])).toBe("\uFEFFName,Expiration,Status\r\n");
  });

  it("has a line for each row, with the texts that are shown", () => {
    expect(linesOf([{ name: "Łukasz", day: null, status: "Current" }])[1]).toBe(
      "Łukasz,No expiry,Current",
    );
  });

  it.each([
    ["a,b", '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@sum", "'@sum"],
    // A tab may separate cells, so that the formula would begin the second.
    ["\t=1", "'\t'=1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ])("writes %j as %j", (name, written) => {
    expect(csvOf(EXPORTED_COLUMNS.slice(0, 1), [{ name, day: null, status: "" }])).toBe(
      `\uFEFFName\r\n${written}\r\n`,
    );
  });

  it.each([
    ["People", "people"],
    ["Events and documents", "events-and-documents"],
    ["At Risk Of Expiry (30 days)", "at-risk-of-expiry-30-days"],
    ["What O’Brien, Seán can do", "what-o-brien-seán-can-do"],
    ["What Jose\u0301 can do", "what-jose\u0301-can-do"],
    ["What राम शर्मा can do", "what-राम-शर्मा-can-do"],
    ["What สมศรี ใจดี can do", "what-สมศรี-ใจดี-can-do"],
    ["What مُحَمَّد can do", "what-مُحَمَّد-can-do"],
    [`What ${"a".repeat(255)} can do`, `what-${"a".repeat(51)}`],
    [`${"𐐨".repeat(54)} can do`, `${"𐐨".repeat(54)}-c`],
    [`${"a".repeat(55)} can do`, "a".repeat(55)],
    ["What علی‌رضا can do", "what-علی‌رضا-can-do"],
  ])("names the file after %j", (label, name) => {
    expect(slugify(label)).toBe(name);
  });
});
