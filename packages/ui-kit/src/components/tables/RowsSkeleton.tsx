import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { CSSProperties } from "react";
import { TOUCH } from "../../theme/common-styles.ts";
import { narrowTableStyles } from "./table-breakpoint.ts";
import type { GridColumn } from "./table-rows.ts";

/** In px at a text size of 16 px. */
export const HEAD_HEIGHT = 36;
/** The names in the head are touch targets: 44 px without the borders. */
export const TOUCH_HEAD_HEIGHT = 46;
export const ROW_HEIGHT = 44;
/** Includes the border. */
const PAGER_HEIGHT = 53;
/** Of a value below the row's name, in px; beside a check box it is below its label. */
const VALUE_HEIGHT = { besideLabel: 24, belowLabel: 42 };

/** Bar widths as irregular as names. */
const WIDTHS = [180, 148, 204, 132, 168, 190, 140, 176];

type CardColumn = Pick<GridColumn<never>, "narrow" | "narrowHeight" | "narrowContent">;

/**
 * Usual height of a row in narrow tables, in px at a text size of 16 px. Rows are measured only after they
 * are drawn; an estimate reduces layout shift.
 */
export function cardHeight(columns: readonly CardColumn[], hasCheckBox: boolean): number {
  const { besideLabel, belowLabel } = VALUE_HEIGHT;
  const [title, ...values] = columns;
  if (title?.narrowContent !== undefined) return ROW_HEIGHT + besideLabel;
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
  "&[data-head]": {
    ...theme.typography.body2,
    minHeight: HEAD_HEIGHT,
    [TOUCH]: { minHeight: TOUCH_HEAD_HEIGHT },
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  ...narrowTableStyles({
    "&:not([data-head])": { minHeight: "var(--card)" },
    "&[data-head=wide], & > :not(:first-of-type)": { display: "none" },
  }),
}));

const Rows = styled("div")({
  paddingBottom: PAGER_HEIGHT,
  boxSizing: "content-box",
  minHeight: `calc(${HEAD_HEIGHT}px + ${ROW_HEIGHT}px * var(--rows))`,
  ...narrowTableStyles({ minHeight: "calc(var(--card) * var(--rows))" }),
});

const sizeOf = (width: number | undefined) =>
  width === undefined ? {} : { flex: `0 0 ${width / 16}rem` };

interface RowsSkeletonProps {
  columns: readonly (Pick<GridColumn<never>, "field" | "headerName" | "width"> & CardColumn)[];
  /** Reserves the height of so many rows. Default: eight short ones, for rows that are not known yet. */
  count?: number;
  /** False for lists that have no head in narrow tables. */
  hasNarrowHead: boolean;
}

/** Hidden from screen readers: the table has `aria-busy`. */
export function RowsSkeleton({ columns, count, hasNarrowHead }: RowsSkeletonProps) {
  const bars = WIDTHS.slice(0, count);
  const card = count === undefined ? ROW_HEIGHT : cardHeight(columns, hasNarrowHead);
  const sizes = { "--rows": count ?? bars.length, "--card": `${card / 16}rem` };
  return (
    <Rows aria-hidden style={sizes as CSSProperties}>
      <SkeletonRow data-head={hasNarrowHead ? "always" : "wide"}>
        {columns.map(({ field, headerName, width }) => (
          <span key={field} style={sizeOf(width)}>
            {headerName}
          </span>
        ))}
      </SkeletonRow>
      {bars.map((bar) => (
        <SkeletonRow key={bar}>
          {columns.map(({ field, width }, at) => (
            <span key={field} style={sizeOf(width)}>
              <Skeleton
                variant="rounded"
                height={12}
                width={at === 0 ? bar : bar / 2}
                sx={{ maxWidth: "80%" }}
              />
            </span>
          ))}
        </SkeletonRow>
      ))}
    </Rows>
  );
}
