import { describe, expect, it } from "vitest";
import { slowerSteps } from "./durations.ts";

const KEPT = { format: 1, lint: 20, types: 10, stories: 180, e2e: 200 };

describe("steps that took longer than they did", () => {
  it("are none on a machine that is slower as a whole", () => {
    const slower = Object.fromEntries(Object.entries(KEPT).map(([id, s]) => [id, s * 3]));
    expect(slowerSteps(slower, KEPT)).toEqual([]);
  });

  it("are named beside what was expected, at the speed of the machine", () => {
    const measured = { format: 2, lint: 40, types: 20, stories: 360, e2e: 700 };
    expect(slowerSteps(measured, KEPT)).toEqual(["e2e took 700.0 s, 400.0 s were expected"]);
  });

  it("are not those that took a few seconds more, nor new ones", () => {
    expect(slowerSteps({ ...KEPT, format: 4, docs: 90 }, KEPT)).toEqual([]);
  });
});
