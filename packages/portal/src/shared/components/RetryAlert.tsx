import Alert, { type AlertProps } from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useFocusAfterRemoval } from "@recurrent/ui-kit";
import { useRef } from "react";

export function RetryAlert({
  onRetry,
  ...props
}: AlertProps & { onRetry?: (() => void) | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  // The alert goes while it loads again.
  useFocusAfterRemoval(alert);
  return (
    <Alert
      ref={alert}
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
      {...props}
    />
  );
}
