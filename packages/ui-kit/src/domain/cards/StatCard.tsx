import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { ChevronDown, ChevronRight, Info } from "lucide-react";
import { type CSSProperties, type ReactNode, useId, useState } from "react";
import { StatusIcon, statusOf, type StatusValue } from "../status/Status.tsx";
import { BREAKPOINT, TABULAR_FIGURES } from "../../theme/tokens.ts";
import { IconTooltip } from "../../components/feedback/IconTooltip.tsx";

/** How far the target of the information button reaches above its card on tablets and phones, in px. */
const REACH = 14;

const Frame = styled(Card)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: "relative",
    display: "flex",
    overflow: "visible",
    fontWeight: theme.typography.fontWeightMedium,
    // The whole card is the target; the information button is above it.
    "& > .MuiCardActionArea-root": {
      font: "inherit",
      letterSpacing: "inherit",
      color: "inherit",
      display: "grid",
      gridTemplate: '"icon title" "count count" 1fr "footer footer" / 20px minmax(0, 1fr)',
      columnGap: 8,
      padding: "16px 16px 8px",
      "& > .MuiCardActionArea-focusHighlight": { display: "none" },
      "& > svg": { gridArea: "icon" },
    },
    "& [data-slot=title]": { gridArea: "title", paddingRight: 32, overflowWrap: "anywhere" },
    "& [data-slot=count]": {
      ...theme.typography.h1,
      ...TABULAR_FIGURES,
      fontWeight: "inherit",
      gridArea: "count",
      padding: "4px 0 12px",
      "& > small": { ...theme.typography.body2, color: palette.text.secondary },
    },
    "& [data-slot=footer]": {
      ...theme.typography.body2,
      gridArea: "footer",
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      margin: "0 -16px",
      padding: "8px 16px 0",
      borderTop: `1px solid ${palette.divider}`,
      color: palette.primary.text,
    },
    // Centred on the title and above the chevron, however large its target is.
    "& > .MuiIconButton-root": {
      position: "absolute",
      top: 26,
      right: 24,
      transform: "translate(50%, -50%)",
    },
    "&:has(> [aria-pressed=false]:enabled):hover": { borderColor: palette.control },
    "&:has(> :disabled)": {
      fontWeight: theme.typography.fontWeightRegular,
      color: palette.text.tertiary,
      backgroundColor: "transparent",
      "& [data-slot=footer]": { color: "inherit", "& > svg": { visibility: "hidden" } },
    },
    "&:has(> [aria-pressed=true])": {
      borderColor: "var(--main)",
      boxShadow: "inset 0 0 0 1px var(--main)",
      backgroundColor: "var(--soft)",
      "& [data-slot=footer]": {
        color: palette.text.primary,
        fontWeight: "inherit",
        // The rule of the card ends at the thicker border.
        clipPath: "inset(0 1px)",
      },
    },
    "@media print": { "& [data-slot=footer]": { display: "none" } },
    [theme.breakpoints.down("md")]: {
      "& > .MuiCardActionArea-root": {
        alignItems: "center",
        columnGap: 6,
        padding: "6px 6px 4px 8px",
        gridTemplate: '"icon title title" auto "count count footer" 1fr / 16px auto minmax(0, 1fr)',
        "& > svg": { width: 16, height: 16 },
      },
      "& [data-slot=title]": {
        padding: "0 14px 0 0",
        fontSize: "0.8125rem",
        lineHeight: "1.25rem",
      },
      "& [data-slot=count]": {
        padding: 0,
        fontSize: "1.25rem",
        lineHeight: "1.5rem",
        // Counts of one digit and of two leave their labels in one column.
        minWidth: "2ch",
      },
      "& [data-slot=footer]": {
        margin: 0,
        padding: 0,
        border: 0,
        fontSize: "0.75rem",
        "& > svg": { display: "none" },
      },
      // Room to touch an icon in the corner. It begins above the card, since a press on the words of the
      // footer is for the card.
      "& > .MuiIconButton-root": {
        top: -REACH,
        right: 0,
        transform: "none",
        width: 44,
        height: 44,
        padding: `${REACH + 9}px 6px 0`,
        "&:hover": { backgroundColor: "transparent" },
        "& > svg": { width: 14, height: 14 },
        alignItems: "flex-start",
        justifyContent: "flex-end",
      },
    },
  };
});

export interface StatCardProps {
  /** An unknown status shows no icon. */
  status: StatusValue;
  title: string;
  /** Meaning of the status; shown on hover, focus and tap of the information button. */
  tooltip: string;
  /** 0 dims and disables the card (shell 2.12). */
  count: number;
  /** Total, if only some are counted. */
  total?: number | undefined;
  /** The table below lists this card. */
  selected: boolean;
  /** The card was pressed. */
  onSelect?: () => void;
}

/** Clickable count of a status (shell 2.12, 2.13), in a `StatCardGrid`. */
export function StatCard({
  status,
  title,
  tooltip,
  count,
  total,
  selected,
  onSelect,
}: StatCardProps) {
  const id = useId();
  const [isTooltipOpen, setIsTooltipOpen] = useState(false);
  const isZero = count === 0;
  const on = selected && !isZero;
  const Chevron = on ? ChevronDown : ChevronRight;
  const colour = `var(--mui-palette-status-${statusOf(status).tone}`;
  return (
    <Frame style={{ "--main": `${colour}-main)`, "--soft": `${colour}-soft)` } as CSSProperties}>
      <CardActionArea
        aria-pressed={on}
        aria-describedby={id}
        disabled={isZero}
        onClick={onSelect}
        onFocusVisible={() => setIsTooltipOpen(true)}
        onBlur={() => setIsTooltipOpen(false)}
      >
        <StatusIcon status={status} size={20} hollow={isZero} />
        {/* Separates the words of the button's name; the grid removes the spaces. */}
        <span data-slot="title">{title}</span>{" "}
        <span data-slot="count">
          {count}
          {total !== undefined && (
            <>
              {" "}
              <small>of {total}</small>
            </>
          )}
        </span>{" "}
        <span data-slot="footer">
          {selected ? "Showing trainees" : "Show trainees"}
          <Chevron size={16} />
        </span>
      </CardActionArea>
      <span id={id} hidden>
        {tooltip}
      </span>
      {/* The card shows the tooltip to the keyboard; the icon is a tab stop only if the card is
          disabled. */}
      <IconTooltip title={tooltip} open={isTooltipOpen} onOpenChange={setIsTooltipOpen}>
        <IconButton size="small" {...(!isZero && { tabIndex: -1 })}>
          <Info size={16} />
        </IconButton>
      </IconTooltip>
    </Frame>
  );
}

const Grid = styled("section")(({ theme }) => ({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
  [theme.breakpoints.down("md")]: { gap: 8 },
  [theme.breakpoints.down("sm")]: { gap: 6, gridTemplateColumns: "minmax(0, 1fr)" },
  [`@media (min-width: 21rem) and (max-width: ${BREAKPOINT.sm - 0.05}px)`]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    // The third of three cards, after the bar.
    "& > :last-child:nth-of-type(even)": { gridColumn: "1 / -1" },
  },
}));

/** Hidden from screen readers, since the cards have the counts. */
const Shares = styled("div")(({ theme }) => ({
  gridColumn: "1 / -1",
  display: "flex",
  gap: 2,
  height: 6,
  borderRadius: 3,
  overflow: "hidden",
  backgroundColor: theme.vars.palette.background.sunken,
  // The lengths remain visible on paper and in forced colours.
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
  "& > *": { flexBasis: 0, minWidth: 4 },
}));

export interface StatCardGridProps {
  /** Names the region, for example 'Training Status'. */
  label: string;
  /** Cards per row on a desktop (shell 2.12, 2.13). */
  columns: 3 | 4;
  /** Counts for a bar above the cards. */
  shares?: readonly Pick<StatCardProps, "status" | "count">[];
  /** Undefined shows skeletons. */
  children?: ReactNode;
}

/** Cards in a row, lower in windows below 900 px; on phones two per row. */
export function StatCardGrid({ label, columns, shares, children }: StatCardGridProps) {
  return (
    <Grid
      aria-label={label}
      aria-busy={children === undefined}
      style={{ "--columns": columns } as CSSProperties}
    >
      <Shares aria-hidden>
        {shares?.map(
          ({ status, count }) =>
            count > 0 && (
              <span
                key={status}
                style={{
                  flexGrow: count,
                  backgroundColor: `var(--mui-palette-status-${statusOf(status).tone}-main)`,
                }}
              />
            ),
        )}
      </Shares>
      {children ??
        ["first", "second", "third", "fourth"].slice(0, columns).map((place) => (
          <Skeleton key={place} component="div" width="100%" aria-hidden>
            <StatCard status={null} title="Title" tooltip="Loading" count={1} selected={false} />
          </Skeleton>
        ))}
    </Grid>
  );
}
