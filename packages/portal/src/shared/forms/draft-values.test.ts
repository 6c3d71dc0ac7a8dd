import { describe, expect, it } from "vitest";
import { draftFor, withoutSecrets } from "./draft-values.ts";

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
    ["with a list that was not known", { ...like, tier: ["2"] }],
    ["with choices that were not known", { ...like, tier: { "7": { active: true } } }],
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
    ["texts by name where a text was", { ...like, tier: { slug: "2" } }],
    ["nothing where a list was", { ...like, ids: null }],
  ])("rejects as a draft %s", (_name, draft) => {
    expect(draftFor(draft, like)).toBeNull();
  });
});

describe("withoutSecrets", () => {
  it("empties secrets and nothing else", () => {
    const clean = { name: "", password: { password: "", confirmation: "" } };
    const typed = { name: "Ada", password: { password: "Secret#123456", confirmation: "x" } };
    const kept = withoutSecrets(typed, clean, ["password"]);
    expect(kept).toEqual({ ...clean, name: "Ada" });
    expect(JSON.stringify(kept)).not.toContain("Secret");
    expect(typed.password.confirmation).toBe("x");
  });
});
