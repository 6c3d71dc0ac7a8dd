import Button from "@mui/material/Button";
import { CircleAlert, RotateCcw } from "lucide-react";
import { EmptyState } from "./EmptyState.tsx";

export interface LoadErrorProps {
  /** What failed, for example 'The list could not be loaded'. */
  title?: string;
  /** Why, where nothing else tells of it: of a failed call a notice does (shell 8). */
  message?: string | undefined;
  onRetry: () => void;
}

/** Says what is missing because it could not be loaded, and offers another try. */
export function LoadError({
  title = "The list could not be loaded",
  message,
  onRetry,
}: LoadErrorProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title={title}
        {...(message !== undefined && { description: message })}
        action={
          <Button
            variant="outlined"
            onClick={onRetry}
            startIcon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
          >
            Try again
          </Button>
        }
      />
    </div>
  );
}
