import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { ArrowLeft, Pencil } from "lucide-react";
import type { ReactNode } from "react";

interface DetailActionsProps {
  /** Where Back leads; left out for a page that has none. */
  backHref?: string | undefined;
  /** Where Edit leads; left out for those who may not. */
  editHref?: string | undefined;
  /** Further buttons, before Edit. */
  moreActions?: ReactNode;
  /** True while one of those is at work: Edit waits. Default false. */
  pending?: boolean;
}

/** Back and Edit. */
export function DetailButtons({
  backHref,
  editHref,
  moreActions,
  pending = false,
}: DetailActionsProps) {
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

/** The same, above something to look at. */
function DetailActions(props: DetailActionsProps) {
  if ((props.backHref ?? props.editHref) === undefined) return null;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: 1,
        minHeight: 36,
        mb: 2,
      }}
    >
      <DetailButtons {...props} />
    </Box>
  );
}

interface DetailPageProps extends DetailActionsProps {
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
