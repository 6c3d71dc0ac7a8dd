import Alert from "@mui/material/Alert";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { WIDTH } from "./form-width.ts";

export interface FormAlertProps {
  children: ReactNode;
  /** Default: a lock. */
  icon?: ReactNode;
  /** Buttons. An offer that appears later is announced only within a live region. */
  actions?: ReactNode;
}

/** Above the fields: why the form is read-only, or an offer such as a draft. */
export function FormAlert({ children, icon, actions }: FormAlertProps) {
  return (
    <Alert
      role="note"
      variant="outlined"
      icon={icon ?? <Lock size={18} />}
      action={actions}
      sx={{
        ...WIDTH,
        flexWrap: "wrap",
        alignItems: "center",
        mb: 3,
        "& > .MuiAlert-icon": { color: "text.secondary" },
        // Buttons wrap before the text becomes narrow.
        "& > .MuiAlert-message": { flex: "1 1 220px" },
        "& > .MuiAlert-action": { m: 0, p: 0, gap: 1 },
      }}
    >
      {children}
    </Alert>
  );
}
