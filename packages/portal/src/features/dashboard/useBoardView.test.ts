import { describe, expect, it } from "vitest";
import { type BoardView, readBoardView, writeBoardView } from "./useBoardView.ts";

const byName = { id: "name", desc: false };
const plain: BoardView = {
  status: null,
  table: { search: "", sort: byName, page: 0, pageSize: 25, filters: {} },
};
const written = (view: BoardView) => {
  const query = new URLSearchParams();
  writeBoardView(query, view, byName);
  return query.toString();
};
const read = (text: string) => readBoardView(new URLSearchParams(text), byName);

describe("a board's view in its address", () => {
  it("needs no query while everything is as it was", () => {
    expect(written(plain)).toBe("");
    expect(read("")).toEqual(plain);
  });

  it("is read back as it was written", () => {
    const view: BoardView = {
      status: "riskOfExpiry",
      table: {
        search: "Łukasz & co",
        sort: { id: "expiry", desc: true },
        page: 2,
        pageSize: 100,
        filters: { name: "42" },
      },
    };
    expect(read(written(view))).toEqual(view);
  });

  it.each([
    ["page=0", 0],
    ["page=-3", 0],
    ["page=x", 0],
    ["page=1.5", 0],
    ["page=4", 3],
  ])("with %s shows page %s, counted from 0", (query, page) => {
    expect(read(query).table.page).toBe(page);
  });

  it("knows two page sizes only", () => {
    expect(read("size=50").table.pageSize).toBe(25);
    expect(read("size=100").table.pageSize).toBe(100);
  });
});
