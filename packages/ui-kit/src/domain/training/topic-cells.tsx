/** Shared by record, program, schedule and print. */
import { type CSSObject, styled } from "@mui/material/styles";
import type { Conditions, RecordTopic } from "@recurrent/sdk";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import {
  ConditionIcons,
  conditionsWidth,
  StatusDate,
  StatusIcon,
  statusOf,
  type StatusValue,
} from "../status/Status.tsx";
import { PlainTable } from "../../components/tables/PlainTable.tsx";
import { narrowTableStyles } from "../../components/tables/table-breakpoint.ts";
import { LARGE_TEXT } from "../../theme/common-styles.ts";
import { LINK_LINE, TABULAR_FIGURES } from "../../theme/tokens.ts";
import { expiryCell, validityOf, displayName } from "./training-rules.ts";
import { IconTooltip } from "../../components/feedback/IconTooltip.tsx";

/** Icons wrap with the name. */
const Line = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "flex-start",
  gap: 8,
  minWidth: 0,
  // No word alone on the second line.
  textWrap: "pretty",
  "& > [data-sign]": { flex: "none", marginTop: 2 },
  "& > [data-text]": { minWidth: 0, overflowWrap: "break-word" },
  "&[data-topic] [data-name]": { fontWeight: theme.typography.fontWeightMedium },
  "& [data-name] ~ *": { marginLeft: 8, verticalAlign: "-2px" },
  // Its icons lie over the end of the name, so the last word wraps with them. Paper has no room to spare.
  "@media screen": {
    "& [data-tail] > [data-name]": { paddingRight: "calc(8px + var(--tail))" },
    // Print pages draw smaller icons, and a box as small as these would wrap the name.
    "& [data-tail] > [data-conditions]": {
      marginLeft: "calc(-1 * var(--tail))",
      minWidth: "var(--tail)",
    },
  },
  "& [data-name] ~ [data-word]": {
    ...theme.typography.body2,
    letterSpacing: 0,
    whiteSpace: "nowrap",
    verticalAlign: "baseline",
  },
  // A larger target without extra room.
  "& [data-name] ~ button": { margin: "-8px -6px -8px 2px", verticalAlign: "middle" },
  ...narrowTableStyles({
    "& > [data-sign=none]": { display: "none" },
    "& [data-name] ~ button": { margin: "-12px -10px -12px -2px" },
  }),
}));

interface TopicNameProps {
  name: string;
  /** Icon before the name; null reserves its place. */
  status?: StatusValue;
  /** Also marks the name as that of a topic. */
  conditions?: Conditions;
  omit?: keyof Conditions;
  children?: ReactNode;
}

/** Omit `status` where no row has one. */
export function TopicName({ name, status, conditions, omit, children }: TopicNameProps) {
  const { word } = statusOf(status);
  const width = conditions && !children ? conditionsWidth(conditions, omit) : 0;
  const tail = width > 0 && { "--tail": `${width}px` };
  return (
    <Line {...(conditions && { "data-topic": true })}>
      {status !== undefined && (
        <IconTooltip title={word}>
          <span data-sign={word === "" ? "none" : "shown"}>
            <StatusIcon status={status} labelled />
          </span>
        </IconTooltip>
      )}
      <span data-text {...(tail && { "data-tail": true, style: tail as CSSProperties })}>
        <span data-name>{displayName(name)}</span>
        {children}
        {conditions && <ConditionIcons flags={conditions} omit={omit} />}
      </span>
    </Line>
  );
}

const percent = (share: number, digits = 1): string => `${Number((share * 100).toFixed(digits))}%`;

/**
 * Styles of each `[data-runway]` inside: a record has hundreds of bars, which set only their
 * values. The parts also differ in grey.
 */
export const VALIDITY_TRACK: CSSObject = {
  "--mark": "var(--mui-palette-text-primary)",
  "--hollow": "var(--mui-palette-background-paper)",
  display: "block",
  height: 8,
  background: [
    "linear-gradient(var(--mark) 0 0) var(--day) 50% / 2px 100% no-repeat",
    "linear-gradient(var(--ink) 0 0) 0 50% / min(var(--day), var(--expiry)) 4px no-repeat",
    // The remaining part has an outline that contrasts as much as the passed part.
    "linear-gradient(var(--hollow) 0 0) 0 50% / calc(var(--expiry) - 1px) 2px no-repeat",
    "linear-gradient(var(--ink) 0 0) 0 50% / var(--expiry) 4px no-repeat",
    // After the expiry.
    "repeating-linear-gradient(90deg, var(--ink) 0 2px, transparent 2px 4px) 100% 50% / calc(100% - var(--expiry)) 2px no-repeat",
  ].join(", "),
  printColorAdjust: "exact",
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    "--mark": "CanvasText",
    "--hollow": "Canvas",
    // `!important` overrides the bar's inline colour.
    "--ink": "CanvasText !important",
  },
};

interface ValidityTextProps {
  topic: Pick<RecordTopic, "completedAt" | "expiry">;
  /** Day of the record. */
  day: string;
}

/** Null where a day is missing. */
function validityText({ topic: { completedAt, expiry }, day }: ValidityTextProps): string | null {
  const places = validityOf(completedAt, expiry, day);
  if (places === null) return null;
  const passed = percent(Math.min(1, places.day / places.expiry), 0);
  return `Completed ${completedAt}, expiry ${expiry}, ${passed} of the period used by ${day}`;
}

/** The bar as text, because its tooltip needs a mouse. */
export function ValidityText(props: ValidityTextProps) {
  const text = validityText(props);
  return text === null ? null : <p data-words>{text}.</p>;
}

interface ValidityBarProps extends ValidityTextProps {
  topic: Pick<RecordTopic, "completedAt" | "expiry"> & { status: StatusValue };
  /** Announces the days, if they are not next to the bar. */
  labelled?: boolean;
}

/** Bar from completion to expiry in the status colour, with the day of the record. */
export function ValidityBar({ topic, day, labelled = false }: ValidityBarProps) {
  const { completedAt, expiry, status } = topic;
  const places = validityOf(completedAt, expiry, day);
  const text = validityText({ topic, day });
  if (places === null || text === null) return null;
  return (
    <span
      data-runway
      title={text}
      {...(labelled ? { role: "img", "aria-label": text } : { "aria-hidden": true })}
      style={
        {
          "--expiry": percent(places.expiry),
          "--day": percent(places.day),
          "--ink": `var(--mui-palette-status-${statusOf(status).tone}-main)`,
        } as CSSProperties
      }
    />
  );
}

/** Expiry next to the periodicity; the icon of its status is before the name. */
export function TopicExpiry({ topic, today }: { topic: RecordTopic; today?: string | undefined }) {
  const expiry = expiryCell(topic);
  if (expiry === null) return null;
  if (typeof expiry === "string") return <span data-expiry>{expiry}</span>;
  return (
    <span data-expiry>
      Expiry <StatusDate {...expiry} hasIcon={false} today={today} />
    </span>
  );
}

/**
 * Container of lesson tables. An open record has a thousand lessons: styles are set once here, and
 * sections off screen are not laid out (`content-visibility`).
 */
export const Lessons = styled("div")(({ theme }) => {
  const { palette } = theme.vars;
  const hairline = `1px solid ${palette.divider}`;
  return {
    "& [data-runway]": { ...VALIDITY_TRACK, maxWidth: 424 },
    // In the space below the line, which stays level with the names.
    "& td > [data-runway], & [data-bar]": {
      flex: "1 0 100%",
      height: 8,
      margin: "-1px 0 -5px",
      "@media print": { margin: "2px 0 -2px" },
    },
    "& [data-bar]": { display: "block" },
    "& [data-bar=none]": { display: "none" },
    "& [data-period]": {
      display: "flex",
      alignItems: "baseline",
      columnGap: 8,
      color: palette.text.secondary,
      [LARGE_TEXT]: { flexWrap: "wrap" },
    },
    // Days are below each other, whatever the periodicity.
    "& [data-periodicity]": { minWidth: "7rem" },
    "& [data-expiry]": {
      display: "inline-flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: 6,
      ...TABULAR_FIGURES,
      // Distance and word wrap below the label, where both fit.
      "& > span": { display: "contents" },
      "& time": { color: palette.text.primary },
    },
    // The value needs no label, and the day needs the room.
    ...narrowTableStyles({
      // Wraps beside its label.
      "& td > span:has(> span > time)": {
        flex: "1 1 9rem",
        "& > span": { verticalAlign: "baseline" },
      },
      "& td:has(> [data-period])::before": { display: "none" },
      "& td > [data-runway], & [data-bar]": { margin: "2px 0 -2px" },
      // Keeps the height of a card whose bar turns out to be missing.
      "& [data-bar=none]": { display: "block" },
    }),
    "& [data-words]": {
      ...theme.typography.body2,
      margin: "0 0 8px",
      color: palette.text.secondary,
    },
    "& [data-lessons]": {
      overflow: "hidden",
      border: hairline,
      borderRadius: theme.vars.shape.borderRadius,
      contentVisibility: "auto",
      "& + [data-lessons]": { marginTop: 12 },
      "& > :is(h2, p), & thead th": { ...theme.typography.body2, color: palette.text.secondary },
      "& > :is(h2, p)": { margin: 0, padding: "10px 16px" },
      "& > h2": {
        backgroundColor: palette.background.sunken,
        borderBottom: hairline,
        "& > strong": { marginRight: 4, color: palette.text.primary },
      },
      "& table": { width: "100%", tableLayout: "fixed", borderCollapse: "collapse" },
      "& :is(th, td)": {
        height: 40,
        padding: "4px 16px",
        textAlign: "left",
        fontWeight: "inherit",
        overflowWrap: "break-word",
      },
      // Their columns are as narrow as those of the outer table.
      "& :is(th, td) + *": { paddingRight: 0 },
      "& td": TABULAR_FIGURES,
      "& tbody tr": { borderTop: hairline },
      "& thead th": { height: 32 },
      // Unstyled, since there are a thousand of them.
      "& [data-score]": {
        font: "inherit",
        letterSpacing: "inherit",
        textAlign: "left",
        padding: "4px 0",
        border: 0,
        background: "none",
        color: palette.primary.text,
        cursor: "pointer",
        ...LINK_LINE,
      },
      // Aligned with the columns of the outer table, without its frame and padding.
      "& thead th:nth-last-of-type(3):not(:first-of-type)": {
        width: "var(--width-periodicity, 9.5rem)",
      },
      "& thead th:nth-last-of-type(2):not(:first-of-type)": {
        width: "var(--width-completed, 8rem)",
      },
      "& thead th:last-of-type": {
        width: "calc(var(--width-expiry, var(--width-periodicity, 15.75rem)) - 17px)",
      },
      ...narrowTableStyles({
        "& > :is(h2, p)": { padding: "10px 12px" },
        "& tbody tr": { padding: "10px 12px" },
        "& tbody :is(th, td)": { height: "auto", padding: 0 },
        "& tbody tr:first-of-type": { borderTop: 0 },
      }),
    },
    // MUI measures an animated section.
    "& .MuiCollapse-root [data-lessons]": { contentVisibility: "visible" },
  };
});

/** In px, to reserve the height of sections that are not laid out. */
const HEIGHT = { head: 32, row: 40, heading: 39 };

/** At most three columns after the name. */
interface LessonTableProps extends Pick<ComponentProps<typeof PlainTable>, "columns" | "rows"> {
  topic: string;
  /** Version of the topic, if there are several. */
  version?: string;
  remark?: string;
}

export function LessonTable({ topic, version = "", remark, columns, rows }: LessonTableProps) {
  const label = `${version || "Lessons"} of ${topic}`;
  const height = HEIGHT.head + rows.length * HEIGHT.row + (version ? HEIGHT.heading : 0);
  return (
    <section
      data-lessons
      aria-label={label}
      style={{ containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {version && (
        <h2>
          <strong>{version}</strong> {remark}
        </h2>
      )}
      {rows.length === 0 ? (
        <p>There are no lessons.</p>
      ) : (
        <PlainTable label={label} named="Lessons" columns={columns} rows={rows} />
      )}
    </section>
  );
}
