import Skeleton, { type SkeletonProps } from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { CSSProperties } from "react";
import { STILL_LOADING, TOUCH } from "../../theme/common-styles.ts";
import { columnWidths, LEAD_WIDTH, narrowTableStyles } from "./table-breakpoint.ts";
import type { GridColumn } from "./table-rows.ts";

/** In px at a text size of 16 px. */
export const HEAD_HEIGHT = 36;
/** The names in the head are touch targets: 44 px without the borders. */
export const TOUCH_HEAD_HEIGHT = 46;
export const ROW_HEIGHT = 44;
/** The arrow of a row that opens, with 8 px before it. The name begins 8 px after it. */
export const ARROW_WIDTH = 48;
/** Includes the border. */
const PAGER_HEIGHT = 53;
/** Of a value below the row's name, in px; beside a check box it is below its label. */
const VALUE_HEIGHT = { besideLabel: 24, belowLabel: 42 };

/** Bar widths as irregular as names. */
const WIDTHS = [180, 148, 204, 132, 168, 190];

type CardColumn = Pick<GridColumn<never>, "narrow" | "narrowHeight" | "narrowContent">;

/**
 * Usual height of a row in narrow tables, in px at a text size of 16 px. Rows are measured only after they
 * are drawn; an estimate reduces layout shift.
 */
export function cardHeight(columns: readonly CardColumn[], hasCheckBox: boolean): number {
  const { besideLabel, belowLabel } = VALUE_HEIGHT;
  const [title, ...values] = columns;
  if (title?.narrowContent !== undefined) return ROW_HEIGHT + (title.narrowHeight ?? besideLabel);
  const line = hasCheckBox ? belowLabel : besideLabel;
  return values
    .filter(({ narrow }) => narrow !== "beside")
    .reduce((sum, { narrowHeight = line }) => sum + narrowHeight, ROW_HEIGHT);
}

const SkeletonRow = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: ROW_HEIGHT,
  "& > *": { flex: "1 1 0", minWidth: 0, padding: "0 16px" },
  "& + &": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "&& > [data-lead]": { flex: `0 0 ${LEAD_WIDTH}px`, padding: "0 17px" },
  "&[data-arrow]": { paddingLeft: ARROW_WIDTH, "& > [data-title]": { paddingLeft: 8 } },
  "& [data-value]": { display: "none" },
  "&[data-head]": {
    ...theme.typography.body2,
    minHeight: HEAD_HEIGHT,
    [TOUCH]: { minHeight: TOUCH_HEAD_HEIGHT },
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  ...narrowTableStyles({
    "&:not([data-head])": { alignItems: "start", minHeight: "var(--card)", paddingTop: 16 },
    "&[data-head=wide], & > :not([data-lead], [data-title])": { display: "none" },
    "& > [data-lead] + [data-title]": { paddingLeft: 0 },
    "&[data-arrow]": { paddingLeft: 0, "& > [data-title]": { paddingLeft: 16 } },
    "& [data-value]": { display: "block", marginTop: 14 },
  }),
}));

const Rows = styled("div")({
  paddingBottom: PAGER_HEIGHT,
  boxSizing: "content-box",
  minHeight: `calc(${HEAD_HEIGHT}px + ${ROW_HEIGHT}px * var(--rows))`,
  ...narrowTableStyles({ minHeight: "calc(var(--card) * var(--rows))" }),
  "&&": { "@media print": { minHeight: 0, padding: "8px 16px" } },
  ...STILL_LOADING,
});

const sizeOf = (width: string | undefined) => (width === undefined ? {} : { flex: `0 0 ${width}` });

type SkeletonColumn = CardColumn &
  Pick<GridColumn<never>, "field" | "headerName" | "minWidth" | "takesRest" | "width">;

interface RowsSkeletonProps {
  columns: readonly SkeletonColumn[];
  /** Reserves the height of so many rows. Default: six, for rows that are not known yet. */
  count?: number;
  /** Check boxes before the rows, and a head also in narrow tables. */
  isSelectable: boolean;
  /** Arrows before the rows, whose columns grow with the table. Default false. */
  isExpandable?: boolean;
}

/** Hidden from screen readers: the table has `aria-busy`. */
export function RowsSkeleton({
  columns,
  count,
  isSelectable,
  isExpandable = false,
}: RowsSkeletonProps) {
  const bars = WIDTHS.slice(0, count);
  const card = cardHeight(columns, isSelectable);
  const widths = isExpandable
    ? columnWidths(columns)
    : columns.map(({ width }) => (width === undefined ? undefined : `${width / 16}rem`));
  const sizes = { "--rows": count ?? bars.length, "--card": `${card / 16}rem` };
  return (
    <Rows aria-hidden style={sizes as CSSProperties}>
      <SkeletonRow
        data-head={isSelectable ? "always" : "wide"}
        data-arrow={isExpandable || undefined}
      >
        {isSelectable && <span data-lead />}
        {columns.map(({ field, headerName }, at) => (
          <span key={field} data-title={at === 0 || undefined} style={sizeOf(widths[at])}>
            {headerName}
          </span>
        ))}
      </SkeletonRow>
      {bars.map((bar) => (
        <SkeletonRow key={bar} data-arrow={isExpandable || undefined}>
          {isSelectable && (
            <span data-lead>
              <Skeleton variant="rounded" width={18} height={18} sx={{ borderRadius: "4px" }} />
            </span>
          )}
          {columns.map(({ field }, at) => (
            <span key={field} data-title={at === 0 || undefined} style={sizeOf(widths[at])}>
              <Bar width={at === 0 ? bar : bar / 2} />
              {at === 0 && card > ROW_HEIGHT && <Bar data-value width={bar / 2} />}
            </span>
          ))}
        </SkeletonRow>
      ))}
    </Rows>
  );
}

const Bar = (props: Pick<SkeletonProps, "width">) => (
  <Skeleton variant="rounded" height={12} sx={{ maxWidth: "80%" }} {...props} />
);
