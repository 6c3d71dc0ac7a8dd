import { afterEach, expect, it, vi } from "vitest";
import { preferences, preferencesCookie, readPreferences, setPreferences } from "./preferences.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["", "system", false, true, null],
  ["other=1", "system", false, true, null],
  ["recurrent-look=dark.collapsed", "dark", true, true, null],
  ["a=b; recurrent-look=light.open.nokeys.74; c=d", "light", false, false, 74],
  ["recurrent-look=pink.maybe.what.9999", "system", false, true, null],
  ["recurrent-look=", "system", false, true, null],
])("reads %j as %s, collapsed %s, keys %s, height %s", (cookies, ...expected) => {
  const { scheme, collapsed, hasSingleKeyShortcuts, announcementsHeight } =
    readPreferences(cookies);
  expect([scheme, collapsed, hasSingleKeyShortcuts, announcementsHeight]).toEqual(expected);
});

it("reads back what it stored", () => {
  const chosen = {
    scheme: "dark",
    collapsed: true,
    hasSingleKeyShortcuts: false,
    announcementsHeight: 111,
  } as const;
  expect(readPreferences(preferencesCookie(chosen).split(";")[0] ?? "")).toEqual(chosen);
});

it("keeps what another tab has chosen since", () => {
  const elsewhere = {
    scheme: "dark",
    collapsed: false,
    hasSingleKeyShortcuts: false,
    announcementsHeight: 36,
  } as const;
  const document = { cookie: preferencesCookie(elsewhere) };
  vi.stubGlobal("document", document);
  setPreferences({ announcementsHeight: 72 });
  expect(readPreferences(document.cookie)).toEqual({ ...elsewhere, announcementsHeight: 72 });
  expect(preferences()).toEqual({ ...elsewhere, announcementsHeight: 72 });
});

it("keeps its own choices where cookies are blocked", () => {
  vi.stubGlobal("document", {
    get cookie() {
      return "";
    },
    set cookie(_value: string) {},
  });
  setPreferences({ scheme: "light" });
  setPreferences({ collapsed: true });
  expect(preferences()).toMatchObject({ scheme: "light", collapsed: true });
});
