import Box from "@mui/material/Box";
import { StatCardGrid } from "../cards/StatCard.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { Loading } from "./Loading.tsx";
import { TableBones, TableSkeleton } from "./TableSkeleton.tsx";

export interface PageFallbackProps {
  /** What the page on its way looks like. */
  shape: "training-board" | "event-board" | "table" | "form";
}

// The heads of shell 2.12 stand before the rows do.
const EVENT_COLUMNS = ["Name", "Description", "Issued", "Expiration"] as const;

/** Stands in for a page whose code or data is on its way, in that page's shape. */
export function PageFallback({ shape }: PageFallbackProps) {
  switch (shape) {
    case "training-board":
    case "event-board": {
      const isTraining = shape === "training-board";
      return (
        <Loading>
          <Box sx={{ mb: { xs: 2, sm: 3 } }}>
            <StatCardGrid label="Loading" columns={isTraining ? 4 : 3} loading />
          </Box>
          <TableBones titled {...(isTraining ? {} : { columns: EVENT_COLUMNS })} />
        </Loading>
      );
    }
    case "table":
      return <TableSkeleton />;
    case "form":
      return <FormSkeleton />;
  }
}
