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
