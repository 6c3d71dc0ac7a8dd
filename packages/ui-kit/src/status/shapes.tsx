import type { ReactNode } from "react";
import type { StatusId } from "./status.ts";

/**
 * The drawings on a 16 × 16 field. `currentColor` is the status colour; `glyph` is the paint of the
 * sign inside a solid shape. Each shape differs in outline or filling, so greyscale loses nothing.
 */
export interface ShapeOptions {
  glyph: string;
  /** The same outline without its filling: nobody is in this state. */
  hollow: boolean;
}

type Shape = (options: ShapeOptions) => ReactNode;

const LINE = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.5",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
const RING = { ...LINE, cx: "8", cy: "8", r: "6.4", strokeLinecap: "butt" } as const;

const solid = (outline: string, edge: number, sign: ReactNode): Shape =>
  function Solid({ hollow, glyph }) {
    if (hollow) return <path d={outline} {...LINE} />;
    return (
      <>
        <path d={outline} {...LINE} fill="currentColor" strokeWidth={edge} />
        <g {...LINE} stroke={glyph} strokeWidth="1.7" color={glyph}>
          {sign}
        </g>
      </>
    );
  };

const ring = (sign: ReactNode): Shape =>
  function Ring({ hollow }) {
    return (
      <>
        <circle {...RING} />
        {!hollow && sign}
      </>
    );
  };

/** One drawing for each state; `unknown` has none. */
export const SHAPES: Readonly<Record<Exclude<StatusId, "unknown">, Shape>> = {
  expired: solid(
    "M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z",
    0.6,
    <path d="M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6" />,
  ),
  riskOfExpiry: solid(
    "M8 2 14.7 13.9H1.3z",
    1.4,
    <>
      <path d="M8 6.2v3.3" />
      <circle cx="8" cy="11.9" r="1" fill="currentColor" stroke="none" />
    </>,
  ),
  behindSchedule: solid(
    "M8 1 15 8l-7 7-7-7z",
    1.4,
    <path d="M8 4.6v3.7l2.5 1.5" strokeWidth="1.6" />,
  ),
  current: solid(
    "M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8z",
    0,
    <path d="M4.9 8.3l2.2 2.2 4.1-4.6" />,
  ),
  completed: ring(<path {...LINE} d="M5.2 8.2l1.9 1.9 3.6-4" strokeWidth="1.6" />),
  started: ring(<path d="M8 4.2a3.8 3.8 0 0 1 0 7.6z" fill="currentColor" />),
  delivered: ring(<circle cx="8" cy="8" r="2.2" fill="currentColor" />),
  scheduled: () => <circle {...RING} strokeDasharray="2.5 2.527" pathLength="40.2" />,
  suspended: () => (
    <>
      <rect x="1.6" y="1.6" width="12.8" height="12.8" rx="3" {...LINE} />
      <path d="M6.2 5.6v4.8M9.8 5.6v4.8" {...LINE} strokeWidth="1.7" />
    </>
  ),
};
