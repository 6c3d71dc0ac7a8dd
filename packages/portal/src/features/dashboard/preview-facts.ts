import type { BoardPerson } from "@recurrent/sdk";

/** What the address calls the id of the person who is previewed. */
export const PREVIEW_KEY = "preview";

/** What of a person a board previews: the tab of the person's page that its names lead to. */
export type PreviewTab = "record" | "schedule" | "events";

/** The tab a card names, as far as it can be previewed; 'schedule' is the default (shell 2.13). */
export const previewTab = (tab: string): PreviewTab =>
  tab === "record" || tab === "events" ? tab : "schedule";

/** The people of these rows, each once, in the order of their first rows. */
export function peopleIn<Row>(
  rows: readonly Row[],
  personOf: (row: Row) => BoardPerson,
): BoardPerson[] {
  const people = new Map<string, BoardPerson>();
  for (const row of rows) {
    const person = personOf(row);
    if (!people.has(person.id)) people.set(person.id, person);
  }
  return [...people.values()];
}
