import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { ArrowLeft, Pencil } from "lucide-react";
import type { ReactNode } from "react";

interface DetailButtonsProps {
  /** Where Back leads; left out for a page that has none. */
  backHref?: string | undefined;
  /** Where Edit leads; left out for those who may not. */
  editHref?: string | undefined;
  /** Further buttons, before Edit. */
  moreActions?: ReactNode;
  /** True while one of those is at work: Edit waits. Default false. */
  pending?: boolean;
}

/** Back and Edit, for the head of a page. */
export function DetailButtons({
  backHref,
  editHref,
  moreActions,
  pending = false,
}: DetailButtonsProps) {
  return (
    <>
      {backHref !== undefined && (
        <Button href={backHref} startIcon={<ArrowLeft size={16} />} sx={{ ml: -1, mr: "auto" }}>
          Back
        </Button>
      )}
      {moreActions}
      {editHref !== undefined && (
        <Button
          href={editHref}
          variant="contained"
          disabled={pending}
          startIcon={<Pencil size={16} />}
        >
          Edit
        </Button>
      )}
    </>
  );
}

/** The card that the facts of a page stand on. */
export function DetailCard({ children }: { children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      // The card gives the lists their width.
      sx={{ px: { xs: 2, sm: 3 }, py: 1.5, "& > section": { maxWidth: "none" } }}
    >
      {children}
    </Paper>
  );
}
