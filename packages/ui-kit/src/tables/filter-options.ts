import type { FilterOption } from "./columns.ts";
import { finds } from "./fold.ts";

/** At most this many options are painted; typing finds the others. */
export const PAINTED_OPTIONS = 100;

/**
 * The options of a filter that contain a text, ignoring case and accents, in their own order. The text is taken
 * literally.
 */
export function findOptions(options: readonly FilterOption[], text: string): FilterOption[] {
  const isFound = finds(text);
  return options.filter(({ label }) => isFound(label));
}

/** The option that Arrow Down, Arrow Up, Home or End leads to; null for any other key. */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
