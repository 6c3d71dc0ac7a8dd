import { createContext, use } from "react";
import type { ChangeEvent } from "react";
import { InlineError } from "../feedback/InlineError.tsx";

/** What the fields of a form know about it. */
export interface FormState {
  /** The form is being looked at, or its answer is awaited: nothing can be changed. */
  readOnly: boolean;
  /** A submit was refused here: everything that is wrong is shown, also in fields not left yet. */
  refused: boolean;
  /** What is wrong with a field, in the server's words first. */
  errorOf: (...names: readonly string[]) => string | undefined;
  /** Notes that a field was changed: what the server said about it is no longer about this value. */
  mend: (name: string) => void;
}

/** A field outside any form can be changed and knows of no errors. */
export const FormContext = createContext<FormState>({
  readOnly: false,
  refused: false,
  errorOf: () => undefined,
  mend: () => undefined,
});

/** The form around a field. */
export function useFormState(): FormState {
  return use(FormContext);
}

/** Those of a form's values that are texts. */
type TextKey<Value> = {
  [Key in keyof Value]: Value[Key] extends string | null ? Key : never;
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
      value: (value[key] as string | null) ?? "",
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
