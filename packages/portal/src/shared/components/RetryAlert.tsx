import Alert, { type AlertProps } from "@mui/material/Alert";
import Button from "@mui/material/Button";

export function RetryAlert({
  onRetry,
  ...alert
}: AlertProps & { onRetry?: (() => void) | undefined }) {
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
      {...alert}
    />
  );
}
