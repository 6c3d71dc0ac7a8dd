import { trimLine } from "@recurrent/sdk";
import { isObject } from "../stores/records.ts";

/** The order of ids does not matter. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

/** True if payloads carry the same of two texts. */
export function isSameLine(one: string, other: string): boolean {
  return trimLine(one) === trimLine(other);
}

function textOf(values: unknown): string {
  return JSON.stringify([values], (_key, value: unknown) => {
    if (Array.isArray(value)) {
      const entries: readonly unknown[] = value;
      return entries.every((entry) => typeof entry === "string") ? entries.toSorted() : entries;
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

export const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");
