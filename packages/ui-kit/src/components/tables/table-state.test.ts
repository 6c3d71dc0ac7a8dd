import { describe, expect, it } from "vitest";
import {
  initialTableState,
  isNarrowed,
  tableStateKey,
  withFilter,
  withoutNarrowing,
  withPage,
  withPageSize,
  withSearch,
  withSort,
} from "./table-state.ts";

const start = initialTableState({ id: "name", desc: false });

describe("the state of a table", () => {
  it("starts on the first page of 25 rows in the default order", () => {
    expect(start).toEqual({
      search: "",
      sort: { id: "name", desc: false },
      page: 0,
      pageSize: 25,
      filters: {},
    });
  });

  it("goes back to the first page for a new search, sort or filter", () => {
    const later = withPage(start, 3);
    expect(withSearch(later, "a").page).toBe(0);
    expect(withSort(later, "expiry").page).toBe(0);
    expect(withFilter(later, "name", "7").page).toBe(0);
  });

  it("reverses the sorting column and starts others ascending", () => {
    expect(withSort(start, "name").sort).toEqual({ id: "name", desc: true });
    expect(withSort(withSort(start, "name"), "name").sort.desc).toBe(false);
    expect(withSort(withSort(start, "name"), "expiry").sort).toEqual({ id: "expiry", desc: false });
  });

  it("clears the search when a filter changes or is removed", () => {
    const searched = withSearch(start, "medical");
    const filtered = withFilter(searched, "name", "7");
    expect(filtered).toMatchObject({ search: "", filters: { name: "7" } });
    const again = withSearch(filtered, "visa");
    expect(withFilter(again, "name", null)).toMatchObject({ search: "", filters: {} });
  });

  it("keeps the first visible row when the page size changes", () => {
    expect(withPageSize(withPage(start, 5), 100)).toMatchObject({ page: 1, pageSize: 100 });
    expect(withPageSize({ ...start, page: 2, pageSize: 100 }, 25).page).toBe(8);
  });

  it.each([
    ["nothing", start, false],
    ["blanks only", withSearch(start, "  "), false],
    ["a search", withSearch(start, "x"), true],
    ["a filter", withFilter(start, "name", "7"), true],
    ["narrowing taken away", withoutNarrowing(withFilter(start, "name", "7")), false],
  ])("decides whether %s narrows the rows", (_, state, expected) => {
    expect(isNarrowed(state)).toBe(expected);
  });

  it("rejects pages before the first", () => {
    expect(withPage(start, -4).page).toBe(0);
  });

  it("gives equal states equal keys whatever the order of filters", () => {
    const one = { ...start, filters: { a: "1", b: "2" } };
    const other = { ...start, filters: { b: "2", a: "1" } };
    expect(tableStateKey(one)).toBe(tableStateKey(other));
    expect(tableStateKey(one)).not.toBe(tableStateKey(start));
  });
});
