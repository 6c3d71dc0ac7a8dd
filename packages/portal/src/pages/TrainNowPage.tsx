import Box from "@mui/material/Box";
import { lazy, Suspense } from "react";
import { TrainNowScreen } from "../features/training/TrainNowScreen.tsx";

const NextExpiries = lazy(async () => ({
  default: (await import("../features/dashboard/NextExpiries.tsx")).NextExpiries,
}));

/** Train Now, and below it what of the own expires next: features stay apart. */
export function TrainNowPage() {
  return (
    <TrainNowScreen
      below={
        <Box sx={{ mt: { xs: 2, lg: 3 } }}>
          <Suspense fallback={null}>
            <NextExpiries />
          </Suspense>
        </Box>
      }
    />
  );
}
