import Alert from "@mui/material/Alert";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";

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
    <Alert
      role={actions === undefined ? "note" : "status"}
      variant="outlined"
      icon={sign ?? <Lock size={18} strokeWidth={1.75} aria-hidden />}
      action={actions}
      sx={{
        flexWrap: "wrap",
        alignItems: "center",
        maxWidth: 928,
        mb: 3,
        // Neither good nor bad news.
        "& > .MuiAlert-icon": { color: "text.secondary" },
        // Buttons have a line of their own before the words get narrow.
        "& > .MuiAlert-message": { flex: "1 1 220px" },
        "& > .MuiAlert-action": { m: 0, p: 0, gap: 1 },
      }}
    >
      {children}
    </Alert>
  );
}
