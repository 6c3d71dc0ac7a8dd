import Alert, { type AlertProps } from "@mui/material/Alert";
import Button from "@mui/material/Button";

/** Says of what is shown that a part of it could not be loaded. @param onRetry asks for that once more */
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
