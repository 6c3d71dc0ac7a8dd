import { useState } from "react";
import type { FormError } from "../forms/form-errors.ts";

/**
 * The value a refusal was about: that of the moment it came. Once the value is another one, what was
 * said no longer fits (files have moved up, notes are rewritten).
 */
export function useSaidAbout<T>(error: FormError | null | undefined, value: T): T {
  const [said, setSaid] = useState({ error, value });
  if (said.error === error) return said.value;
  setSaid({ error, value });
  return value;
}
