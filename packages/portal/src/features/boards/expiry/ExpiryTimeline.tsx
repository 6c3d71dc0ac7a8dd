import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Chip from "@mui/material/Chip";
import { styled, type Theme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import {
  formatCount,
  PlainTable,
  STATUS,
  STICKY,
  useFocusAfterRemoval,
  VisuallyHidden,
} from "@recurrent/ui-kit";
import { type CSSProperties, type Ref, useMemo, useRef } from "react";
import { DisclosurePanel } from "../../../shared/components/DisclosurePanel.tsx";
import { StatusLegend, statusWord } from "../../../shared/components/StatusLegend.tsx";
import {
  type Expiring,
  type TimelineBar,
  timelineName,
  timelineOf,
  timelineSummary,
  timelineTitle,
  OVERDUE,
} from "./expiry-timeline.ts";

/** A button per bar with its text below; on a phone bars are horizontal. */
const Bars = styled("div")(({ theme }) => {
  const { palette, shape } = theme.vars;
  return {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    "& > button": {
      display: "grid",
      gridTemplate: "112px 20px 32px / minmax(0, 1fr)",
      alignItems: "start",
      justifyItems: "center",
      padding: "4px 0 10px",
      borderRadius: shape.borderRadius,
      border: "1px solid transparent",
      whiteSpace: "nowrap",
      "& > [data-count]": { ...theme.typography.subtitle1, fontVariantNumeric: "tabular-nums" },
      "& > [data-name]": {
        ...theme.typography.caption,
        // Puts a year below its month.
        display: "grid",
        alignContent: "start",
        justifyItems: "center",
        color: palette.text.secondary,
      },
      "&:hover": { backgroundColor: palette.action.hover },
      "&:disabled > [data-count]": { ...theme.typography.body1, color: palette.text.tertiary },
      "&[aria-pressed=true]": {
        borderColor: palette.primary.main,
        backgroundColor: palette.primary.soft,
        "& > [data-name]": { color: palette.text.primary },
      },
    },
    "& [data-bar]": {
      display: "flex",
      flexDirection: "column-reverse",
      alignSelf: "end",
      gap: 1,
      width: "60%",
      height: "var(--share)",
      borderRadius: 2,
      overflow: "hidden",
    },
    [theme.breakpoints.down("sm")]: {
      gridAutoFlow: "row",
      "& > button": {
        gridTemplate: "30px / 104px minmax(0, 1fr) 32px",
        alignItems: "center",
        justifyItems: "start",
        padding: "0 8px",
        "& > [data-name]": { order: -1, display: "inline" },
        "& > [data-count]": { justifySelf: "end" },
      },
      "& [data-bar]": {
        flexDirection: "row",
        alignSelf: "center",
        width: "var(--share)",
        height: "60%",
      },
    },
    // All segments get one system colour; the tooltip names them.
    "@media (forced-colors: active)": {
      "& [data-bar] > span": {
        forcedColorAdjust: "none",
        backgroundColor: "CanvasText !important",
      },
      "& > button[aria-pressed=true]": { borderColor: "Highlight" },
    },
    "@media print": { display: "none" },
  };
});

/** For screen readers and paper, where Material's cells would be too high. */
const PaperTable = styled(PlainTable)(({ theme }) => ({
  "@media screen": {
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  "@media print": {
    ...theme.typography.body2,
    width: "100%",
    borderCollapse: "collapse",
    "&::before": { content: "attr(aria-label)", display: "table-caption" },
    "& :is(th, td)": {
      padding: "2px 8px 2px 0",
      textAlign: "start",
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    "& :is(th, td):not(:first-child)": { textAlign: "end" },
  },
}));

/** 'March 2027: 4 (1 At Risk Of Expiry, 3 Current)'. */
function describeBar({ key, count, states }: TimelineBar): string {
  const counts = Array.from(states, ([id, number]) => `${number} ${statusWord(id)}`);
  return `${timelineName(key)}: ${count}${counts.length === 0 ? "" : ` (${counts.join(", ")})`}`;
}

/** 'Nov', with the year for the first month and each January. */
function shortName(key: string, isFirst: boolean) {
  if (key === OVERDUE) return "Overdue";
  const [month = "", year = ""] = timelineName(key).split(" ");
  return (
    <>
      <span>{month.slice(0, 3)}</span>
      {(isFirst || key.endsWith("-01")) && <span> {year}</span>}
    </>
  );
}

export interface ExpiryTimelineProps {
  /** For example 'Events and documents'. */
  label: string;
  items: readonly Expiring[];
  /** 'YYYY-MM-DD' in UTC. */
  today: string;
  /** Key of the selected bar; null for all. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

/**
 * Expiries by month as bars, each a button; a second press shows everything again. Screen readers
 * and paper have the same figures in a table.
 */
export function ExpiryTimeline({ items, today, label, chosen, onChoose }: ExpiryTimelineProps) {
  const { bars, states, later, without } = useMemo(() => timelineOf(items, today), [items, today]);
  const most = Math.max(...bars.map(({ count }) => count), 1);
  const title = `${label} by month of expiry`;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Bars role="group" aria-label={title}>
        {bars.map((bar, at) => (
          <Tooltip key={bar.key} title={bar.count === 0 ? "" : describeBar(bar)}>
            <ButtonBase
              // The text is the name: a label of the tooltip would hide the figures from speech
              // control.
              aria-label={undefined}
              disabled={bar.count === 0}
              aria-pressed={bar.key === chosen}
              style={{ "--share": `${(100 * bar.count) / most}%` } as CSSProperties}
              onClick={() => onChoose(bar.key === chosen ? null : bar.key)}
            >
              <VisuallyHidden>{describeBar(bar)}</VisuallyHidden>
              <span data-bar aria-hidden>
                {Array.from(bar.states, ([id, count]) => (
                  <span
                    key={id}
                    style={{
                      flexGrow: count,
                      backgroundColor: `var(--mui-palette-status-${STATUS[id].tone}-main)`,
                    }}
                  />
                ))}
              </span>
              <span data-count aria-hidden>
                {bar.count}
              </span>
              <span data-name aria-hidden>
                {shortName(bar.key, at === 1)}
              </span>
            </ButtonBase>
          </Tooltip>
        ))}
      </Bars>
      <PaperTable
        label={title}
        named="Expires"
        columns={["Count", ...states.map(statusWord)].map((name) => ({ name }))}
        rows={bars.map((bar) => ({
          key: bar.key,
          name: timelineName(bar.key),
          cells: [bar.count, ...states.map((id) => bar.states.get(id) ?? 0)],
        }))}
      />
      <StatusLegend
        label="States"
        states={states}
        sx={{ px: { xs: 1, sm: 0 }, displayPrint: "none" }}
      />
      <Typography variant="body2" sx={{ px: { xs: 1, sm: 0 }, color: "text.secondary" }}>
        {`${formatCount(later, "expires", "expire")} later. ${formatCount(without, "has", "have")} no expiry date.`}
      </Typography>
    </Box>
  );
}

interface TimelineChipProps {
  ref?: Ref<HTMLDivElement>;
  chosen: string;
  onChoose: ExpiryTimelineProps["onChoose"];
}

/** Chip of the selected bar; a press clears it, and the focus goes to the selected card. */
export function TimelineChip({ ref, chosen, onChoose }: TimelineChipProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(part, () => [document.querySelector("main [aria-pressed=true]")]);
  const name = timelineTitle(chosen);
  const clear = () => onChoose(null);
  return (
    <Box ref={part} sx={{ display: "contents" }}>
      <Chip
        ref={ref}
        label={name}
        aria-label={`${name}, show all`}
        onClick={clear}
        onDelete={clear}
        sx={{ justifySelf: "start", scrollMarginTop: `calc(${STICKY} + 16px)` }}
      />
    </Box>
  );
}

interface BoardExpiryTimelineProps extends Omit<ExpiryTimelineProps, "items" | "label"> {
  /** Undefined until known. */
  items: readonly Expiring[] | undefined;
}

/**
 * Panel below a board's list. Its collapsed line shows the first figures; on a phone it starts
 * collapsed.
 */
export function BoardExpiryTimeline({ items, ...timeline }: BoardExpiryTimelineProps) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  return (
    <DisclosurePanel
      title="Expiries by month"
      summary={items && timelineSummary(items, timeline.today)}
      isOpenAtFirst={!isPhone}
      rememberAs="expiries"
      height={{ xs: 492, sm: 240 }}
    >
      {items && <ExpiryTimeline {...timeline} items={items} label="Events and documents" />}
    </DisclosurePanel>
  );
}
