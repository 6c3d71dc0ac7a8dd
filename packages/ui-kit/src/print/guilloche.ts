/** Two decimals are finer than any printer, and keep a page of curves small. */
const figure = (value: number): string => String(Math.round(value * 100) / 100);

function polyline(points: Iterable<readonly [number, number]>): string {
  const steps = Array.from(points, ([x, y]) => `${figure(x)} ${figure(y)}`);
  return `M${steps.join("L")}`;
}

export interface BandOptions {
  /** Length and half the height, in the unit of the drawing. */
  length: number;
  amplitude: number;
  /** How many lines are woven. */
  lines: number;
  /** Whole waves over the length, and how often the weave narrows and widens over it. */
  waves: number;
  swells: number;
}

/**
 * A band of woven sines from (0, 0) along the x axis: each line the same wave, one phase further, under a
 * slow swelling. Paths for `d`.
 */
export function wavyBand({
  length,
  amplitude,
  lines,
  waves,
  swells,
}: BandOptions): readonly string[] {
  const samples = waves * 16;
  return Array.from({ length: lines }, (_, line) => {
    const phase = (line / lines) * 2 * Math.PI;
    const points = Array.from({ length: samples + 1 }, (__, at) => {
      const share = at / samples;
      const swell = 0.7 + 0.3 * Math.cos(2 * Math.PI * share * swells);
      const y = amplitude * swell * Math.sin(2 * Math.PI * share * waves + phase);
      return [share * length, y] as const;
    });
    return polyline(points);
  });
}

export interface RosetteOptions {
  /** Radii between which the lines swing. */
  inner: number;
  outer: number;
  /** How many lines are woven, and how often each one swings out. */
  lines: number;
  petals: number;
}

/** A rosette of closed sines around (0, 0). Paths for `d`. */
export function rosette({ inner, outer, lines, petals }: RosetteOptions): readonly string[] {
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) / 2;
  const samples = petals * 24;
  return Array.from({ length: lines }, (_, line) => {
    const phase = (line / lines) * 2 * Math.PI;
    const points = Array.from({ length: samples }, (__, at) => {
      const angle = (at / samples) * 2 * Math.PI;
      const radius = middle + swing * Math.sin(petals * angle + phase);
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    });
    return `${polyline(points)}Z`;
  });
}
