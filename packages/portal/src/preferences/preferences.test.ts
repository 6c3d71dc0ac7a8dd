import { expect, it } from "vitest";
import { preferencesCookie, readPreferences } from "./preferences.ts";

it.each([
  ["", "system", false],
  ["other=1", "system", false],
  ["recurrent-look=dark.collapsed", "dark", true],
  ["a=b; recurrent-look=light.open; c=d", "light", false],
  ["recurrent-look=pink.maybe", "system", false],
  ["recurrent-look=", "system", false],
])("%j is %s, collapsed %s", (cookies, scheme, collapsed) => {
  expect(readPreferences(cookies)).toEqual({ scheme, collapsed });
});

it("is read back as it was set", () => {
  const chosen = { scheme: "dark", collapsed: true } as const;
  expect(readPreferences(preferencesCookie(chosen).split(";")[0] ?? "")).toEqual(chosen);
});
