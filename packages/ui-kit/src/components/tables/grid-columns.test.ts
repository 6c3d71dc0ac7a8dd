import { expect, it } from "vitest";
import { columnFit } from "./grid-columns.tsx";

const COLUMNS = [
  { minWidth: 190 },
  {},
  { width: 136, minWidth: 116 },
  { width: 256, minWidth: 164 },
];

it.each([
  [1136, "full"],
  [792, "full"],
  [791, "least"],
  [610, "least"],
  [609, "none"],
] as const)("gives columns in %i px their widths: %s", (room, fit) => {
  expect(columnFit(COLUMNS, room)).toBe(fit);
});
