import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { Conditions } from "@recurrent/sdk";
import { CalendarDays, FoldVertical, Globe, type LucideIcon, Snowflake } from "lucide-react";
import type { ReactNode } from "react";
import { IconTooltip } from "../../components/feedback/IconTooltip.tsx";
import { AppLink } from "../../components/links/AppLink.tsx";
import { DayText, type DayTextProps } from "../../dates/DayText.tsx";
import { formatRelativeDay } from "../../dates/relative-day.ts";
import { LINK_LINE, type StatusTone } from "../../theme/tokens.ts";
import { usePrinting } from "../../usePrinting.ts";

/** A name, a code, or null for an unknown status. */
export type StatusValue = string | number | null;

interface StateDefinition {
  /** Code of topics and lessons. */
  code: number | null;
  /** Label, exactly as required. */
  word: string;
  tone: StatusTone;
}

/** All states, in the order of `STATUSES_BY_URGENCY`. */
export const STATUS = {
  expired: { code: 6, word: "Expired", tone: "expired" },
  riskOfExpiry: { code: 5, word: "At Risk Of Expiry", tone: "risk" },
  behindSchedule: { code: 3, word: "Behind Schedule", tone: "behind" },
  current: { code: null, word: "Current", tone: "current" },
  completed: { code: 4, word: "Completed", tone: "current" },
  started: { code: 2, word: "Started", tone: "neutral" },
  delivered: { code: 1, word: "Delivered", tone: "neutral" },
  scheduled: { code: 0, word: "Scheduled", tone: "neutral" },
  suspended: { code: null, word: "Suspended", tone: "neutral" },
  unknown: { code: null, word: "", tone: "neutral" },
} satisfies Record<string, StateDefinition>;

export type StatusId = keyof typeof STATUS;

/** All statuses, most urgent first. */
export const STATUSES_BY_URGENCY = Object.keys(STATUS) as readonly StatusId[];

/** Statuses that ask for something to be done, most urgent first. */
export const URGENT_STATUSES: readonly StatusId[] = ["expired", "riskOfExpiry", "behindSchedule"];

const urgencyRank = (id: StatusId): number => [...URGENT_STATUSES, id].indexOf(id);

/** Sorts the most urgent first. Statuses that are not urgent are equal. */
export const compareUrgency = (one: StatusId, other: StatusId): number =>
  urgencyRank(one) - urgencyRank(other);

/** Urgent statuses that are about a day of expiry, most urgent first. */
export const DUE_STATUSES = ["expired", "riskOfExpiry"] as const satisfies readonly StatusId[];

export type DueStatus = (typeof DUE_STATUSES)[number];

export const isDue = (id: string | null): id is DueStatus =>
  DUE_STATUSES.some((status) => status === id);

// Ignores case, blanks and underscores, but not signs and decimal points.
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_]/g, "");

const BY_KEY = new Map<string, StatusId>();
for (const id of STATUSES_BY_URGENCY) {
  BY_KEY.set(plain(id), id);
  const { code } = STATUS[id];
  if (code !== null) BY_KEY.set(String(code), id);
}
// Short name for topics and lessons.
BY_KEY.set("behind", "behindSchedule");

/**
 * Status by id (`riskOfExpiry`, `risk_of_expiry`) or code (5, "5"). Anything else is `unknown`,
 * which has no icon; never throws (training 2.2).
 */
export function statusOf(codeOrId: unknown): StateDefinition & { id: StatusId } {
  const isKey = typeof codeOrId === "string" || typeof codeOrId === "number";
  const id = (isKey && BY_KEY.get(plain(String(codeOrId)))) || "unknown";
  return { id, ...STATUS[id] };
}

/** Never coloured (training 4.3). */
export const CONDITIONS: readonly { id: keyof Conditions; word: string; Icon: LucideIcon }[] = [
  { id: "seasonal", word: "Seasonal", Icon: Snowflake },
  { id: "compressed", word: "Compressed", Icon: FoldVertical },
  { id: "expiration", word: "Calendar day expiration", Icon: CalendarDays },
  { id: "internationalProcedures", word: "International Procedures", Icon: Globe },
];

/** Omitted in the essentials record and in print (training 9). */
export const OMITTED_CONDITION = "internationalProcedures" satisfies keyof Conditions;

export const conditionsOf = (flags: Partial<Conditions>, omit?: keyof Conditions) =>
  CONDITIONS.filter(({ id }) => flags[id] === true && id !== omit);

/** `hollow` draws the outline, for a count of zero. */
type Shape = (hollow: boolean) => ReactNode;

const LINE = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.5",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
const RING = { ...LINE, cx: "8", cy: "8", r: "6.4", strokeLinecap: "butt" } as const;
/** Colour inside a solid shape. */
const GLYPH = "var(--mui-palette-status-glyph)";

const solid =
  (outline: string, edge: number, sign: ReactNode): Shape =>
  (hollow) => (
    <>
      <path d={outline} {...LINE} {...(!hollow && { fill: "currentColor", strokeWidth: edge })} />
      {!hollow && (
        <g {...LINE} strokeWidth="1.7" color={GLYPH} data-knockout>
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

/** On 16 × 16 px. Shapes differ in outline or filling, so that greyscale is enough. */
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
  /** An unknown status draws an empty space of the same size. */
  status: StatusValue | undefined;
  /** 16 in tables and text, 20 in cards and headings, 28 alone. Default 16. */
  size?: 16 | 20 | 28;
  /** Neutral outline, for a count of zero. */
  hollow?: boolean;
  /** Announces the status. If false, show its word next to the icon. */
  labelled?: boolean;
}

const Svg = styled("svg")({ display: "block", flex: "none", overflow: "visible" });

/** Colours are CSS variables, so one drawing works in both schemes and in print. */
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

/** Behind a name on paper, where nothing would explain an icon. */
export const SUSPENDED_SUFFIX = " (suspended)";

/** Neutral, because a suspension is no fault. */
export function SuspendedIcon() {
  if (usePrinting()) return <span>{SUSPENDED_SUFFIX}</span>;
  return (
    <IconTooltip title={STATUS.suspended.word}>
      <Box component="span" sx={{ display: "inline-flex", verticalAlign: "-3px" }}>
        <StatusIcon status="suspended" labelled />
      </Box>
    </IconTooltip>
  );
}

const CONDITION_SIZE = 15;
const CONDITION_GAP = 6;

/** Width of {@link ConditionIcons} in pixels; 0 without icons. */
export function conditionsWidth(flags: Partial<Conditions>, omit?: keyof Conditions): number {
  const { length } = conditionsOf(flags, omit);
  return Math.max(0, length * (CONDITION_SIZE + CONDITION_GAP) - CONDITION_GAP);
}

export interface ConditionIconsProps {
  flags: Partial<Conditions>;
  omit?: keyof Conditions | undefined;
}

export function ConditionIcons({ flags, omit }: ConditionIconsProps) {
  const conditions = conditionsOf(flags, omit);
  if (conditions.length === 0) return null;
  return (
    <Box
      component="span"
      data-conditions
      data-tip={conditions.map(({ word }) => word).join(", ")}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: `${CONDITION_GAP}px`,
        color: "text.secondary",
      }}
    >
      {conditions.map(({ id, word, Icon }) => (
        <IconTooltip key={id} title={word}>
          <Icon size={CONDITION_SIZE} role="img" aria-label={word} />
        </IconTooltip>
      ))}
    </Box>
  );
}

const Pill = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  gap: 6,
  boxSizing: "border-box",
  maxWidth: "100%",
  padding: "2px 8px 2px 4px",
  borderRadius: 12,
  "&[data-note]": { paddingLeft: 8 },
  // Large text wraps, but not within the day.
  "& > [data-words]": { display: "flex", flexWrap: "wrap", columnGap: 4, minWidth: 0 },
  "& > [data-words] > :nth-of-type(2)": { whiteSpace: "nowrap" },
  // On paper as the other statuses below it.
  "@media print": {
    ...theme.typography.body2,
    padding: 0,
    gap: 8,
    "&&": { color: theme.vars.palette.text.primary, backgroundColor: "transparent" },
  },
}));

const PillLink = styled(AppLink)({
  position: "relative",
  display: "inline-flex",
  maxWidth: "100%",
  borderRadius: 12,
  // In the colour of the text, not of the link.
  textDecoration: "none",
  // One line below subject and day.
  "&& [data-words]": {
    display: "block",
    ...LINK_LINE,
    "@media print": { textDecoration: "none" },
  },
  // Extends the touch target beyond the pill.
  "&::after": { content: '""', position: "absolute", inset: "-10px 0" },
});

export interface StatusPillProps {
  status: StatusValue | undefined;
  /** Owner of the status, such as a topic, unless the page is its own; expiry day, `YYYY-MM-DD`. */
  subject?: { name?: string; day: string | null } | undefined;
  href?: string | undefined;
  /** Shown without a status. */
  note?: string | undefined;
}

/** Status as icon and word, or the note. */
export function StatusPill({ status, subject, href, note }: StatusPillProps) {
  const { tone, word } = statusOf(status);
  if (word === "" && note === undefined) return null;
  const { name, day = null } = subject ?? {};
  const owner = name ? ` ${name}${day === null ? "" : ","}` : "";
  const label = name || day !== null ? `${word} ·${owner}` : word;
  const pill = (
    <Pill
      data-note={word === "" ? "" : undefined}
      sx={{ color: `status.${tone}.text`, bgcolor: `status.${tone}.soft` }}
    >
      {word !== "" && <StatusIcon status={status} />}
      <span data-words>
        <span>{word === "" ? note : label}</span>
        {day !== null && " "}
        {day !== null && <span>{day}</span>}
      </span>
    </Pill>
  );
  return href === undefined ? pill : <PillLink href={href}>{pill}</PillLink>;
}

const Line = styled("span")(({ theme }) => ({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 8,
  verticalAlign: "middle",
  // What wraps is below the day, not below the icon; 0 lets the icon hang before an edge.
  "&:has(> svg)": { paddingLeft: "var(--sign-room, 24px)", "& > svg": { marginLeft: -24 } },
  "& > span": { color: theme.vars.palette.text.secondary },
  "& > :is([data-distance], [data-word])": {
    ...theme.typography.body2,
    letterSpacing: 0,
    whiteSpace: "nowrap",
  },
}));

export interface StatusDateProps extends DayTextProps {
  /** An unknown status has no word, and an empty icon. */
  status: StatusValue | undefined;
  /** False if the row already has the icon. Default true. */
  hasIcon?: boolean;
  /** False where the text says the same; the icon has the word as its label. Default true. */
  hasWord?: boolean;
  /** `YYYY-MM-DD`; says how far the day of an expired or at-risk status is. Default: not said. */
  today?: string | undefined;
}

/** Word of a status whose icon is in the same row. */
export function StatusWord({ status }: Pick<StatusDateProps, "status">) {
  const { id, tone, word } = statusOf(status);
  if (word === "") return null;
  const isUrgent = URGENT_STATUSES.includes(id);
  return (
    // The icon's label is announced instead.
    <span
      data-word
      aria-hidden
      {...(isUrgent && { style: { color: `var(--mui-palette-status-${tone}-text)` } })}
    >
      {word}
    </span>
  );
}

/** Icon, day and word of a status. */
export function StatusDate({
  status,
  hasIcon = true,
  hasWord = true,
  today,
  ...day
}: StatusDateProps) {
  return (
    <Line>
      {hasIcon && <StatusIcon status={status} labelled />}
      <DayText {...day} />
      {today !== undefined && day.day !== null && isDue(statusOf(status).id) && (
        <span data-distance>{formatRelativeDay(day.day, today)}</span>
      )}
      {hasWord && <StatusWord status={status} />}
    </Line>
  );
}
