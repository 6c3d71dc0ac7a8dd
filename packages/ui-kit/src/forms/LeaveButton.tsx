import Button from "@mui/material/Button";
import { LinkAnchor } from "../links/LinkAnchor.tsx";

export type LeaveButtonProps = {
  /** 'Cancel' or 'Back'. */
  label: string;
} & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

/** The way out of a form that changes nothing; a link where it leads somewhere. */
export function LeaveButton({ label, href, onSelect }: LeaveButtonProps) {
  return href === undefined ? (
    <Button variant="outlined" onClick={onSelect}>
      {label}
    </Button>
  ) : (
    <Button variant="outlined" component={LinkAnchor} href={href}>
      {label}
    </Button>
  );
}
