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

const ring = <circle cx="8" cy="8" r="6.4" fill="none" stroke="currentColor" strokeWidth="1.5" />;

interface SolidProps extends ShapeOptions {
  outline: string;
  edge: number;
  sign: ReactNode;
}

function Solid({ outline, edge, sign, hollow, glyph }: SolidProps) {
  if (hollow) {
    return (
      <path
        d={outline}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    );
  }
  return (
    <>
      <path
        d={outline}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth={edge}
        strokeLinejoin="round"
      />
      <g
        fill="none"
        stroke={glyph}
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        color={glyph}
      >
        {sign}
      </g>
    </>
  );
}

const DISC = "M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8z";

/** One drawing for each state; `unknown` has none. */
export const SHAPES: Readonly<
  Record<Exclude<StatusId, "unknown">, (options: ShapeOptions) => ReactNode>
> = {
  expired: (options) => (
    <Solid
      {...options}
      outline="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z"
      edge={0.6}
      sign={<path d="M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6" />}
    />
  ),
  riskOfExpiry: (options) => (
    <Solid
      {...options}
      outline="M8 2 14.7 13.9H1.3z"
      edge={1.4}
      sign={
        <>
          <path d="M8 6.2v3.3" />
          <circle cx="8" cy="11.9" r="1" fill="currentColor" stroke="none" />
        </>
      }
    />
  ),
  behindSchedule: (options) => (
    <Solid
      {...options}
      outline="M8 1 15 8l-7 7-7-7z"
      edge={1.4}
      sign={<path d="M8 4.6v3.7l2.5 1.5" strokeWidth="1.6" />}
    />
  ),
  current: (options) => (
    <Solid {...options} outline={DISC} edge={0} sign={<path d="M4.9 8.3l2.2 2.2 4.1-4.6" />} />
  ),
  completed: ({ hollow }) => (
    <>
      {ring}
      {!hollow && (
        <path
          d="M5.2 8.2l1.9 1.9 3.6-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </>
  ),
  started: ({ hollow }) => (
    <>
      {ring}
      {!hollow && <path d="M8 4.2a3.8 3.8 0 0 1 0 7.6z" fill="currentColor" />}
    </>
  ),
  delivered: ({ hollow }) => (
    <>
      {ring}
      {!hollow && <circle cx="8" cy="8" r="2.2" fill="currentColor" />}
    </>
  ),
  scheduled: () => (
    <circle
      cx="8"
      cy="8"
      r="6.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.5 2.527"
      pathLength="40.2"
    />
  ),
  suspended: () => (
    <>
      <rect
        x="1.6"
        y="1.6"
        width="12.8"
        height="12.8"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path
        d="M6.2 5.6v4.8M9.8 5.6v4.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
};
