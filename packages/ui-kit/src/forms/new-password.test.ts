import { describe, expect, it } from "vitest";
import { checkNewPassword, isNewPasswordReady, shownStrength } from "./new-password.ts";
import { PASSWORD_RULE } from "./password-rule.ts";

const GOOD = "Abcdefghij1!";
const MISMATCH = "The passwords do not match.";

describe("a new password and its repetition", () => {
  it.each([
    [GOOD, GOOD, false, {}],
    [GOOD, "", false, { confirmation: MISMATCH }],
    [GOOD, `${GOOD} `, false, { confirmation: MISMATCH }],
    ["short", "short", false, { password: PASSWORD_RULE }],
    ["short", "other", false, { password: PASSWORD_RULE, confirmation: MISMATCH }],
    ["", "", false, { password: PASSWORD_RULE }],
    ["", "", true, {}],
    ["", "x", true, { password: PASSWORD_RULE, confirmation: MISMATCH }],
    [GOOD, GOOD, true, {}],
  ])(
    "%j and %j (optional: %j) have the problems %j",
    (password, confirmation, optional, problems) => {
      const value = { password, confirmation };
      expect(checkNewPassword(value, optional)).toEqual(problems);
      expect(isNewPasswordReady(value, optional)).toBe(Object.keys(problems).length === 0);
    },
  );
});

it.each([
  [null, "", null],
  [0, "a", 0],
  [1, "password", 1],
  [2, "correct horse", 1],
  [4, "correct horse battery staple", 1],
  [2, GOOD, 2],
  [4, GOOD, 4],
] as const)(
  "a strength of %j is shown for %j as %j: what is refused is not fair",
  (score, password, shown) => {
    expect(shownStrength(score, password)).toBe(shown);
  },
);
