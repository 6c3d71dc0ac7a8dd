import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Inbox, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

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
  icon: Icon = Inbox,
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
      <Icon size={32} />
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
