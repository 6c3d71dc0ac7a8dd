import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { TOUCH } from "../../theme/common-styles.ts";
import { narrowTableStyles } from "./table-breakpoint.ts";
import type { GridColumn } from "./table-rows.ts";

/** In px at a text size of 16 px. */
export const HEAD_HEIGHT = 36;
/** Its names are touch targets: 44 px without the borders. */
export const TOUCH_HEAD_HEIGHT = 46;
export const ROW_HEIGHT = 44;

/** Bar widths as irregular as names. */
const WIDTHS = [180, 148, 204, 132, 168, 190, 140, 176];

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
    "&[data-head=wide], & > :not(:first-of-type)": { display: "none" },
  }),
}));

const sizeOf = (width: number | undefined) =>
  width === undefined ? {} : { flex: `0 0 ${width / 16}rem` };

interface RowsSkeletonProps {
  columns: readonly Pick<GridColumn<never>, "field" | "headerName" | "width">[];
  /** Reserves the height of the rows. */
  count?: number;
  /** False for lists that have no head in narrow tables. */
  hasNarrowHead: boolean;
}

/** Hidden from screen readers: the table has `aria-busy`. */
export function RowsSkeleton({ columns, count = WIDTHS.length, hasNarrowHead }: RowsSkeletonProps) {
  return (
    <div aria-hidden style={{ minHeight: HEAD_HEIGHT + count * ROW_HEIGHT }}>
      <SkeletonRow data-head={hasNarrowHead ? "always" : "wide"}>
        {columns.map(({ field, headerName, width }) => (
          <span key={field} style={sizeOf(width)}>
            {headerName}
          </span>
        ))}
      </SkeletonRow>
      {WIDTHS.slice(0, count).map((bar) => (
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
    </div>
  );
}
