import FormHelperText from "@mui/material/FormHelperText";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface InlineErrorProps {
  /** For `aria-describedby` of the control it belongs to. */
  id?: string;
  children: ReactNode;
}

/** What is wrong with the thing right above it. */
export function InlineError({ id, children }: InlineErrorProps) {
  return (
    <FormHelperText
      component="span"
      error
      {...(id !== undefined && { id })}
      // Alone in its place, such as a field's helper text, that keeps the distance.
      sx={{ display: "flex", gap: 0.75, ":only-child": { m: 0 }, overflowWrap: "anywhere" }}
    >
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </FormHelperText>
  );
}
