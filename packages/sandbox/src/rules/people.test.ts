import { expect, it } from "vitest";
import { isGoodPassword } from "./people.ts";

it.each([
  ["Recurrent#2026", true],
  ["Aa1!Aa1!Aa1!", true],
  ["Aa1!Aa1!Aa1", false],
  ["recurrent#2026", false],
  ["RECURRENT#2026", false],
  ["Recurrent#abcd", false],
  ["Recurrent+2026", false],
  ["Recurrent\\2026", true],
  ["Abcdefgh1!😀😀", true],
  ["Abcdefg1!😀😀", false],
])("checks the password %s", (password, good) => {
  expect(isGoodPassword(password)).toBe(good);
});
