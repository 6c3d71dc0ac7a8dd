import { expect, it } from "vitest";
import { panelsCookie, readPanels } from "./disclosure-state.ts";

it.each([
  ["", []],
  ["other=1", []],
  ["recurrent-panels=", []],
  ["recurrent-panels=+expiries", [["expiries", true]]],
  [
    "a=b; recurrent-panels=-expiries.+reminders; c=d",
    [
      ["expiries", false],
      ["reminders", true],
    ],
  ],
  ["a=b;recurrent-panels=-expiries", [["expiries", false]]],
  ["my-recurrent-panels=+expiries", []],
  ["recurrent-panels=expiries.+.?odd.+two words.-last", [["last", false]]],
  ["recurrent-panels=+expiries.-expiries", [["expiries", false]]],
] as const)("reads the cookie %j as %j", (cookies, panels) => {
  expect([...readPanels(cookies)]).toEqual(panels);
});

it("reads back what it stored", () => {
  const panels = new Map([
    ["expiries", true],
    ["reminders", false],
  ]);
  expect(readPanels(panelsCookie(panels).split(";")[0] ?? "")).toEqual(panels);
});
