import { useFormState } from "./form-context.ts";
import { SelectField } from "./SelectField.tsx";
import type { SelectFieldProps } from "./SelectField.tsx";

export interface FormSelectProps extends Omit<SelectFieldProps, "error" | "name"> {
  /** The name the server uses for it in its field errors. */
  name: string;
}

/** A `SelectField` of the form around it. A native select cannot be read-only, so it is disabled. */
export function FormSelect({ name, disabled = false, ...field }: FormSelectProps) {
  const { readOnly, errorOf } = useFormState();
  return (
    <SelectField {...field} name={name} disabled={disabled || readOnly} error={errorOf(name)} />
  );
}
