import type { ChangeEvent } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { useFormState } from "./form-context.ts";

/** Those of a form's values that are texts. */
type TextKey<Value> = {
  [Key in keyof Value]: Value[Key] extends string ? Key : never;
}[keyof Value] &
  string;

/**
 * Binds MUI's fields to the form around them: `<TextField label="Name" {...field("name")} />` shows what
 * is wrong with it, follows the form's state and writes what is typed into its values.
 *
 * @param set called with what was changed
 */
export function useFormFields<Value>(value: Value, set: (part: Partial<Value>) => void) {
  const { readOnly, errorOf, mend } = useFormState();
  /**
   * @param name how the server calls it in its field errors; the same unless given
   * @param own what is wrong with it before the server is asked
   */
  return (key: TextKey<Value>, name: string = key, own?: string) => {
    const error = errorOf(name) ?? own;
    return {
      name,
      fullWidth: true,
      value: value[key] as string,
      error: error !== undefined,
      slotProps: { input: { readOnly } },
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        mend(name);
        set({ [key]: event.target.value } as Partial<Value>);
      },
      ...(error !== undefined && { helperText: <InlineError>{error}</InlineError> }),
    };
  };
}
