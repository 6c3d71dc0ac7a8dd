import Button from "@mui/material/Button";
import type { ButtonProps } from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";

export interface SubmitButtonProps extends Omit<ButtonProps, "type"> {
  /** True from the press until the answer. */
  pending: boolean;
}

/**
 * The button that sends a form, its one filled button. While pending it swallows every further press and
 * Enter, so that one call is made (decisions, forms: double submit). Not MUI's `loading`: that disables
 * the button, which drops the focus to the page while the call runs.
 */
export function SubmitButton({ pending, disabled = false, onClick, ...button }: SubmitButtonProps) {
  return (
    <Button
      variant="contained"
      startIcon={
        pending && <CircularProgress color="inherit" size={14} thickness={6} aria-hidden />
      }
      {...button}
      type="submit"
      disabled={disabled}
      aria-disabled={pending || disabled}
      aria-busy={pending}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
