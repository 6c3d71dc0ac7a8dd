import { expect, it } from "vitest";
import { displayDescription, missingExpiry } from "./event-fields.ts";

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

it.each([
  ["unknown", "Not known"],
  ["current", "No expiry"],
  ["revoked", "No expiry"],
  [null, "No expiry"],
])("says of an event with the status %j and no day: %s", (status, text) => {
  expect(missingExpiry({ expiryAt: null, status })).toBe(text);
});
