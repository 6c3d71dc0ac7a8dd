import { describe, expect, it } from "vitest";
import { draftFor, same, withoutSecrets } from "./values.ts";

const like = {
  name: "",
  count: 0,
  tier: null as string | null,
  ids: ["1"],
  licences: {} as Record<string, string>,
  settings: { notifications: true },
};

describe("draftFor", () => {
  it.each([
    ["as it is", like],
    ["with a text where nothing was", { ...like, tier: "2" }],
    ["with other ids", { ...like, ids: [], licences: { "7": "FCL" } }],
    ["with a field more, of a newer build", { ...like, later: 1 }],
  ])("takes a draft %s", (_name, draft) => {
    expect(draftFor(draft, like)).toEqual(draft);
  });

  it.each([
    ["nothing", null],
    ["a text", "name"],
    ["a list", []],
    ["a field less", { ...like, name: undefined }],
    ["another kind of field", { ...like, ids: "1" }],
    ["another kind inside", { ...like, settings: { notifications: "yes" } }],
    ["a tree where a text was", { ...like, tier: {} }],
  ])("refuses %s", (_name, draft) => {
    expect(draftFor(draft, like)).toBeNull();
  });
});

describe("withoutSecrets", () => {
  it("empties what must not be kept and nothing else", () => {
    const clean = { name: "", password: { password: "", confirmation: "" } };
    const typed = { name: "Ada", password: { password: "Secret#123456", confirmation: "x" } };
    const kept = withoutSecrets(typed, clean, ["password"]);
    expect(kept).toEqual({ ...clean, name: "Ada" });
    expect(JSON.stringify(kept)).not.toContain("Secret");
    expect(typed.password.confirmation).toBe("x");
  });
});

describe("same", () => {
  it.each([
    [{ a: ["1", "2"] }, { a: ["1", "2"] }, true],
    [{ a: ["1", "2"] }, { a: ["2", "1"] }, true],
    [{ a: ["1", "2"] }, { a: ["1", "3"] }, false],
    [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, true],
    [{ a: [{ id: "1" }, { id: "2" }] }, { a: [{ id: "2" }, { id: "1" }] }, false],
    [{ a: "" }, { a: " " }, false],
  ])("%j and %j: %j", (one, other, isSame) => {
    expect(same(one, other)).toBe(isSame);
  });
});
