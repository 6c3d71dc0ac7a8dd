import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import IconButton from "@mui/material/IconButton";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { PHONE } from "../../theme/common-styles.ts";
import { InlineError } from "../feedback/InlineError.tsx";
import { useFormState } from "./form-state.ts";
import { inputAttributes } from "./input-attributes.ts";

export interface FieldProps extends Omit<OutlinedInputProps, "error" | "label"> {
  label: string;
  /** An empty text is no error. */
  error?: string | null | undefined;
}

/**
 * MUI's `TextField` without its select, whose menu would add to the login page's size. Other forms
 * use `TextField`.
 */
export function Field({
  label,
  error,
  disabled,
  required,
  type: fieldType,
  inputProps,
  ...input
}: FieldProps) {
  const id = useId();
  const { readOnly } = useFormState();
  const { type, htmlInput } = inputAttributes(fieldType);
  const isWrong = error !== undefined && error !== null && error !== "";
  const described = [isWrong ? `${id}-note` : "", input["aria-describedby"]].filter(Boolean);
  return (
    <FormControl fullWidth error={isWrong} disabled={disabled} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        readOnly={readOnly}
        {...input}
        id={id}
        type={type}
        inputProps={{ ...htmlInput, ...inputProps }}
        aria-describedby={described.length === 0 ? undefined : described.join(" ")}
      />
      {/* A reserved line for the error avoids layout shift. */}
      <Box sx={{ minHeight: 24, pt: 0.75 }}>
        {isWrong && <InlineError id={`${id}-note`}>{error}</InlineError>}
      </Box>
    </FormControl>
  );
}

export interface PasswordFieldProps extends Omit<FieldProps, "type" | "endAdornment" | "label"> {
  label?: string;
  /** For password managers. Default `current-password`. */
  autoComplete?: "current-password" | "new-password";
}

/** Password with a button that shows it. */
export function PasswordField({
  label = "Password",
  autoComplete = "current-password",
  inputProps,
  ...field
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      label={label}
      type={isShown ? "text" : "password"}
      autoComplete={autoComplete}
      inputProps={{ ...inputProps, autoCapitalize: "none", spellCheck: false }}
      endAdornment={
        <IconButton
          size="small"
          aria-label={`Show ${label}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={16} />
        </IconButton>
      }
    />
  );
}

export const FieldPair = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(200px, 40%)), 1fr))",
  gap: "20px 16px",
  alignItems: "start",
  // On a phone, the two are as far apart as other fields.
  [PHONE]: { rowGap: 16 },
});
