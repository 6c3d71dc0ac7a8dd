import FormHelperText from "@mui/material/FormHelperText";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface InlineErrorProps {
  /** For `aria-describedby` of its control. */
  id?: string | undefined;
  children: ReactNode;
}

/** Error below a control. */
export function InlineError({ id, children }: InlineErrorProps) {
  return (
    <FormHelperText
      component="span"
      error
      id={id}
      sx={{ display: "flex", gap: 0.75, overflowWrap: "anywhere", ":only-child": { m: 0 } }}
    >
      <CircleAlert size={16} />
      <span>{children}</span>
    </FormHelperText>
  );
}
