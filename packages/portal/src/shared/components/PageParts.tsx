import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { ArrowLeft, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { NamedRef } from "@recurrent/sdk";
import { distinguishNames, AppLink } from "@recurrent/ui-kit";

interface DetailButtonsProps {
  backHref?: string | undefined;
  /** On phones the trail leads to the same page. Default false. */
  isBackInTrail?: boolean;
  /** Left out for those who may not edit. */
  editHref?: string | undefined;
  moreActions?: ReactNode;
  /** The likeliest action, after Edit, which is then outlined. */
  mainAction?: ReactNode;
  /** Outlines Edit, so that a status beside it is louder. Default: if there is a main action. */
  isEditQuiet?: boolean;
  /** Disables Edit. Default false. */
  pending?: boolean;
}

export function DetailButtons({
  backHref,
  isBackInTrail = false,
  editHref,
  moreActions,
  mainAction = false,
  isEditQuiet = mainAction !== false,
  pending = false,
}: DetailButtonsProps) {
  return (
    <>
      {backHref !== undefined && (
        <Button
          href={backHref}
          startIcon={<ArrowLeft size={16} />}
          // Hidden on phones (`PageHeader`).
          data-in-trail={isBackInTrail || undefined}
          sx={{ ml: -1, mr: "auto" }}
        >
          Back
        </Button>
      )}
      {moreActions}
      {editHref !== undefined && (
        <Button
          href={editHref}
          variant={isEditQuiet ? "outlined" : "contained"}
          disabled={pending}
          startIcon={<Pencil size={16} />}
        >
          Edit
        </Button>
      )}
      {mainAction}
    </>
  );
}

export function DetailCard({ children }: { children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      // Lists fill the card.
      sx={{ px: { xs: 2, sm: 3 }, py: { xs: 0.5, sm: 1.5 }, "& > section": { maxWidth: "none" } }}
    >
      {children}
    </Paper>
  );
}

interface NameListProps {
  /** null is not known. */
  of: readonly NamedRef[] | null;
  hrefOf?: (id: string) => string;
}

export function NameList({ of: refs, hrefOf }: NameListProps) {
  if (refs === null) return "–";
  if (refs.length === 0) return "None";
  return (
    <ul>
      {distinguishNames(refs).map(({ id, name }) => (
        <li key={id}>{hrefOf ? <AppLink href={hrefOf(id)}>{name}</AppLink> : name}</li>
      ))}
    </ul>
  );
}

export function NewButton({ href }: { href: string }) {
  return (
    <Button href={href} variant="contained" startIcon={<Plus size={16} />} sx={{ ml: "auto" }}>
      New
    </Button>
  );
}
