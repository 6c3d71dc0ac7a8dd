import Button from "@mui/material/Button";
import type { ButtonProps } from "@mui/material/Button";
import { keyframes, styled } from "@mui/material/styles";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const Spinner = styled("span")({
  width: 14,
  height: 14,
  flex: "none",
  borderRadius: "50%",
  border: "2px solid currentColor",
  borderRightColor: "transparent",
  animation: `${turn} 800ms linear infinite`,
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
});

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "variant" | "sx"> {
  /** True from the press until the answer. */
  pending: boolean;
  /** `outlined` for a form that only chooses what is shown, such as a day. Default `contained`. */
  variant?: "contained" | "outlined";
}

/**
 * The button that sends a form, its one filled button. While pending it keeps the focus but swallows every further press
 * and Enter, so that one call is made (decisions, forms: double submit).
 */
export function SubmitButton({
  pending,
  children,
  onClick,
  disabled = false,
  variant = "contained",
  ...button
}: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      variant={variant}
      disabled={disabled}
      // Not `disabled`: that would drop the focus to the page while the call runs.
      aria-disabled={pending || disabled}
      aria-busy={pending}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
      sx={pending ? { opacity: 0.8, cursor: "progress" } : {}}
    >
      {pending && <Spinner aria-hidden />}
      {children}
    </Button>
  );
}
