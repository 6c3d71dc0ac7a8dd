import { styled } from "@mui/material/styles";
import type { LucideIcon } from "lucide-react";
import { Inbox } from "lucide-react";
import type { ReactNode } from "react";

const Frame = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: 4,
  padding: "48px 24px",
  textAlign: "center",
  color: theme.vars.palette.text.secondary,
  "& > svg": { color: theme.vars.palette.text.tertiary },
}));

const Title = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: "12px 0 0",
  color: theme.vars.palette.text.primary,
  overflowWrap: "anywhere",
}));

const Description = styled("p")({ margin: 0, maxWidth: "44ch", overflowWrap: "anywhere" });

const Action = styled("div")({ marginTop: 16 });

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
    <Frame>
      <Icon size={32} strokeWidth={1.25} aria-hidden />
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {action !== undefined && <Action>{action}</Action>}
    </Frame>
  );
}
