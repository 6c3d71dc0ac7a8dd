import { fold } from "../tables/fold.ts";

/** An entry of a catalogue, as every list of the API gives it. */
export interface NamedOption {
  id: string;
  name: string;
}

/** The options whose name contains a text, ignoring case and accents, in their own order; taken literally. */
export function findNamed(options: readonly NamedOption[], text: string): readonly NamedOption[] {
  const needle = fold(text.trim());
  if (needle === "") return options;
  return options.filter(({ name }) => fold(name).includes(needle));
}

/** A list of ids with one of them switched on or off; the others keep their order. */
export function withSwitch(ids: readonly string[], id: string, on: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return on ? [...others, id] : others;
}
