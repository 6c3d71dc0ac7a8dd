import { finds } from "../tables/fold.ts";

/** An entry of a catalogue, as every list of the API gives it. */
export interface NamedOption {
  id: string;
  name: string;
}

/** The options whose name contains a text, ignoring case and accents, in their own order; taken literally. */
export function findNamed(options: readonly NamedOption[], text: string): readonly NamedOption[] {
  if (text.trim() === "") return options;
  const isFound = finds(text);
  return options.filter(({ name }) => isFound(name));
}

/** A list of ids with one of them switched on or off; the others keep their order. */
export function withSwitch(ids: readonly string[], id: string, on: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return on ? [...others, id] : others;
}
