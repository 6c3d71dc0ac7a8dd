/** What pages of one thing and pages of lists are made of. */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { ArrowLeft, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { NamedRef } from "@recurrent/sdk";
import { distinguishNames, KitLink } from "@recurrent/ui-kit";

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

interface NameListProps {
  of: readonly NamedRef[];
  /** Where each leads; left out for names that lead nowhere. */
  hrefOf?: (id: string) => string;
}

/** Names below each other, in a list of facts. */
export function NameList({ of: refs, hrefOf }: NameListProps) {
  if (refs.length === 0) return "None";
  return (
    <ul>
      {distinguishNames(refs).map(({ id, name }) => (
        <li key={id}>{hrefOf ? <KitLink href={hrefOf(id)}>{name}</KitLink> : name}</li>
      ))}
    </ul>
  );
}

/** 'New' at the end of a list's toolbar. @param href where the form of a new thing is */
export function NewButton({ href }: { href: string }) {
  return (
    <Button href={href} variant="contained" startIcon={<Plus size={16} />} sx={{ ml: "auto" }}>
      New
    </Button>
  );
}
