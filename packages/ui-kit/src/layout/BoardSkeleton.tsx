import Box from "@mui/material/Box";
import { Bone } from "./Bone.tsx";
import { Loading } from "./Loading.tsx";
import { TableSkeleton } from "./TableSkeleton.tsx";

export interface BoardSkeletonProps {
  /** Four statuses of training, three of documents. */
  cards: 3 | 4;
  rows?: number;
}

const CARDS = ["first", "second", "third", "fourth"] as const;

const card = {
  minWidth: 0,
  bgcolor: "background.paper",
  borderColor: "divider",
  borderStyle: "solid",
  borderWidth: { xs: 0, sm: 1 },
  borderRadius: { xs: 0, sm: 1 },
  "& + &": { borderTopWidth: 1 },
} as const;

function CardBones() {
  return (
    <Box sx={card}>
      <Box sx={{ display: { xs: "none", sm: "block" } }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, height: 36, px: 2, pt: 2 }}>
          <Bone width={20} height={20} round />
          <Bone width="48%" />
        </Box>
        <Box sx={{ height: 56, px: 2, pt: 1 }}>
          <Bone width={44} height={32} />
        </Box>
        <Box sx={{ px: 2, py: 1.375, borderTop: 1, borderColor: "divider" }}>
          <Bone width="36%" />
        </Box>
      </Box>
      <Box
        sx={{
          display: { xs: "flex", sm: "none" },
          alignItems: "center",
          gap: 1.5,
          height: 60,
          px: 2,
        }}
      >
        <Bone width={20} height={20} round />
        <Box sx={{ flex: 1, display: "grid", gap: 1 }}>
          <Bone width="46%" />
          <Bone width="30%" height={10} />
        </Box>
        <Bone width={28} height={20} />
      </Box>
    </Box>
  );
}

/** A status board before its numbers are there: the cards and the table in their final places. */
export function BoardSkeleton({ cards, rows = 6 }: BoardSkeletonProps) {
  return (
    <Loading>
      <Box
        sx={{
          display: { xs: "block", sm: "grid" },
          gridTemplateColumns: {
            sm: "repeat(2, minmax(0, 1fr))",
            md: `repeat(${cards}, minmax(0, 1fr))`,
          },
          gap: 2,
          mb: { xs: 2, sm: 3 },
          overflow: "hidden",
          border: { xs: 1, sm: 0 },
          borderColor: { xs: "divider", sm: "divider" },
          borderRadius: 1,
        }}
      >
        {CARDS.slice(0, cards).map((name) => (
          <CardBones key={name} />
        ))}
      </Box>
      <TableSkeleton rows={rows} silent />
    </Loading>
  );
}
