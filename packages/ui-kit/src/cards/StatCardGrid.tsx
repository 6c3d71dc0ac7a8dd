import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { StatCardSkeleton } from "./StatCardSkeleton.tsx";

const Grid = styled("section", { shouldForwardProp: (name) => name !== "columns" })<{
  columns: 3 | 4;
}>(({ theme, columns }) => ({
  display: "grid",
  gap: 16,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [theme.breakpoints.down("sm")]: {
    display: "block",
    overflow: "hidden",
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

export interface StatCardGridProps {
  /** Names the region, for example 'Training Status'. */
  label: string;
  /** Cards per row on a desktop: 4 on the training board, 3 on the event board (shell 2.12, 2.13). */
  columns: 3 | 4;
  /** Shows as many skeletons as there are columns instead of the cards. */
  loading?: boolean;
  /** The cards. */
  children?: ReactNode;
}

/** Stat cards side by side: two per row below 860 px, one list of rows below 600 px. */
export function StatCardGrid({ label, columns, loading = false, children }: StatCardGridProps) {
  return (
    <Grid aria-label={label} aria-busy={loading} columns={columns}>
      {loading
        ? ["first", "second", "third", "fourth"]
            .slice(0, columns)
            .map((place) => <StatCardSkeleton key={place} />)
        : children}
    </Grid>
  );
}
