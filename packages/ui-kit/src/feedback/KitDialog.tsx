import Dialog from "@mui/material/Dialog";
import type { DialogProps } from "@mui/material/Dialog";
import { useClosedByNavigation } from "../links/useClosedByNavigation.ts";

export interface KitDialogProps extends Omit<DialogProps, "onClose"> {
  /** Called by Escape, a press outside and a navigation; leave out when only its buttons close it. */
  onClose?: (() => void) | undefined;
}

/** What every dialog of the product is made of. It goes with the page that it was opened on. */
export function KitDialog({ onClose, ...dialog }: KitDialogProps) {
  useClosedByNavigation(dialog.open, onClose);
  return <Dialog {...dialog} {...(onClose && { onClose })} />;
}
