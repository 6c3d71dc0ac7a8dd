import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import type { Conditions } from "@recurrent/sdk";
import type { ReactNode } from "react";
import { conditionsOf, STATUS, type StatusId, statusOf, type StatusValue } from "./status.ts";

/** Draws a sign; hollow is the same outline without its filling, for a count of zero. */
type Shape = (hollow: boolean) => ReactNode;

const LINE = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.5",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
const RING = { ...LINE, cx: "8", cy: "8", r: "6.4", strokeLinecap: "butt" } as const;
/** The paint of the sign inside a solid shape. */
const GLYPH = "var(--mui-palette-status-glyph)";

const solid =
  (outline: string, edge: number, sign: ReactNode): Shape =>
  (hollow) => (
    <>
      <path d={outline} {...LINE} {...(!hollow && { fill: "currentColor", strokeWidth: edge })} />
      {!hollow && (
        <g {...LINE} stroke={GLYPH} strokeWidth="1.7" color={GLYPH}>
          {sign}
        </g>
      )}
    </>
  );

const ring =
  (sign: ReactNode): Shape =>
  (hollow) => (
    <>
      <circle {...RING} />
      {!hollow && sign}
    </>
  );

/**
 * One drawing for each state on a field of 16 × 16; `unknown` has none. `currentColor` is the status
 * colour. Each shape differs in outline or filling, so greyscale loses nothing.
 */
const SHAPES: Readonly<Record<Exclude<StatusId, "unknown">, Shape>> = {
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

export interface StatusIconProps {
  /** An id or a code as the server gives it; an unknown one draws an empty slot of the same size. */
  status: StatusValue | undefined;
  /** 16 in tables and words, 20 in cards and headings, 28 where a sign stands alone. Default 16. */
  size?: 16 | 20 | 28;
  /** The unfilled neutral form, for a count of zero. */
  hollow?: boolean;
  /** Says the word to a screen reader. Without it the icon is decoration: write the word beside it. */
  labelled?: boolean;
}

const Svg = styled("svg")({ display: "block", flex: "none", overflow: "visible" });

/**
 * The sign of a status: shape, and colour on top of it. Colours come from CSS variables, so one
 * drawing serves both schemes and paper.
 */
export function StatusIcon({ status, size = 16, hollow = false, labelled }: StatusIconProps) {
  const { id, tone, word } = statusOf(status);
  return (
    <Svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      focusable="false"
      {...(labelled && word !== "" ? { role: "img", "aria-label": word } : { "aria-hidden": true })}
      sx={{ color: `status.${hollow ? "neutral" : tone}.main` }}
    >
      {id !== "unknown" && SHAPES[id](hollow)}
    </Svg>
  );
}

/** The suspend sign beside a person's name. Neutral: a suspension is a fact, not a fault. */
export function Suspended() {
  return (
    <Tooltip title={STATUS.suspended.word}>
      <Box component="span" sx={{ display: "inline-flex", verticalAlign: "-3px" }}>
        <StatusIcon status="suspended" labelled />
      </Box>
    </Tooltip>
  );
}

export interface ConditionIconsProps {
  flags: Partial<Conditions>;
  /** The condition this place leaves out. */
  omit?: keyof Conditions | undefined;
}

/** The conditions of a topic or lesson as icons that say their name; nothing when none holds. */
export function ConditionIcons({ flags, omit }: ConditionIconsProps) {
  const held = conditionsOf(flags, omit);
  if (held.length === 0) return null;
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, color: "text.secondary" }}
    >
      {held.map(({ id, word, Icon }) => (
        <Tooltip key={id} title={word}>
          <Icon size={15} role="img" aria-label={word} />
        </Tooltip>
      ))}
    </Box>
  );
}
