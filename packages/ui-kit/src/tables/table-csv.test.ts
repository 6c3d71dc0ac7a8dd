import { describe, expect, it } from "vitest";
import { csvOf, fileNameOf } from "./table-csv.ts";
import type { GridColumn } from "./grid-columns.tsx";

interface Item {
  name: string;
  day: string | null;
  status: string;
}

const COLUMNS: readonly GridColumn<Item>[] = [
  { field: "name", headerName: "Name" },
  {
    field: "day",
    headerName: "Expiration",
    text: ({ day }) => day ?? "No expiry",
    exportAlso: { headerName: "Status", value: ({ status }) => status },
  },
  { field: "actions", headerName: "Actions", disableExport: true },
];

const linesOf = (rows: Item[]) => csvOf(COLUMNS, rows).split("\r\n");

describe("an exported list", () => {
  it("begins with the mark of UTF-8 and the names of its columns", () => {
    expect(csvOf(COLUMNS, [])).toBe("\uFEFFName,Expiration,Status\r\n");
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
    ["\t=1", "'\t=1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ])("writes %j as %j", (name, written) => {
    expect(csvOf(COLUMNS.slice(0, 1), [{ name, day: null, status: "" }])).toBe(
      `\uFEFFName\r\n${written}\r\n`,
    );
  });

  it.each([
    ["People", "people"],
    ["Events and documents", "events-and-documents"],
    ["At Risk Of Expiry (30 days)", "at-risk-of-expiry-30-days"],
  ])("is named after %j", (label, name) => {
    expect(fileNameOf(label)).toBe(name);
  });
});
