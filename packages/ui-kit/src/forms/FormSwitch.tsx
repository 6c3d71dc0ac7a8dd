import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { memo, useId } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { useFormState } from "./form-context.ts";

export interface SwitchRowProps {
  /** Handed to `onToggle`, so that a list needs one function for all of its rows. */
  id: string;
  name: string;
  label: string;
  checked: boolean;
  /** Tells its state and can be focused, but not changed. */
  readOnly: boolean;
  onToggle: (id: string, checked: boolean) => void;
  /** What is wrong with it; under the label. */
  error?: string | undefined;
  /** Marks it as wrong where the words stand elsewhere: under its list. */
  isWrong?: boolean;
}

/** A switch and its label in MUI's `FormGroup`; all of the row is the target. Drawn anew when it changes. */
export const SwitchRow = memo(function SwitchRow({
  id,
  name,
  label,
  checked,
  readOnly,
  onToggle,
  error,
  isWrong = error !== undefined,
}: SwitchRowProps) {
  const noteId = useId();
  return (
    <FormControlLabel
      labelPlacement="start"
      label={
        <>
          {label}
          {error !== undefined && <InlineError id={noteId}>{error}</InlineError>}
        </>
      }
      control={
        <Switch
          name={name}
          checked={checked}
          readOnly={readOnly}
          slotProps={{
            input: {
              ...(readOnly && { "aria-readonly": true }),
              ...(isWrong && { "aria-invalid": true }),
              ...(error !== undefined && { "aria-describedby": noteId }),
            },
          }}
          onChange={(_event, next) => onToggle(id, next)}
        />
      }
    />
  );
});

export interface FormSwitchProps extends Pick<
  SwitchRowProps,
  "checked" | "error" | "label" | "name"
> {
  onChange: (checked: boolean) => void;
}

/** A single switch of the form around it. */
export function FormSwitch({ onChange, ...row }: FormSwitchProps) {
  const { readOnly } = useFormState();
  return (
    <SwitchRow
      {...row}
      id={row.name}
      readOnly={readOnly}
      onToggle={(_id, checked) => onChange(checked)}
    />
  );
}
