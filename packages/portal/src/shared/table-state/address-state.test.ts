import type { TableState } from "@recurrent/ui-kit";
import { describe, expect, it } from "vitest";
import { readTable, writeTable } from "./address-state.ts";

const byName = { id: "name", desc: false };
const plain: TableState = { search: "", sort: byName, page: 0, pageSize: 25, filters: {} };
const busy: TableState = {
  search: "a+b & (c",
  sort: { id: "managers", desc: true },
  page: 2,
  pageSize: 100,
  filters: { type: "Trainee" },
};
const written = (query: string, table: TableState, prefix?: string) => {
  const next = new URLSearchParams(query);
  writeTable(next, table, byName, prefix);
  return next.toString();
};

describe("a table in the URL", () => {
  it("writes no defaults, and keeps the rest of the query", () => {
    expect(written("tab=events&q=old&page=4&by-type=x", plain)).toBe("tab=events");
  });

  it.each([[""], ["add-"]])("reads back what it wrote, with the prefix %j", (prefix) => {
    const query = new URLSearchParams(written("tab=events", busy, prefix));
    expect(readTable(query, byName, prefix)).toEqual(busy);
    expect(query.get("tab")).toBe("events");
  });

  it("separates two tables of one page", () => {
    const query = new URLSearchParams(
      written(written("", busy), { ...plain, search: "x" }, "add-"),
    );
    expect(readTable(query, byName)).toEqual(busy);
    expect(readTable(query, byName, "add-")).toEqual({ ...plain, search: "x" });
  });

  it.each([
    ["page=0", 0],
    ["page=-3", 0],
    ["page=x", 0],
    ["page=1.5", 0],
    ["page=4", 3],
  ])("shows for %s page %s, counted from 0", (query, page) => {
    expect(readTable(new URLSearchParams(query), byName).page).toBe(page);
  });

  it("accepts two page sizes only", () => {
    const sizeIn = (query: string) => readTable(new URLSearchParams(query), byName).pageSize;
    expect(sizeIn("size=50")).toBe(25);
    expect(sizeIn("size=100")).toBe(100);
  });
});
