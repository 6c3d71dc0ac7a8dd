import Skeleton from "@mui/material/Skeleton";
import { widthStyle } from "./columns.ts";
import type { DataColumn } from "./columns.ts";
import { Sheet } from "./table-styles.ts";

/** Widths of the bars, so that rows look like names and not like a barcode. */
const WIDTHS = [180, 148, 204, 132, 168, 190, 140, 176];

export interface RowsSkeletonProps<Row> {
  columns: readonly DataColumn<Row>[];
}

/** Rows on their way, in their final height. Decoration: the shell says that it is busy. */
export function RowsSkeleton<Row>({ columns }: RowsSkeletonProps<Row>) {
  return (
    <Sheet aria-hidden>
      <thead>
        <tr>
          {columns.map(({ id, header, width }) => (
            <th key={id} {...widthStyle(width)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WIDTHS.map((width) => (
          <tr key={width}>
            {columns.map(({ id }, at) => (
              <td key={id}>
                <Skeleton
                  variant="rounded"
                  height={12}
                  width={at === 0 ? width : width / 2}
                  sx={{ maxWidth: "80%", my: "4px" }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
