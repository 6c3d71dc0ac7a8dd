import { describe, expect, it, test } from "vitest";
import { isSelected, type Picture, picturesOf, placeOf, removed } from "./pictures.ts";

describe("which pictures are taken of a story", () => {
  const nothingAsked = { globals: {}, parameters: {} };
  const inWindow = { globals: { viewport: { value: "narrow" } }, parameters: {} };
  const leftOut = { globals: {}, parameters: { chromatic: { disableSnapshot: true } } };
  const selected = { globals: {}, parameters: { chromatic: { disableSnapshot: false } } };
  it.each([
    ["a component", "components-table--full", nothingAsked, ["light", "dark"]],
    ["a whole screen", "screens-login--empty", nothingAsked, ["light", "dark", "phone"]],
    ["a screen in a window of its own", "screens-login--empty", inWindow, ["light", "dark"]],
    ["what Chromatic leaves out", "screens-login--empty", leftOut, []],
    ["what Chromatic is told to take", "print-record--full", selected, ["light", "dark"]],
  ])("%s", (_what, id, asked, expected) => {
    expect(picturesOf({ id, ...asked })).toEqual(expected);
  });
});

test.each([
  ["train now", true],
  ["Screens/Train Now/Ready", true],
  ["screens-train-now--ready", true],
  ["trainee", false],
])("'%s' means the story 'Ready' of 'Screens/Train Now': %s", (part, meant) => {
  const story = { id: "screens-train-now--ready", title: "Screens/Train Now", name: "Ready" };
  expect(isSelected(story, part)).toBe(meant);
});

describe("accepted pictures that no story draws any more", () => {
  const accepted = ["screens-a/full/light", "screens-a/full/dark", "screens-a/full/phone"];
  const seen = (...pictures: readonly Picture[]) => new Map([["screens-a--full", pictures]]);
  it.each([
    ["the story is gone", [], new Map(), accepted],
    ["it draws all of them", ["screens-a--full"], seen("light", "dark", "phone"), []],
    ["it has got a window of its own", ["screens-a--full"], seen("light", "dark"), [accepted[2]]],
    ["it is left out now", ["screens-a--full"], seen(), accepted],
    ["it failed before it could be asked", ["screens-a--full"], new Map(), []],
  ])("%s", (_what, stories, pictured, expected) => {
    expect(removed(accepted, stories, pictured)).toEqual(expected);
  });

  it("compares places as Vitest writes them", () => {
    expect(placeOf("screens-a--full", "phone")).toBe(accepted[2]);
  });
});
