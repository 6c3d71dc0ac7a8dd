/** Distinguishes people with the same name. */
import type { NamedRef, PersonSummary } from "@recurrent/sdk";
import { compareNames, findNamesakeMarks } from "@recurrent/ui-kit";
import { useCallback, useMemo } from "react";
import { useListedPeople } from "../api/useAllowedQuery.ts";

interface NamedPerson {
  readonly id: string;
  readonly fullName: string;
}

/** The username, else the groups. */
export function marksOfPerson({
  username = "",
  groups,
}: {
  readonly username?: string | undefined;
  /** Null if the host does not list them. */
  readonly groups?: readonly NamedRef[] | null | undefined;
}): readonly string[] {
  const names = groups?.map(({ name }) => name) ?? [];
  return [username, names.toSorted(compareNames).join(", ")];
}

export const PERSON_NAMESAKES = {
  nameOf: ({ fullName }: NamedPerson) => fullName,
  idOf: ({ id }: NamedPerson) => id,
};

const NOBODY: readonly never[] = [];

/**
 * Fetches only if two names look alike.
 *
 * @param people must be stable while nothing changes
 */
export function useMarksOf(people: readonly NamedPerson[] = NOBODY) {
  const hasNamesakes = useMemo(
    () => findNamesakeMarks(people, PERSON_NAMESAKES).size > 0,
    [people],
  );
  const { data } = useListedPeople({ enabled: hasNamesakes }).people;
  const known = useMemo(
    () => (hasNamesakes ? new Map(data?.map((person) => [person.id, person])) : null),
    [hasNamesakes, data],
  );
  return useCallback(
    ({ id }: Pick<PersonSummary, "id">) => marksOfPerson(known?.get(id) ?? {}),
    [known],
  );
}

/** @param people must be stable while nothing changes */
export function usePersonMarks(
  people: readonly NamedPerson[] = NOBODY,
): ReadonlyMap<string, string> {
  const marksOf = useMarksOf(people);
  return useMemo(
    () => findNamesakeMarks(people, { ...PERSON_NAMESAKES, marksOf }),
    [people, marksOf],
  );
}
