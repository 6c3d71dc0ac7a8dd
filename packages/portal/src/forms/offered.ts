/**
 * All that may be chosen: the catalogue, and what is held beyond it. Without a catalogue, whose failure
 * is nowhere shown (shell 8), it is what is held.
 */
export function offered<Entry extends { readonly id: string }>(
  catalogue: readonly Entry[] | undefined,
  held: readonly Entry[],
): Entry[] {
  const known = new Set((catalogue ?? []).map(({ id }) => id));
  return [...(catalogue ?? []), ...held.filter(({ id }) => !known.has(id))];
}
