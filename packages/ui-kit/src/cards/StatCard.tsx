import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { ChevronDown, ChevronRight, Info } from "lucide-react";
import type { ReactNode } from "react";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { statusOf } from "../status/status.ts";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import type { StatusTone } from "../theme/tokens.ts";

interface FrameProps {
  tone: StatusTone;
  look: "normal" | "selected" | "zero" | "loading";
}

/** One card; on phones one row of 60 px in the list that the grid turns into. */
const Frame = styled(Card, {
  shouldForwardProp: (name) => name !== "tone" && name !== "look",
})<FrameProps>(({ theme, tone, look }) => {
  const { palette } = theme.vars;
  const { main, soft } = palette.status[tone];
  const on = look === "selected";
  const zero = look === "zero";
  const strong = zero ? theme.typography.fontWeightRegular : theme.typography.fontWeightMedium;
  return {
    position: "relative",
    overflow: "visible",
    minWidth: 0,
    display: "flex",
    ...(zero && { backgroundColor: "transparent" }),
    ...(look === "normal" && { "&:hover": { borderColor: palette.control } }),
    ...(on && { borderColor: main, boxShadow: `inset 0 0 0 1px ${main}`, backgroundColor: soft }),
    // The whole card is the target; the information button lies above it.
    "& > .MuiCardActionArea-root": {
      font: "inherit",
      letterSpacing: "inherit",
      color: zero ? palette.text.tertiary : "inherit",
      display: "grid",
      gridTemplateColumns: "20px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr auto",
      gridTemplateAreas: '"icon title" "count count" "footer footer"',
      "& > .MuiCardActionArea-focusHighlight": { display: "none" },
    },
    "& [data-part=icon]": { gridArea: "icon", padding: "16px 0 0 16px" },
    "& [data-part=title]": {
      gridArea: "title",
      padding: "16px 48px 0 24px",
      minWidth: 0,
      overflowWrap: "anywhere",
      fontWeight: strong,
    },
    "& [data-part=count]": {
      ...theme.typography.h1,
      ...TABULAR_FIGURES,
      ...(zero && { fontWeight: strong }),
      letterSpacing: "-0.035em",
      gridArea: "count",
      padding: "4px 16px 12px",
    },
    "& [data-part=footer]": {
      ...theme.typography.body2,
      gridArea: "footer",
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 8,
      padding: "8px 16px",
      borderTop: `1px solid ${palette.divider}`,
      color: zero ? "inherit" : palette.primary.text,
      ...(zero && { "& > svg": { visibility: "hidden" } }),
      ...(on && {
        color: palette.text.primary,
        fontWeight: strong,
        borderColor: `color-mix(in srgb, ${main} 22%, transparent)`,
        "& > svg": { color: main },
      }),
    },
    "& > .MuiIconButton-root": { position: "absolute", top: 12, right: 10 },
    [theme.breakpoints.down("sm")]: {
      border: 0,
      borderRadius: 0,
      ".MuiCard-root + &": { borderTop: `1px solid ${palette.divider}` },
      ...(on && { boxShadow: `inset 3px 0 0 ${main}` }),
      "& > .MuiCardActionArea-root": {
        minHeight: 60,
        padding: "10px 52px 10px 16px",
        alignItems: "center",
        columnGap: 12,
        gridTemplateColumns: "20px minmax(0, 1fr) auto",
        gridTemplateRows: "auto auto",
        gridTemplateAreas: '"icon title count" "icon footer count"',
        // The ring would be cut off by the list around it.
        "&:focus-visible": { outlineOffset: -2 },
      },
      "& [data-part]": { padding: 0 },
      "& [data-part=title]": { lineHeight: "1.25rem" },
      "& [data-part=count]": {
        fontSize: "1.25rem",
        lineHeight: "1.75rem",
        letterSpacing: "-0.01em",
      },
      "& [data-part=footer]": { border: 0, "& > svg": { display: "none" } },
      "& > .MuiIconButton-root": { top: "50%", right: 6, transform: "translateY(-50%)" },
    },
  };
});

export interface StatCardProps {
  /** An id or a code as the server gives it; an unknown one shows no sign. */
  status: string | number;
  /** The card's own title, for example 'At Risk Of Expiry'. */
  title: string;
  /** What the status means; shown on hover, focus and tap of the information button. */
  tooltip: string;
  /** How many people or events; 0 dims the card and makes it impossible to press (shell 2.12). */
  count: number;
  selected: boolean;
  onSelect: () => void;
}

/** A clickable count of one status (shell 2.12, 2.13). Stands in a `StatCardGrid`. */
export function StatCard({ status, title, tooltip, count, selected, onSelect }: StatCardProps) {
  const zero = count === 0;
  const on = selected && !zero;
  const Chevron = on ? ChevronDown : ChevronRight;
  return (
    <Frame tone={statusOf(status).tone} look={zero ? "zero" : on ? "selected" : "normal"}>
      <CardActionArea aria-pressed={on} disabled={zero} onClick={onSelect}>
        <span data-part="icon">
          <StatusIcon status={status} size={20} hollow={zero} />
        </span>
        {/* The spaces part the words of the button's name; the grid swallows them. */}
        <span data-part="title">{title}</span> <span data-part="count">{count}</span>{" "}
        <span data-part="footer">
          {selected ? "Showing trainees" : "Show trainees"}
          <Chevron size={16} strokeWidth={1.75} aria-hidden />
        </span>
      </CardActionArea>
      {/* The text is also the button's name, so a screen reader needs no hovering. */}
      <Tooltip title={tooltip} enterTouchDelay={0} leaveTouchDelay={6000}>
        <IconButton size="small">
          <Info size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
    </Frame>
  );
}

/** A card before its count is known. Decoration: the grid tells that it is busy. */
function StatCardSkeleton() {
  return (
    <Frame tone="neutral" look="loading" aria-hidden>
      <CardActionArea component="div" disabled>
        <span data-part="icon">
          <Skeleton variant="circular" width={20} height={20} />
        </span>
        <span data-part="title">
          <Skeleton variant="rounded" width={104} height={12} sx={{ my: "4px" }} />
        </span>
        <span data-part="count">
          <Skeleton variant="rounded" width={44} height={28} sx={{ my: { xs: 0, sm: "6px" } }} />
        </span>
        <span data-part="footer">
          <Skeleton variant="rounded" width={84} height={12} sx={{ my: "3px" }} />
        </span>
      </CardActionArea>
    </Frame>
  );
}

const Grid = styled("section", { shouldForwardProp: (name) => name !== "columns" })<{
  columns: 3 | 4;
}>(({ theme, columns }) => ({
  display: "grid",
  gap: 16,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [theme.breakpoints.down("sm")]: {
    display: "block",
    overflow: "hidden",
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

export interface StatCardGridProps {
  /** Names the region, for example 'Training Status'. */
  label: string;
  /** Cards per row on a desktop: 4 on the training board, 3 on the event board (shell 2.12, 2.13). */
  columns: 3 | 4;
  /** Shows as many skeletons as there are columns instead of the cards. */
  loading?: boolean;
  /** The cards. */
  children?: ReactNode;
}

/** Stat cards side by side: two per row below 860 px, one list of rows below 600 px. */
export function StatCardGrid({ label, columns, loading = false, children }: StatCardGridProps) {
  return (
    <Grid aria-label={label} aria-busy={loading} columns={columns}>
      {loading
        ? ["first", "second", "third", "fourth"]
            .slice(0, columns)
            .map((place) => <StatCardSkeleton key={place} />)
        : children}
    </Grid>
  );
}
