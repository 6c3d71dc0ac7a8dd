import { expect, it } from "vitest";
import { cookieOf, readCookie } from "./cookies.ts";

it.each([
  ["", ""],
  ["look=dark", "dark"],
  ["a=b; look=dark; c=d", "dark"],
  ["a=b;look=dark", "dark"],
  ["my-look=dark", ""],
  ["look-2=dark", ""],
  ["look=", ""],
  ["look=a=b", "a=b"],
  ["look=first; look=second", "first"],
])("reads a cookie of %j as %j", (cookies, value) => {
  expect(readCookie(cookies, "look")).toBe(value);
});

it("stores a cookie for a year and for all paths", () => {
  expect(cookieOf("look", "dark")).toBe("look=dark; path=/; max-age=31536000; samesite=strict");
});
