import { Field } from "./Field.tsx";
import type { FieldProps } from "./Field.tsx";
import { useFormState } from "./form-context.ts";

export interface FormFieldProps extends Omit<FieldProps, "error" | "name" | "readOnly" | "value"> {
  /** The name the server uses for it in its field errors. */
  name: string;
  value: string;
}

/** A `Field` of the form around it: it shows what is wrong with it and follows its state. */
export function FormField({ name, ...field }: FormFieldProps) {
  const { readOnly, errorOf } = useFormState();
  return <Field {...field} name={name} readOnly={readOnly} error={errorOf(name)} />;
}
