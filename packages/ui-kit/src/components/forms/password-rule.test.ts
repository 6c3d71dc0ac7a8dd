import { describe, expect, it } from "vitest";
import {
  checkNewPassword,
  checkPassword,
  displayStrength,
  isNewPasswordReady,
  PASSWORD_RULE,
  PASSWORD_SYMBOLS,
} from "./password-rule.ts";

const GOOD = "Abcdefghij1!";
const MISMATCH = "The passwords do not match.";

describe("a new password and its repetition", () => {
  it.each([
    [GOOD, GOOD, false, {}],
    [GOOD, "", false, { passwordConfirmation: MISMATCH }],
    [GOOD, `${GOOD} `, false, { passwordConfirmation: MISMATCH }],
    ["short", "short", false, { password: PASSWORD_RULE }],
    ["short", "other", false, { password: PASSWORD_RULE, passwordConfirmation: MISMATCH }],
    ["", "", false, { password: PASSWORD_RULE }],
    ["", "", true, {}],
    ["", "x", true, { password: PASSWORD_RULE, passwordConfirmation: MISMATCH }],
    [GOOD, GOOD, true, {}],
  ])(
    "finds for %j and %j (optional: %j) the problems %j",
    (password, confirmation, optional, problems) => {
      const value = { password, passwordConfirmation: confirmation };
      expect(checkNewPassword(value, optional)).toEqual(problems);
      if (!optional) expect(isNewPasswordReady(value)).toBe(Object.keys(problems).length === 0);
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
  "shows a strength of %j for %j as %j, not fair when rejected",
  (score, password, shown) => {
    expect(displayStrength(score, password)).toBe(shown);
  },
);

const unmet = (value: string) =>
  checkPassword(value)
    .demands.filter((demand) => !demand.met)
    .map((demand) => demand.id);

describe("the rule for new passwords", () => {
  it("states the rule word for word", () => {
    expect(PASSWORD_RULE).toBe(
      "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.",
    );
  });

  it.each([
    ["", ["length", "upper", "lower", "number", "symbol"]],
    ["Abcdefghij1!", []],
    ["Abcdefghi1!", ["length"]],
    ["abcdefghij1!", ["upper"]],
    ["ABCDEFGHIJ1!", ["lower"]],
    ["Abcdefghijk!", ["number"]],
    ["Abcdefghijk1", ["symbol"]],
    ["Abcdefghijk1 ", ["symbol"]],
    ["Abcdefghijk1+", ["symbol"]],
    ["ŻÓŁĆżółćabc1!", ["upper"]],
    ["Abcdefgh1!😀😀", []],
    ["Abcdefg1!😀😀", ["length"]],
  ])("finds what %j lacks", (value, expected) => {
    expect(unmet(value)).toEqual(expected);
    expect(checkPassword(value).ok).toBe(expected.length === 0);
  });

  it.each(["!", "@", ".", "#", "$", "%", "^", "&", "*", "|", "\\", "?", "-", "_", "~", "="])(
    "accepts the symbol %s",
    (symbol) => expect(checkPassword(`Abcdefghijk1${symbol}`).ok).toBe(true),
  );

  it.each(Array.from("+,;:<>()[]{}/'\"`§€ "))("does not count %s as a symbol", (symbol) => {
    expect(unmet(`Abcdefghijk1${symbol}`)).toEqual(["symbol"]);
  });

  it("accepts sixteen symbols", () => {
    expect(new Set(PASSWORD_SYMBOLS).size).toBe(16);
  });
});
