import IconButton from "@mui/material/IconButton";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Field } from "./Field.tsx";
import type { FieldProps } from "./Field.tsx";

export interface PasswordFieldProps extends Omit<FieldProps, "type" | "endButton" | "label"> {
  /** Default 'Password'. */
  label?: string;
  /** What a password manager should offer. Default `current-password`. */
  autoComplete?: "current-password" | "new-password" | "off";
}

/** A password with a button that shows it for a moment of checking. */
export function PasswordField({
  label = "Password",
  autoComplete = "current-password",
  disabled = false,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      label={label}
      disabled={disabled}
      type={shown ? "text" : "password"}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      endButton={
        <IconButton
          size="small"
          disabled={disabled}
          aria-label={`Show ${label}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Sign size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
    />
  );
}
