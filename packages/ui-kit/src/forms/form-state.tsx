import { createContext, use } from "react";

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
 * Binds texts to a form's values: `<FormText label="Name" {...field("name")} />`.
 *
 * @param set called with what was changed
 */
export function fieldsOf<Value>(value: Value, set: (part: Partial<Value>) => void) {
  /** @param name how the server calls it in its field errors; the same unless given */
  return (key: TextKey<Value>, name: string = key) => ({
    name,
    value: (value[key] as string | null) ?? "",
    onText: (text: string) => set({ [key]: text } as Partial<Value>),
  });
}
