import { isObject, isRecord } from "../stores/records.ts";
import { isIds } from "./same-value.ts";

/** Replaces secrets by those of `clean`. */
export function withoutSecrets<Values extends object>(
  values: Values,
  clean: Values,
  secrets: readonly (keyof Values)[],
): Values {
  const result = { ...values };
  for (const key of secrets) result[key] = clean[key];
  return result;
}

/** Null when the draft does not fit: an older build had other fields. */
export function draftFor<Values extends object>(draft: unknown, like: Values): Values | null {
  return isShaped(draft, like) ? draft : null;
}

function isShaped<Shape>(input: unknown, like: Shape): input is Shape {
  if (Array.isArray(like)) return Array.isArray(input);
  // A field may be null or text, and a list that the host did not send may have been chosen.
  if (like === null) return !isObject(input) || isChoice(input);
  if (input === null) return !isObject(like);
  if (!isObject(like)) return typeof input === typeof like;
  if (!isObject(input) || Array.isArray(input)) return false;
  return Object.keys(like).every((key) => key in input && isShaped(input[key], like[key]));
}

function isChoice(value: Record<string, unknown>): boolean {
  const entries = Object.values(value);
  return isIds(value) || (entries.length > 0 && entries.every(isRecord));
}
