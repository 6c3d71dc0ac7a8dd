import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { Fragment } from "react";
import { Loading } from "../feedback/Loading.tsx";
import { DetailRows } from "./DescriptionList.tsx";
import { RowsSkeleton } from "../tables/RowsSkeleton.tsx";
import { TableFrame } from "../tables/TableLayout.tsx";
import { Toolbar, ToolbarTitle } from "../tables/TableToolbar.tsx";
import { stickyStyles, TOUCH } from "../../theme/common-styles.ts";
import { MEASURE } from "../../theme/tokens.ts";

const CONTROL = { height: 36, [TOUCH]: { height: 44 } } as const;

export function FormSkeleton() {
  return (
    <Loading>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "232px minmax(0, 1fr)" },
          alignItems: "start",
          gap: "16px 56px",
          maxWidth: 928,
          pt: 0.5,
        }}
      >
        <Skeleton variant="text" width={128} />
        <Stack sx={{ gap: 2.5 }}>
          {["first", "second", "third", "fourth", "fifth"].map((field) => (
            <div key={field}>
              <Skeleton variant="text" width={96} sx={{ mb: 0.5 }} />
              <Skeleton sx={CONTROL} />
            </div>
          ))}
        </Stack>
      </Box>
    </Loading>
  );
}

/** Names are shorter than addresses. */
const VALUES = [168, 204, 148, 232, 120];

export interface DetailSkeletonProps {
  /** Tabs below the header. Default false. */
  tabs?: boolean;
  /** Part of a page with its own header. Default false. */
  isInline?: boolean;
  /** Below the header. Default `details`. */
  content?: "details" | "table";
}

/** Labels of tabs differ in length. */
const TABS = [40, 56, 60, 48, 44];

/** Header and card of a detail page. */
export function DetailSkeleton({
  tabs = false,
  isInline = false,
  content = "details",
}: DetailSkeletonProps) {
  const height = tabs ? 66 + MEASURE.tabs : isInline ? 48 : 70;
  return (
    <Loading>
      <Box
        sx={[
          { height, mb: 2, overflow: "hidden" },
          !isInline && ((theme) => ({ ...stickyStyles(theme), px: { xs: 2, sm: 0 }, py: 1.5 })),
        ]}
      >
        <Stack direction="row" sx={{ gap: 1.5, height: 42 }}>
          {!isInline && <Skeleton variant="circular" width={40} height={40} />}
          <Stack sx={{ flex: 1, minWidth: 0 }}>
            <Skeleton variant="text" width={204} />
            <Skeleton variant="text" width={288} sx={{ maxWidth: "100%" }} />
          </Stack>
        </Stack>
        {tabs && (
          <Stack direction="row" sx={{ gap: 3, height: MEASURE.tabs, alignItems: "center" }}>
            {TABS.map((width) => (
              <Skeleton key={width} variant="text" width={width} />
            ))}
          </Stack>
        )}
      </Box>
      {content === "table" ? (
        <TableOutline />
      ) : (
        <Paper
          variant="outlined"
          sx={{ px: { xs: 2, sm: 3 }, py: { xs: 0.5, sm: 1.5 }, containerType: "inline-size" }}
        >
          <DetailRows>
            {VALUES.map((width) => (
              <Fragment key={width}>
                <dt data-short>
                  <Skeleton variant="text" width={96} />
                </dt>
                <dd data-short>
                  <Skeleton variant="text" width={width} />
                </dd>
              </Fragment>
            ))}
          </DetailRows>
        </Paper>
      )}
    </Loading>
  );
}

/** Table before its code is loaded. */
export function TableSkeleton() {
  return (
    <Loading>
      <TableOutline />
    </Loading>
  );
}

/** On phones, a usual card has two lines below its name. */
const COLUMNS = [
  { field: "name", headerName: "Name" },
  { field: "values", headerName: "", narrowHeight: 48 },
] as const;

/** Table without rows; `titled` below the cards of a board. */
export function TableOutline({ titled = false }: { titled?: boolean }) {
  return (
    <TableFrame room="table">
      <Toolbar>
        {titled && (
          <ToolbarTitle as="div" data-phones="hidden">
            <Skeleton variant="text" width={112} />
          </ToolbarTitle>
        )}
        {/* On phones, the tools button is next to it. */}
        <Skeleton sx={{ ...CONTROL, width: { xs: "calc(100% - 48px)", sm: 300 } }} />
      </Toolbar>
      <RowsSkeleton columns={COLUMNS} isSelectable={false} />
    </TableFrame>
  );
}
