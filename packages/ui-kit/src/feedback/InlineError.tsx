import FormHelperText from "@mui/material/FormHelperText";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface InlineErrorProps {
  /** For `aria-describedby` of the control it belongs to. */
  id?: string;
  children: ReactNode;
}

/** What is wrong with the thing right above it; where it stands alone there is no room above. */
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
