import Button, { type ButtonProps } from "@mui/material/Button";
import { CircleAlert, RotateCcw } from "lucide-react";
import { useRef } from "react";
import { useFocusAfterRemoval } from "../../useFocusAfterRemoval.ts";
import { EmptyState } from "./EmptyState.tsx";

export function RetryButton(button: ButtonProps) {
  return (
    <Button startIcon={<RotateCcw size={16} />} {...button}>
      Try again
    </Button>
  );
}

export interface LoadErrorProps {
  title?: string;
  /** The reason, unless a notice shows it (shell 8). */
  message?: string | undefined;
  onRetry: () => void;
}

/** Shows a failed request, with Retry. */
export function LoadError({
  title = "The list could not be loaded",
  message,
  onRetry,
}: LoadErrorProps) {
  const alert = useRef<HTMLDivElement>(null);
  // The button goes while it loads again.
  useFocusAfterRemoval(alert, () => [document.querySelector("h1")]);
  return (
    <div ref={alert} role="alert">
      <EmptyState
        icon={CircleAlert}
        title={title}
        description={message}
        action={<RetryButton variant="outlined" onClick={() => onRetry()} />}
      />
    </div>
  );
}
