import type { NamedRef, NewPassword } from "@recurrent/sdk";

/** A password is never shown. */
export const NO_PASSWORD: NewPassword = { password: "", passwordConfirmation: "" };

export const PASSWORD_KEYS = ["password", "passwordConfirmation"] as const;

export function pickTexts<Key extends string>(
  source: Readonly<Record<Key, string>>,
  keys: readonly Key[],
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Record<Key, string>;
}

export function emptyTexts<Key extends string>(keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, ""])) as Record<Key, string>;
}

export function idsOf(refs: readonly NamedRef[] | null): string[] | null {
  return refs && refs.map(({ id }) => id);
}

export function nullIfEmpty(ids: readonly string[] | null): readonly string[] | null {
  return ids?.length === 0 ? null : ids;
}

/** Falls back to the id. */
export function nameIn(options: readonly NamedRef[], id: string): string {
  return options.find((option) => option.id === id)?.name ?? id;
}

/** Adds selected entries that the catalogue lacks, for example because it failed (shell 8). */
export function mergeOptions<Entry extends { readonly id: string }>(
  catalogue: readonly Entry[] = [],
  ...current: readonly (readonly Entry[])[]
): Entry[] {
  const options = new Map(catalogue.map((entry) => [entry.id, entry]));
  for (const entry of current.flat()) if (!options.has(entry.id)) options.set(entry.id, entry);
  return [...options.values()];
}
