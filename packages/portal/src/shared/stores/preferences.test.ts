import { expect, it } from "vitest";
import { preferencesCookie, readPreferences } from "./preferences.ts";

it.each([
  ["", "system", false, true, null],
  ["other=1", "system", false, true, null],
  ["recurrent-look=dark.collapsed", "dark", true, true, null],
  ["a=b; recurrent-look=light.open.nokeys.74; c=d", "light", false, false, 74],
  ["recurrent-look=pink.maybe.what.9999", "system", false, true, null],
  ["recurrent-look=", "system", false, true, null],
])("reads %j as %s, collapsed %s, keys %s, announced %s", (cookies, ...expected) => {
  const { scheme, collapsed, keys, announced } = readPreferences(cookies);
  expect([scheme, collapsed, keys, announced]).toEqual(expected);
});

it("reads back what it stored", () => {
  const chosen = { scheme: "dark", collapsed: true, keys: false, announced: 111 } as const;
  expect(readPreferences(preferencesCookie(chosen).split(";")[0] ?? "")).toEqual(chosen);
});
