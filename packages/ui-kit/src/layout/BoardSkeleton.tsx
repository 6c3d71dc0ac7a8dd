import Box from "@mui/material/Box";
import { StatCardGrid } from "../cards/StatCardGrid.tsx";
import { Loading } from "./Loading.tsx";
import { TableBones } from "./TableSkeleton.tsx";
import type { TableSkeletonProps } from "./TableSkeleton.tsx";

export interface BoardSkeletonProps extends TableSkeletonProps {
  /** Four statuses of training, three of documents. */
  cards: 3 | 4;
}

/** A status board before its numbers are there: the cards and the table in their final places. */
export function BoardSkeleton({ cards, ...table }: BoardSkeletonProps) {
  return (
    <Loading>
      <Box sx={{ mb: { xs: 2, sm: 3 } }}>
        <StatCardGrid label="Loading" columns={cards} loading />
      </Box>
      <TableBones titled {...table} />
    </Loading>
  );
}
