import { styled } from "@mui/material/styles";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";

const Note = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 10px",
  maxWidth: 928,
  marginBottom: 24,
  padding: "10px 14px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "& > svg": { flex: "none", color: theme.vars.palette.text.secondary },
  "& > p": { flex: "1 1 180px", margin: 0 },
}));

export interface FormNoteProps {
  /** One or two sentences. */
  children: ReactNode;
  /** What stands before them. Default: a lock. */
  sign?: ReactNode;
}

/** Above the fields of a form that is to look at only: why nothing in it can be changed. */
export function FormNote({ children, sign }: FormNoteProps) {
  return (
    <Note role="note">
      {sign ?? <Lock size={18} strokeWidth={1.75} aria-hidden />}
      <p>{children}</p>
    </Note>
  );
}
