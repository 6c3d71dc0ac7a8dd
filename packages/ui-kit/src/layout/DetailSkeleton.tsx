import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { DetailRows, DetailSection } from "../people/DetailList.tsx";
import { Loading } from "./Loading.tsx";

export interface DetailSkeletonProps {
  /** Whether tabs are going to stand above it. Default false. */
  tabs?: boolean;
}

/** Widths of the bars: names are shorter than addresses. */
const VALUES = [168, 204, 148, 232, 120];
const TABS = [56, 72, 64, 96];

/** Something to look at before it is there: the buttons above, and a card of labels and values. */
export function DetailSkeleton({ tabs = false }: DetailSkeletonProps) {
  return (
    <Loading>
      {tabs && (
        <Box
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 3,
            height: 41,
            mb: 3,
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          {TABS.map((width) => (
            <Skeleton key={width} variant="rounded" width={width} height={12} />
          ))}
        </Box>
      )}
      <Box sx={{ display: "flex", alignItems: "center", height: { xs: 44, sm: 36 }, mb: 2 }}>
        <Skeleton variant="rounded" width={48} height={12} />
        <Skeleton variant="rounded" width={84} sx={{ height: 1, ml: "auto", borderRadius: 1 }} />
      </Box>
      <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
        <DetailSection sx={{ maxWidth: "none" }}>
          <DetailRows>
            {VALUES.map((width) => (
              <DetailBars key={width} width={width} />
            ))}
          </DetailRows>
        </DetailSection>
      </Paper>
    </Loading>
  );
}

/** As high as the words that take their place. */
const BAR = { display: "inline-block", height: 12, maxWidth: "100%", verticalAlign: "middle" };

function DetailBars({ width }: { width: number }) {
  return (
    <>
      <dt>
        <Skeleton component="span" variant="rounded" width={96} sx={BAR} />
      </dt>
      <dd>
        <Skeleton component="span" variant="rounded" width={width} sx={BAR} />
      </dd>
    </>
  );
}
