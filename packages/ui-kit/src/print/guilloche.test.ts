import { describe, expect, it } from "vitest";
import { rosette, wavyBand } from "./guilloche.ts";

const pointsOf = (path: string): [number, number][] =>
  path
    .replaceAll(/[MZ]/g, "")
    .split("L")
    .map((pair) => pair.split(" ").map(Number) as [number, number]);

describe("wavyBand", () => {
  const band = wavyBand({ length: 240, amplitude: 4, lines: 6, waves: 20, swells: 10 });

  it("runs from end to end and stays in its height", () => {
    expect(band).toHaveLength(6);
    for (const points of band.map(pointsOf)) {
      expect(points[0]?.[0]).toBe(0);
      expect(points.at(-1)?.[0]).toBe(240);
      expect(Math.max(...points.map(([, y]) => Math.abs(y)))).toBeLessThanOrEqual(4);
    }
  });

  it("meets the next band where it ends", () => {
    for (const points of band.map(pointsOf)) expect(points.at(-1)?.[1]).toBe(points[0]?.[1]);
  });
});

describe("rosette", () => {
  it("closes, between its two radii", () => {
    const lines = rosette({ inner: 20, outer: 46, lines: 8, petals: 24 });
    expect(new Set(lines).size).toBe(8);
    for (const line of lines) {
      expect(line.endsWith("Z")).toBe(true);
      for (const [x, y] of pointsOf(line)) {
        expect(Math.hypot(x, y)).toBeGreaterThan(19.9);
        expect(Math.hypot(x, y)).toBeLessThan(46.1);
      }
    }
  });
});
