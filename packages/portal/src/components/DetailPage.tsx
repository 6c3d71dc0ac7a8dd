import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { LinkAnchor } from "@recurrent/ui-kit";
import { ArrowLeft, Pencil } from "lucide-react";
import type { ReactNode } from "react";

export interface DetailPageProps {
  /** Where Back leads; left out for a page that has none. */
  backHref?: string;
  /** Where Edit leads; left out for those who may not. */
  editHref?: string | undefined;
  children: ReactNode;
}

/** Something to look at: Back and Edit above, the facts on a card below. */
export function DetailPage({ backHref, editHref, children }: DetailPageProps) {
  return (
    <>
      {(backHref ?? editHref) !== undefined && (
        <Box sx={{ display: "flex", alignItems: "center", minHeight: 36, mb: 2 }}>
          {backHref !== undefined && (
            <Button
              component={LinkAnchor}
              href={backHref}
              startIcon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
              sx={{ ml: -1 }}
            >
              Back
            </Button>
          )}
          {editHref !== undefined && (
            <Button
              component={LinkAnchor}
              href={editHref}
              variant="contained"
              startIcon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
              sx={{ ml: "auto" }}
            >
              Edit
            </Button>
          )}
        </Box>
      )}
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
