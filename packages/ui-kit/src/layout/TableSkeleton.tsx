import Box from "@mui/material/Box";
import { Bone } from "./Bone.tsx";
import { Loading } from "./Loading.tsx";

export interface TableSkeletonProps {
  rows?: number;
  /** Inside another skeleton, which speaks for it. */
  silent?: boolean;
}

// Uneven, as names are; fixed, so that a second render does not twitch.
const WIDTHS = ["18%", "14%", "21%", "12%", "16%", "19%", "13%", "17%"] as const;

/** A table before its rows are there: toolbar, head and rows at their final heights. */
export function TableSkeleton({ rows = 8, silent = false }: TableSkeletonProps) {
  const table = (
    <Box
      sx={{
        overflow: "hidden",
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
      }}
    >
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 1.5,
          px: { xs: 1.5, sm: 2 },
          py: 1.5,
          minHeight: 60,
        }}
      >
        <Bone width={120} height={14} />
        <Box sx={{ width: { xs: "100%", sm: 300 } }}>
          <Bone width="100%" height={36} />
        </Box>
      </Box>
      <Box
        sx={{
          display: { xs: "none", sm: "block" },
          height: 36,
          bgcolor: "background.sunken",
          borderTop: 1,
          borderColor: "divider",
        }}
      />
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={`row-${String(row)}`}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1,
            height: { xs: 53, sm: 44 },
            px: 2,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          <Bone width={24} height={24} round />
          <Box sx={{ flex: 1, "& > *": { minWidth: 96 } }}>
            <Bone width={WIDTHS[row % WIDTHS.length] ?? "16%"} />
          </Box>
        </Box>
      ))}
    </Box>
  );
  return silent ? table : <Loading>{table}</Loading>;
}
