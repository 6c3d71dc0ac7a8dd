import MenuItem from "@mui/material/MenuItem";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import type { NamedRef } from "@recurrent/sdk";
import { useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { textProblem, useFormState } from "./form-state.tsx";
import { GONE, useOtherChoices } from "./unavailable-choices.tsx";

export interface FormTextFieldProps extends Omit<
  TextFieldProps,
  "error" | "label" | "onChange" | "slotProps" | "value"
> {
  label?: string;
  value?: string | undefined;
  /** Its name in the server's field errors. */
  name: string;
  onText: (text: string) => void;
  /** An error whatever the text: shown at once, and not sent. */
  problem?: string | undefined;
  slotProps?: { input?: object; htmlInput?: object; select?: object };
}

/**
 * MUI's text field in a form: validates by label, `required` and `type`, shows errors, and follows
 * the form's state.
 */
export function FormTextField({
  name,
  onText,
  problem: given,
  slotProps,
  ...field
}: FormTextFieldProps) {
  const { readOnly, showErrors, errorOf, clearFieldError } = useFormState();
  const [isLeft, setLeft] = useState(false);
  const problem = given ?? textProblem(field.value ?? "", field);
  // A web address shows its error when the field is left (shell 2.15).
  const isSaid = showErrors || given !== undefined || (isLeft && field.type === "url");
  const error = errorOf(name) ?? (isSaid ? problem : undefined);
  return (
    <TextField
      fullWidth
      autoComplete="off"
      {...field}
      name={name}
      data-unfinished={problem !== undefined}
      error={error !== undefined}
      slotProps={{ ...slotProps, input: { readOnly, ...slotProps?.input } }}
      onBlur={() => setLeft(true)}
      onChange={({ target }) => {
        setLeft(false);
        clearFieldError(name);
        onText(target.value);
      }}
      {...(error !== undefined && { helperText: <InlineError>{error}</InlineError> })}
    />
  );
}

export interface FormSelectProps extends FormTextFieldProps {
  options: readonly NamedRef[];
  /** Options are the whole catalogue; only then a value beyond them is gone. Default true. */
  isComplete?: boolean;
  /** Option for no choice. */
  none: string;
  /** `none` is a prompt, not an option. Default false. */
  isPrompt?: boolean;
}

/** A value that no longer exists is marked, and not sent. */
export function FormSelect({
  options,
  isComplete = true,
  none,
  isPrompt = false,
  value = "",
  ...field
}: FormSelectProps) {
  const { unavailable, unjudged } = useOtherChoices(options, [value], isComplete);
  return (
    <FormTextField
      select
      {...field}
      value={value}
      problem={unavailable.length > 0 ? GONE : undefined}
    >
      <MenuItem value="" disabled={isPrompt}>
        {none}
      </MenuItem>
      {[...unavailable, ...unjudged].map(({ id, name }) => (
        <MenuItem key={id} value={id} disabled={unavailable.length > 0}>
          {name}
        </MenuItem>
      ))}
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
