/**
 * The name of a topic or a lesson as it is shown. One that came without a name still has a row, and a row
 * needs something to be called by.
 */
export function shownName(name: string): string {
  return name.trim() === "" ? "Unnamed" : name;
}
