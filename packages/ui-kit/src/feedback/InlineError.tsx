import { styled } from "@mui/material/styles";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

const Line = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  gap: 6,
  color: theme.vars.palette.error.main,
  overflowWrap: "anywhere",
  "& > svg": { flex: "none", marginTop: 1 },
}));

export interface InlineErrorProps {
  /** For `aria-describedby` of the control it belongs to. */
  id?: string;
  children: ReactNode;
}

/** What is wrong with the thing right above it. */
export function InlineError({ id, children }: InlineErrorProps) {
  return (
    <Line {...(id === undefined ? {} : { id })}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </Line>
  );
}
