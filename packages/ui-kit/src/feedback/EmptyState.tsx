import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { LucideIcon } from "lucide-react";
import { Inbox } from "lucide-react";
import type { ReactNode } from "react";

export interface EmptyStateProps {
  /** What is not here, for example 'No events or documents yet'. */
  title: string;
  /** What this place is for and what to do next. */
  description?: ReactNode;
  /** One button. */
  action?: ReactNode;
  icon?: LucideIcon;
}

/** A place with nothing in it: what it is, what to do next, one button. */
export function EmptyState({ title, description, action, icon: Icon = Inbox }: EmptyStateProps) {
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
      <Box
        component={Icon}
        size={32}
        strokeWidth={1.25}
        aria-hidden
        sx={{ color: "text.tertiary" }}
      />
      <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, color: "text.primary" }}>
        {title}
      </Typography>
      {description !== undefined && (
        <Typography sx={{ maxWidth: "44ch" }}>{description}</Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Stack>
  );
}
