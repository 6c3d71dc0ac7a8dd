import Box from "@mui/material/Box";
import { Loading } from "../../components/feedback/Loading.tsx";
import { TableOutline } from "../../components/layout/Skeletons.tsx";
import { StatCardGrid } from "./StatCard.tsx";

/** Shown until the permission for the board is known (shell 2.3). */
export function BoardSkeleton() {
  return (
    <Loading>
      <Box sx={{ mb: { xs: 1.5, sm: 3 } }}>
        <StatCardGrid label="Loading" columns={4} />
      </Box>
      <TableOutline titled />
    </Loading>
  );
}
