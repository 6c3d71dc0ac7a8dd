import { readFileSync, writeFileSync } from "node:fs";
import { fromRoot } from "./paths.mjs";

/** Seconds by step. */
export type Durations = Readonly<Record<string, number>>;

/** From this ratio to what is expected on, a step has grown. */
const GROWN = 1.5;
/** Fewer seconds than this are noise. */
const NOISE = 5;

const FILE = fromRoot("scripts", "durations.json");

/** Measured on two quiet cores. */
export function keptDurations(): Durations {
  return JSON.parse(readFileSync(FILE, "utf8")) as Durations;
}

export function keepDurations(measured: Durations): void {
  const rounded = Object.entries(measured).map(([id, seconds]) => [id, Number(seconds.toFixed(1))]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}

/**
 * The steps that take longer than they did, each as a line. Machines differ, so the run is compared as a
 * whole first: what is expected of a step is what was kept times the median of all ratios.
 */
export function slowerSteps(measured: Durations, former: Durations): string[] {
  const known = Object.entries(measured).flatMap(([id, now]) => {
    const before = former[id];
    return before === undefined || before === 0 ? [] : [{ id, now, before }];
  });
  const ratios = known.map(({ now, before }) => now / before).toSorted((a, b) => a - b);
  const speed = ratios[Math.floor(ratios.length / 2)] ?? 1;
  return known.flatMap(({ id, now, before }) => {
    const expected = before * speed;
    return now > expected * GROWN && now > expected + NOISE
      ? [`${id} took ${now.toFixed(1)} s, ${expected.toFixed(1)} s were expected`]
      : [];
  });
}
