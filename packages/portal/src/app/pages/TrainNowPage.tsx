import Box from "@mui/material/Box";
import { lazy, Suspense } from "react";
import { TrainNowView } from "../../features/training/TrainNowView.tsx";

const NextExpiries = lazy(async () => ({
  default: (await import("../../features/boards/expiry/NextExpiries.tsx")).NextExpiries,
}));

/** Adds the next expiries below Train Now: a feature must not import another one. */
export function TrainNowPage() {
  return (
    <TrainNowView
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
