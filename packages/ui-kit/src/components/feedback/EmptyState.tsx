import Box from "@mui/material/Box";
import Button, { type ButtonProps } from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { CircleAlert, Inbox, type LucideIcon, RotateCcw, Search } from "lucide-react";
import type { MouseEventHandler, ReactNode } from "react";

export interface EmptyStateProps {
  /** For example 'No events or documents yet'; omit it if the page's title says so. */
  title?: string;
  /** Purpose and next step. */
  description?: ReactNode;
  action?: ReactNode;
  /** Icon above the title. */
  icon?: LucideIcon;
  /** Makes the title a heading. Default: a paragraph. */
  heading?: "h2";
}

/** Placeholder with a description and one button. */
export function EmptyState({
  title,
  description,
  action,
  icon: Sign = Inbox,
  heading,
}: EmptyStateProps) {
  return (
    <Stack
      sx={{
        alignItems: "center",
        gap: 0.5,
        px: 3,
        py: 6,
        textAlign: "center",
        color: "text.secondary",
        overflowWrap: "anywhere",
      }}
    >
      <Sign size={32} />
      {title !== undefined && (
        <Typography
          variant="subtitle1"
          component={heading ?? "p"}
          sx={{ mt: 1.5, color: "text.primary" }}
        >
          {title}
        </Typography>
      )}
      {description && (
        <Typography sx={{ maxWidth: "44ch", textWrap: "balance" }}>{description}</Typography>
      )}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Stack>
  );
}

export interface NoMatchProps {
  /** Empty when only a filter hides rows. */
  search: string;
  /** Where the search looks, for example 'Searches name, description and dates.' */
  hint?: string;
  onClear: MouseEventHandler<HTMLElement>;
}

export function NoMatch({ search, hint, onClear }: NoMatchProps) {
  const text = search.trim();
  return (
    <EmptyState
      icon={Search}
      title={text === "" ? "Nothing matches this filter" : `Nothing matches “${text}”`}
      description={hint}
      action={
        <Button variant="outlined" onClick={onClear}>
          {text === "" ? "Clear filter" : "Clear search"}
        </Button>
      }
    />
  );
}

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
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title={title}
        description={message}
        action={
          <RetryButton
            variant="outlined"
            onClick={() => {
              // The button goes while it loads again.
              document.querySelector("h1")?.focus({ preventScroll: true });
              onRetry();
            }}
          />
        }
      />
    </div>
  );
}
