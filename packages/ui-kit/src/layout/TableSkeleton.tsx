import Skeleton from "@mui/material/Skeleton";
import type { DataColumn } from "../tables/columns.ts";
import { RowsSkeleton } from "../tables/RowsSkeleton.tsx";
import { roomFor } from "../tables/table-room.ts";
import { TableFrame, Toolbar } from "../tables/table-styles.ts";
import { Loading } from "./Loading.tsx";

export interface TableSkeletonProps {
  /** The column heads of the table to come. Default: 'Name'. */
  columns?: readonly string[];
}

const NAME = ["Name"] as const;

/** A table before even its code is there, in the frame the table itself will have. */
export function TableSkeleton({ columns = NAME }: TableSkeletonProps) {
  return (
    <Loading>
      <TableBones columns={columns} />
    </Loading>
  );
}

/** The picture alone, inside a skeleton that speaks for it. */
export function TableBones({ columns = NAME }: TableSkeletonProps) {
  const heads = columns.map((header): DataColumn<never> => ({
    id: header,
    header,
    cell: () => null,
  }));
  return (
    <TableFrame room={roomFor(heads)}>
      <Toolbar>
        <Skeleton variant="rounded" width={112} height={14} />
        <Skeleton
          variant="rounded"
          sx={{
            width: { xs: 1, sm: 300 },
            height: { xs: 44, sm: 36 },
            ml: "auto",
            borderRadius: 1,
          }}
        />
      </Toolbar>
      <RowsSkeleton columns={heads} />
    </TableFrame>
  );
}
