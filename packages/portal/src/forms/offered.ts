import type { NamedRef } from "@recurrent/sdk";
import type { NamedOption } from "@recurrent/ui-kit";

/**
 * All that may be chosen: the catalogue, and what is held beyond it. Without a catalogue, whose failure
 * is nowhere shown (shell 8), it is what is held.
 */
export function offered(
  catalogue: readonly NamedRef[] | undefined,
  held: readonly NamedRef[],
): NamedOption[] {
  const known = new Set((catalogue ?? []).map(({ id }) => id));
  return [...(catalogue ?? []), ...held.filter(({ id }) => !known.has(id))].map(({ id, name }) => ({
    id,
    name,
  }));
}
