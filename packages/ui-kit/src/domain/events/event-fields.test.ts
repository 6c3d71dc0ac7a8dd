import { expect, it } from "vitest";
import { displayDescription } from "./event-fields.ts";

it.each([
  ["Passport", "Passport"],
  [" Passport ", " Passport "],
  ["", "No description"],
  [" \n ", "No description"],
  ["\u200B\uFEFF", "No description"],
  ["\u200E \u00AD", "No description"],
])("shows the description %j as %j", (description, shown) => {
  expect(displayDescription(description)).toBe(shown);
});
