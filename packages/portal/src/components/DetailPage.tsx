import Paper from "@mui/material/Paper";
import type { ReactNode } from "react";
import { DetailActions, type DetailActionsProps } from "./DetailActions.tsx";

export interface DetailPageProps extends DetailActionsProps {
  children: ReactNode;
}

/** Something to look at: Back and Edit above, the facts on a card below. */
export function DetailPage({ children, ...actions }: DetailPageProps) {
  return (
    <>
      <DetailActions {...actions} />
      <Paper
        variant="outlined"
        // The card gives the lists their width.
        sx={{ px: { xs: 2, sm: 3 }, py: 1.5, "& > section": { maxWidth: "none" } }}
      >
        {children}
      </Paper>
    </>
  );
}
