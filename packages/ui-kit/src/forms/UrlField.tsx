import { useState } from "react";
import { Field } from "./Field.tsx";
import { useFormState } from "./form-context.ts";
import type { FormFieldProps } from "./FormField.tsx";
import { webAddressProblem } from "./url-address.ts";

/** A web address with its error right under it as soon as the field is left (shell 2.15). */
export function UrlField({ name, value, onValueChange, ...field }: FormFieldProps) {
  const { readOnly, errorOf } = useFormState();
  const [left, setLeft] = useState(false);
  const own = left ? webAddressProblem(value) : undefined;
  return (
    <Field
      {...field}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      name={name}
      value={value}
      readOnly={readOnly}
      error={errorOf(name) ?? own}
      onBlur={() => setLeft(true)}
      onValueChange={(text) => {
        setLeft(false);
        onValueChange?.(text);
      }}
    />
  );
}
