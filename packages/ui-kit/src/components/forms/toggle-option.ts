/** Adds or removes an id; the others keep their order. */
export function toggleOption(ids: readonly string[] | null, id: string, isOn: boolean): string[] {
  const others = (ids ?? []).filter((other) => other !== id);
  return isOn ? [...others, id] : others;
}
