import type { ApiError } from "@recurrent/sdk";
import { createContext, use } from "react";

export interface FormState {
  /** Read-only, or waiting for the response. */
  readOnly: boolean;
  /** After an invalid submit, errors are shown in all fields. */
  showErrors: boolean;
  /** The server's errors come first. */
  errorOf: (...names: readonly string[]) => string | undefined;
  clearFieldError: (name: string) => void;
}

export const FormContext = createContext<FormState>({
  readOnly: false,
  showErrors: false,
  errorOf: () => undefined,
  clearFieldError: () => undefined,
});

export function useFormState(): FormState {
  return use(FormContext);
}

type TextKey<Value> = {
  [Key in keyof Value]: Value[Key] extends string | null ? Key : never;
}[keyof Value] &
  string;

/** Binds text values to fields: `<FormTextField label="Name" {...field("name")} />`. */
export function bindFields<Value>(value: Value, set: (part: Partial<Value>) => void) {
  /** @param name key of the server's field errors */
  return (key: TextKey<Value>, name: string = key) => ({
    name,
    value: (value[key] as string | null) ?? "",
    onText: (text: string) => set({ [key]: text } as Partial<Value>),
  });
}

/** Messages by field name. List entries have names like `companyRoles.2.licence` (shell 8). */
export type FormError = Pick<ApiError, "fieldErrors" | "message">;

/**
 * Includes the errors of list entries.
 *
 * @param names all names that a server may use for the field
 */
export function serverErrorOf(
  error: FormError | null | undefined,
  names: readonly string[],
): string | undefined {
  if (error == null) return undefined;
  const messages = Object.entries(error.fieldErrors)
    .filter(([key]) => names.some((name) => key === name || key.startsWith(`${name}.`)))
    .flatMap(([, texts]) => texts);
  return messages.length === 0 ? undefined : [...new Set(messages)].join(" ");
}
