import { describe, expect, it } from "vitest";
import { checkPassword, PASSWORD_RULE, PASSWORD_SYMBOLS } from "./password-rule.ts";

const unmet = (value: string) =>
  checkPassword(value)
    .demands.filter((demand) => !demand.met)
    .map((demand) => demand.id);

describe("the rule for new passwords (shell 5)", () => {
  it("is told word for word", () => {
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

  it("knows sixteen symbols", () => {
    expect(new Set(PASSWORD_SYMBOLS).size).toBe(16);
  });
});
