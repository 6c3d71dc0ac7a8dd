import { describe, expect, it } from "vitest";
import { writeFirstPage, writeNewList } from "./board-view.ts";

/** The query after `write` has changed it. */
const written = (text: string, write: (query: URLSearchParams) => void) => {
  const query = new URLSearchParams(text);
  write(query);
  return query.toString();
};

describe("a board's list in its address", () => {
  it("needs no query while everything is as it was", () => {
    expect(written("", (query) => writeNewList(query))).toBe("");
  });

  it("begins anew for another card, in the order that was chosen", () => {
    const before = "q=Łukasz&sort=-expiry&page=3&size=100&by-name=42&preview=7&expires=overdue";
    const of = (status?: string) => written(before, (query) => writeNewList(query, status));
    expect(of("riskOfExpiry")).toBe("sort=-expiry&size=100&status=riskOfExpiry");
    expect(of()).toBe("sort=-expiry&size=100");
  });

  it("keeps its search for other people in it", () => {
    const before = "status=expired&q=Ing&page=3&by-name=42&preview=7";
    expect(written(before, writeFirstPage)).toBe("status=expired&q=Ing");
  });
});
