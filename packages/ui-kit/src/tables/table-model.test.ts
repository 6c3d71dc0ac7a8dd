import { describe, expect, it } from "vitest";
import { changeModel, openModel, receiveModel } from "./table-model.ts";
import { initialTableState, withSearch } from "./table-state.ts";

const start = initialTableState({ id: "name", desc: false });
const typed = (text: string) => withSearch(start, text);

describe("a table whose state somebody else keeps", () => {
  it("opens with the owner's state", () => {
    expect(openModel(start, typed("a")).shown.search).toBe("a");
    expect(openModel(start, undefined)).toEqual({ shown: start, seen: null, awaited: [] });
  });

  it("keeps what was typed while the owner's echoes come late", () => {
    let model = openModel(start, start);
    model = changeModel(model, typed("a"));
    model = changeModel(model, typed("ab"));
    model = receiveModel(model, typed("a"));
    expect(model.shown.search).toBe("ab");
    model = receiveModel(model, typed("ab"));
    expect(model).toMatchObject({ shown: { search: "ab" }, awaited: [] });
  });

  it("passes over echoes that the owner skipped", () => {
    let model = openModel(start, start);
    for (const text of ["a", "ab", "abc"]) model = changeModel(model, typed(text));
    expect(receiveModel(model, typed("abc")).awaited).toEqual([]);
  });

  it("follows the owner when it says something of its own", () => {
    const model = changeModel(openModel(start, start), typed("a"));
    expect(receiveModel(model, typed("from a link"))).toMatchObject({
      shown: { search: "from a link" },
      awaited: [],
    });
  });

  it("awaits nothing without an owner", () => {
    expect(changeModel(openModel(start, undefined), typed("a")).awaited).toEqual([]);
  });
});
