import Button from "@mui/material/Button";
import type { ButtonProps } from "@mui/material/Button";
import { useFirstFocus } from "./useFirstFocus.ts";

/** The answer of a dialog that does no harm: it has the focus at first. */
export function SafeButton(button: ButtonProps) {
  return <Button {...button} ref={useFirstFocus<HTMLButtonElement>()} />;
}
