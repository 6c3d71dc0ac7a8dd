import { describe, expect, it } from "vitest";
import { tabShown, tabsOf } from "./person-tabs.ts";

const ACTIVE_TRAINEE = { isActive: true, isTrainee: true };
const ACTIVE_OTHER = { isActive: true, isTrainee: false };
const LEFT_TRAINEE = { isActive: false, isTrainee: true };
const LEFT_OTHER = { isActive: false, isTrainee: false };

describe("the tabs of a person (shell 2.23)", () => {
  it.each([
    [
      "an active trainee has all",
      ACTIVE_TRAINEE,
      ["Profile", "Program", "Schedule", "Training Record", "Events / Documents"],
    ],
    ["somebody else at work trains nothing", ACTIVE_OTHER, ["Profile", "Events / Documents"]],
    ["an inactive trainee keeps only Training Record", LEFT_TRAINEE, ["Training Record"]],
    ["somebody who left and never trained has none", LEFT_OTHER, []],
  ])("%s", (_name, person, labels) => {
    expect(tabsOf(person).map(({ label }) => label)).toEqual(labels);
  });
});

describe("the tab that an address shows", () => {
  it.each([
    ["profile by default", ACTIVE_TRAINEE, null, "profile"],
    ["the one it names", ACTIVE_TRAINEE, "schedule", "schedule"],
    ["the first one for an unknown name", ACTIVE_TRAINEE, "secrets", "profile"],
    ["the first one for a tab the person has not", ACTIVE_OTHER, "program", "profile"],
    ["the record of somebody who left", LEFT_TRAINEE, "profile", "record"],
    ["the record of somebody who left, by default", LEFT_TRAINEE, null, "record"],
    ["nothing where there is no tab", LEFT_OTHER, "record", undefined],
  ])("is %s", (_name, person, asked, shown) => {
    expect(tabShown(person, asked)?.id).toBe(shown);
  });
});
