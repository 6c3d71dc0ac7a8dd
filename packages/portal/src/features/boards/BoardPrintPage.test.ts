import { expect, it } from "vitest";
import { paperFit } from "./BoardPrintPage.tsx";

it.each([
  [0, 14],
  [45, 14],
  [46, 11],
  [90, 11],
  [91, 9],
  [230, 7.5],
  [231, 6],
  [5000, 6],
])("prints %d people in %d points", (people, size) => {
  expect(paperFit(people).size).toBe(size);
});
