/** Chosen values that no longer exist are shown and must be resolved. */
import type { NamedRef } from "@recurrent/sdk";
import { useState } from "react";

export const GONE = "This is no longer available.";

/** Name of a value from a draft that was never an option here. */
const UNKNOWN = "A former choice";

/** Name of a value before its catalogue is loaded. */
const UNNAMED = "A choice without a name yet";

/** Names of all options since the form was opened, by id. */
export function useKnownNames(options: readonly NamedRef[]): ReadonlyMap<string, string> {
  const [seen, setSeen] = useState({ options, names: new Map(pairsOf(options)) });
  if (seen.options === options) return seen.names;
  const fresh = options.filter(({ id, name }) => seen.names.get(id) !== name);
  if (fresh.length === 0) return seen.names;
  const names = new Map([...seen.names, ...pairsOf(fresh)]);
  setSeen({ options, names });
  return names;
}

const pairsOf = (options: readonly NamedRef[]) =>
  options.map(({ id, name }): [string, string] => [id, name]);

export interface OtherChoices {
  /** No longer an option. */
  readonly unavailable: readonly NamedRef[];
  /** Unknown until the catalogue is loaded. */
  readonly unverified: readonly NamedRef[];
}

/** @param isComplete the options are the whole catalogue */
export function useOtherChoices(
  options: readonly NamedRef[],
  chosen: readonly string[],
  isComplete: boolean,
): OtherChoices {
  return otherChoices(options, chosen, { isComplete, names: useKnownNames(options) });
}

export function otherChoices(
  options: readonly { readonly id: string }[],
  chosen: readonly string[],
  { isComplete, names }: { isComplete: boolean; names: ReadonlyMap<string, string> },
): OtherChoices {
  const unnamed = isComplete ? UNKNOWN : UNNAMED;
  const others = unavailableOf(options, chosen).map((id) => ({
    id,
    name: names.get(id) ?? unnamed,
  }));
  return isComplete
    ? { unavailable: others, unverified: [] }
    : { unavailable: [], unverified: others };
}

export function unavailableOf(
  options: readonly { readonly id: string }[],
  chosen: readonly string[],
): string[] {
  const ids = new Set(options.map(({ id }) => id));
  return chosen.filter((id) => id !== "" && !ids.has(id));
}
