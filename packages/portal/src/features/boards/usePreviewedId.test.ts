import { expect, it } from "vitest";
import { previewReducer } from "./usePreviewedId.ts";

it.each([
  [
    "awaits what was sent after the value that has come",
    ["11", ["12", "13"]],
    "12",
    ["12", ["13"]],
  ],
  ["awaits nothing when the URL has left out a value", ["11", ["12", "13"]], "13", ["13", []]],
  ["awaits nothing when the URL leads elsewhere", ["11", ["12", null]], "40", ["40", []]],
  ["awaits nothing when a value was sent twice", ["11", ["12", "11", "12"]], "12", ["12", []]],
  ["awaits nothing when the preview has closed", ["11", [null]], null, [null, []]],
] as const)("follows the URL: %s", (_, [seen, awaited], next, [then, left]) => {
  expect(previewReducer({ seen, awaited }, { seen: next })).toEqual({ seen: then, awaited: left });
});

it("counts the value that was sent last", () => {
  const sent = previewReducer({ seen: null, awaited: ["11"] }, { sent: null });
  expect(sent).toEqual({ seen: null, awaited: ["11", null] });
});
