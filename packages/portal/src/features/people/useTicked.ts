import type { PersonSummary } from "@recurrent/sdk";
import { useEffect, useMemo, useState } from "react";
import { useRuntime } from "../../kernel/runtime/runtime.ts";

/** What is kept: ids with names, since the list has no name of somebody who is gone, and who has just gone. */
interface Kept {
  readonly ticked: ReadonlyMap<string, string>;
  readonly gone: readonly string[];
}

const NAMES = new Intl.ListFormat("en-GB");

/**
 * Keeps who is ticked through searches and pages. Whoever vanishes from the list (deleted by somebody else, or in
 * another tab) is not ticked any more, and that is said: nothing is done with fewer people than somebody believes.
 *
 * @param rows everybody in the list; undefined until they are known
 * @param list what it is called
 */
export function useTicked(rows: readonly PersonSummary[] | undefined, list: string) {
  const { messages } = useRuntime();
  const [{ ticked, gone }, keep] = useState<Kept>({ ticked: new Map(), gone: [] });
  const known = useMemo(() => rows && new Map(rows.map((person) => [person.id, person])), [rows]);
  if (known && [...ticked.keys()].some((id) => !known.has(id))) {
    const [staying, leaving] = [true, false].map((isIn) =>
      [...ticked].filter(([id]) => known.has(id) === isIn),
    );
    // While rendering, so that no press comes in between.
    keep({ ticked: new Map(staying), gone: (leaving ?? []).map(([, name]) => name) });
  }
  useEffect(() => {
    if (gone.length === 0) return;
    const are = gone.length === 1 ? "is" : "are";
    messages.notices.warning(
      `${NAMES.format(gone)} ${are} no longer in ${list}, and not selected any more.`,
    );
  }, [gone, list, messages]);
  const ids = useMemo(() => new Set(ticked.keys()), [ticked]);
  return {
    ids,
    change: (next: ReadonlySet<string>) =>
      keep({
        ticked: new Map([...next].map((id) => [id, known?.get(id)?.fullName ?? ""])),
        gone: [],
      }),
    /** They themselves, by name. */
    people: () =>
      (rows ?? [])
        .filter(({ id }) => ids.has(id))
        .toSorted((one, other) => one.fullName.localeCompare(other.fullName)),
  };
}
