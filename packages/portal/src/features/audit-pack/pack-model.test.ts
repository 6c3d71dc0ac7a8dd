import { expect, it } from "vitest";
import { formatFailedFiles, recordLabel } from "./pack-model.ts";

const WORKS = { isActive: true };
const LEFT = { isActive: false };

it.each([
  [[WORKS], "Training record as of 2026-11-21"],
  [[WORKS, WORKS], "Training record as of 2026-11-21"],
  [[LEFT], "Training record as of their last day"],
  [[LEFT, LEFT], "Training record as of their last day"],
  [[LEFT, WORKS], "Training record as of 2026-11-21, or the last day of people who have left"],
])("names for %j the day of the records: %s", (people, label) => {
  expect(recordLabel(people, "2026-11-21")).toBe(label);
});

const FILE = { isFile: true };
const LIST = { isFile: false };

it.each([
  [[], "0 files"],
  [[FILE], "1 file"],
  [[FILE, FILE], "2 files"],
  [[LIST], "Some files"],
  [[LIST, LIST], "Some files"],
  [[FILE, LIST], "Some files"],
])("counts what failed, %j, as %s", (failed, text) => {
  expect(formatFailedFiles(failed)).toBe(text);
});
