import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { GridColumn } from "./grid-columns.tsx";

/** Heights of a list's head and of its rows in px, at a text size of 16. */
export const HEAD_HEIGHT = 36;
export const ROW_HEIGHT = 44;

/** Widths of the bars, so that rows look like names and not like a barcode. */
const WIDTHS = [180, 148, 204, 132, 168, 190, 140, 176];

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: ROW_HEIGHT,
  "& > *": { flex: "1 1 0", minWidth: 0, padding: "0 16px" },
  "& + &": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "&[data-head]": {
    ...theme.typography.body2,
    minHeight: HEAD_HEIGHT,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
}));

const sizeOf = (width: number | undefined) =>
  width === undefined ? {} : { flex: `0 0 ${width / 16}rem` };

export interface RowsSkeletonProps {
  columns: readonly Pick<GridColumn<never>, "field" | "headerName" | "width">[];
  /** How many rows will be there: as high as they are at least. */
  count?: number;
}

/** Rows on their way, in their final height. Decoration: the shell says that it is busy. */
export function RowsSkeleton({ columns, count = WIDTHS.length }: RowsSkeletonProps) {
  return (
    <div aria-hidden style={{ minHeight: HEAD_HEIGHT + count * ROW_HEIGHT }}>
      <Row data-head>
        {columns.map(({ field, headerName, width }) => (
          <span key={field} style={sizeOf(width)}>
            {headerName}
          </span>
        ))}
      </Row>
      {WIDTHS.slice(0, count).map((bar) => (
        <Row key={bar}>
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
        </Row>
      ))}
    </div>
  );
}
