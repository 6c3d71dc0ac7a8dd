import MenuItem from "@mui/material/MenuItem";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import type { NamedRef } from "@recurrent/sdk";
import { useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { inputAttributes } from "./input-attributes.ts";
import { textProblem } from "./text-problem.ts";
import { useFormState } from "./form-state.ts";
import { GONE, useOtherChoices } from "./unavailable-choices.ts";

export interface FormTextFieldProps extends Omit<
  TextFieldProps,
  "error" | "label" | "onChange" | "slotProps" | "value"
> {
  label?: string;
  value?: string | undefined;
  /** Key of the server's field errors. */
  name: string;
  onText: (text: string) => void;
  /** Error for any text: shown at once, and it blocks the submit. */
  problem?: string | undefined;
  slotProps?: { input?: object; htmlInput?: object; select?: object };
}

/** MUI's text field, with validation by `label`, `required` and `type`, and the form's state. */
export function FormTextField({
  name,
  onText,
  problem: given,
  slotProps,
  ...field
}: FormTextFieldProps) {
  const { readOnly, showErrors, errorOf, clearFieldError } = useFormState();
  const [isBlurred, setBlurred] = useState(false);
  const problem = given ?? textProblem(field.value ?? "", field);
  // A web address shows its error on blur (shell 2.15).
  const isProblemShown = showErrors || given !== undefined || (isBlurred && field.type === "url");
  const error = errorOf(name) ?? (isProblemShown ? problem : undefined);
  const { type, htmlInput } = inputAttributes(field.type);
  return (
    <TextField
      fullWidth
      autoComplete="off"
      {...field}
      type={type}
      name={name}
      data-unfinished={problem !== undefined}
      error={error !== undefined}
      slotProps={{
        ...slotProps,
        input: { readOnly, ...slotProps?.input },
        htmlInput: { ...htmlInput, ...slotProps?.htmlInput },
      }}
      onBlur={() => setBlurred(true)}
      onChange={({ target }) => {
        setBlurred(false);
        clearFieldError(name);
        onText(target.value);
      }}
      {...(error !== undefined && { helperText: <InlineError>{error}</InlineError> })}
    />
  );
}

export interface FormSelectProps extends FormTextFieldProps {
  options: readonly NamedRef[];
  /** False if the catalogue is not loaded: unknown values are then no errors. Default true. */
  isComplete?: boolean;
  /** Label of the empty option. */
  none: string;
  /** `none` is a prompt that cannot be chosen. Default false. */
  isPrompt?: boolean;
}

/** A value that no longer exists is an error. */
export function FormSelect({
  options,
  isComplete = true,
  none,
  isPrompt = false,
  value = "",
  ...field
}: FormSelectProps) {
  const { unavailable, unverified } = useOtherChoices(options, [value], isComplete);
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
      {[...unavailable, ...unverified].map(({ id, name }) => (
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
