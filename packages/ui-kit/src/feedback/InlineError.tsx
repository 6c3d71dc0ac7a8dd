import FormHelperText from "@mui/material/FormHelperText";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface InlineErrorProps {
  /** For `aria-describedby` of the control it belongs to. */
  id?: string;
  /** Room above it, in steps of 8 px. Default: none where it stands alone, else that of a helper text. */
  mt?: number;
  children: ReactNode;
}

/** What is wrong with the thing right above it. */
export function InlineError({ id, mt, children }: InlineErrorProps) {
  return (
    <FormHelperText
      component="span"
      error
      id={id}
      sx={{
        display: "flex",
        gap: 0.75,
        overflowWrap: "anywhere",
        ":only-child": { m: 0 },
        ...(mt !== undefined && { m: 0, mt }),
      }}
    >
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </FormHelperText>
  );
}
