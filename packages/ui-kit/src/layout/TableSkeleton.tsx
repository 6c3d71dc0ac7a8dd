import Skeleton from "@mui/material/Skeleton";
import type { DataColumn } from "../tables/columns.ts";
import { RowsSkeleton } from "../tables/RowsSkeleton.tsx";
import { SearchBoxSkeleton } from "../tables/SearchBox.tsx";
import { roomFor } from "../tables/table-room.ts";
import { TableFrame, Toolbar, ToolbarTitle } from "../tables/table-styles.ts";
import { Loading } from "./Loading.tsx";

export interface TableSkeletonProps {
  /** The column heads of the table to come. Default: 'Name'. */
  columns?: readonly string[];
  /** Whether a title is going to stand before the search. Default false. */
  titled?: boolean;
}

const NAME = ["Name"] as const;

/** A table before even its code is there, in the frame the table itself will have. */
export function TableSkeleton(props: TableSkeletonProps) {
  return (
    <Loading>
      <TableBones {...props} />
    </Loading>
  );
}

/** The picture alone, inside a skeleton that speaks for it. */
export function TableBones({ columns = NAME, titled = false }: TableSkeletonProps) {
  const heads = columns.map((header): DataColumn<never> => ({
    id: header,
    header,
    cell: () => null,
  }));
  return (
    <TableFrame room={roomFor(heads)}>
      <Toolbar>
        {titled && (
          <ToolbarTitle as="div">
            <Skeleton width={112} height={14} sx={{ my: "5px" }} />
          </ToolbarTitle>
        )}
        <SearchBoxSkeleton />
      </Toolbar>
      <RowsSkeleton columns={heads} />
    </TableFrame>
  );
}
