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
  // Buttons have a line of their own before the words get narrow.
  "&[role=status] > p": { flexBasis: 240 },
}));

export interface FormNoteProps {
  /** One or two sentences. */
  children: ReactNode;
  /** What stands before them. Default: a lock. */
  sign?: ReactNode;
  /** Buttons behind them; the note is read out then, for it asks something. */
  actions?: ReactNode;
}

/** Above the fields of a form: why nothing in it can be changed, or what is offered before it is filled in. */
export function FormNote({ children, sign, actions }: FormNoteProps) {
  return (
    <Note role={actions === undefined ? "note" : "status"}>
      {sign ?? <Lock size={18} strokeWidth={1.75} aria-hidden />}
      <p>{children}</p>
      {actions}
    </Note>
  );
}
