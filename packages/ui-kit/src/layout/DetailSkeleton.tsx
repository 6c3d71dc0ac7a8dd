import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { Fragment } from "react";
import { DetailRows } from "../people/DetailList.tsx";
import { Loading } from "./Loading.tsx";

export interface DetailSkeletonProps {
  /** Whether tabs are going to stand above it. Default false. */
  tabs?: boolean;
}

/** Widths of the bars: names are shorter than addresses. */
const VALUES = [168, 204, 148, 232, 120];
const TABS = [56, 72, 64, 96];

const ROW = { display: "flex", alignItems: "center" } as const;
// As high as the words that take their place.
const WORD = { display: "inline-block", maxWidth: 1, verticalAlign: "middle" } as const;

/** Something to look at before it is there: the buttons above, and a card of labels and values. */
export function DetailSkeleton({ tabs = false }: DetailSkeletonProps) {
  return (
    <Loading>
      {tabs && (
        <Box sx={{ ...ROW, gap: 3, height: 41, mb: 3, borderBottom: 1, borderColor: "divider" }}>
          {TABS.map((width) => (
            <Skeleton key={width} width={width} height={12} />
          ))}
        </Box>
      )}
      <Box sx={{ ...ROW, height: { xs: 44, sm: 36 }, mb: 2 }}>
        <Skeleton width={48} height={12} />
        <Skeleton width={84} sx={{ height: 1, ml: "auto", borderRadius: 1 }} />
      </Box>
      <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
        <DetailRows>
          {VALUES.map((width) => (
            <Fragment key={width}>
              <dt>
                <Skeleton width={96} height={12} sx={WORD} />
              </dt>
              <dd>
                <Skeleton width={width} height={12} sx={WORD} />
              </dd>
            </Fragment>
          ))}
        </DetailRows>
      </Paper>
    </Loading>
  );
}
