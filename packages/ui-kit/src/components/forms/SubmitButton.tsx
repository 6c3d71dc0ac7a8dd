import Button, { type ButtonProps } from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";

export interface SubmitButtonProps extends Omit<ButtonProps, "type"> {
  /** True from the click until the response. */
  pending: boolean;
}

/**
 * Submit button that ignores clicks and Enter while pending. MUI's `loading` would disable it,
 * which loses the focus.
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
