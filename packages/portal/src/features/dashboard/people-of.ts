import type { BoardEvent } from "@recurrent/sdk";
import type { FilterOption } from "@recurrent/ui-kit";

const byLabel = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** The people of a list of events, each once, sorted by name: the choices of the Name filter. */
export function peopleOf(events: readonly Pick<BoardEvent, "user">[]): FilterOption[] {
  const people = new Map(events.map(({ user }) => [user.id, user.fullName]));
  return [...people]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => byLabel.compare(a.label, b.label));
}
