import type { Group } from "@recurrent/sdk";
import { groupListOptions, groupShowOptions, personListOptions } from "@recurrent/sdk/react";
import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { hasFailed, loadError } from "../../shared/api/first-load.ts";
import { useRefetchGroups } from "../../shared/api/useRefetchGroups.ts";
import { isNotFound } from "../../shared/errors/failure.ts";
import { useCompanyId } from "../../shared/context/app-context.ts";
import { type FilterKind, FILTERS } from "./board-rules.ts";
import { choicesOf, filterPeople, groupsToAsk, kindsOf, readFilter } from "./filter-rules.ts";
import { SILENT } from "../../shared/api/failure-options.ts";

const NONE: readonly never[] = [];

const takes = (list: "groups" | "people", kinds: readonly FilterKind[]): boolean =>
  kinds.some((kind) => FILTERS[kind].from === list);

/**
 * Ids of people who match a filter, and its choices. Fetches only the lists it needs.
 *
 * @param filterQuery from `boardFilter`
 * @param options kinds whose choices are needed anyway
 */
export function useFilteredPeople(filterQuery: string, options: readonly FilterKind[]) {
  const companyId = useCompanyId();
  const chosen = useMemo(() => readFilter(filterQuery), [filterQuery]);
  const needed = kindsOf(chosen);
  const wanted = [...needed, ...options];

  const groups = useQuery({
    ...groupListOptions(companyId, SILENT),
    enabled: takes("groups", wanted),
  });
  const people = useQuery({
    ...personListOptions(companyId, SILENT),
    enabled: takes("people", wanted),
  });
  const listed = groups.data ?? NONE;
  const members = useQueries({
    queries: groupsToAsk(chosen, listed).map((id) => groupShowOptions(companyId, id, SILENT)),
    combine: joined,
  });

  useRefetchGroups(members.deletedCount);

  const missing = [
    ...(hasFailed(groups) || members.failed.length > 0 ? ["groups" as const] : []),
    ...(hasFailed(people) ? ["people" as const] : []),
  ];
  const isFailed = missing.some((list) => takes(list, needed));
  const isKnown =
    (!takes("groups", needed) || (groups.data !== undefined && members.isComplete)) &&
    (!takes("people", needed) || people.data !== undefined);
  const choices = useMemo(() => choicesOf(groups.data, people.data), [groups.data, people.data]);
  const fitting = useMemo(
    () => (isKnown ? filterPeople(chosen, members.groups, people.data ?? NONE) : undefined),
    [isKnown, chosen, members.groups, people.data],
  );
  // The members of a new group arrive later; until then, the list must not go.
  const [last, setLast] = useState({ filterQuery, people: fitting });
  if (fitting !== undefined && last.people !== fitting) setLast({ filterQuery, people: fitting });
  const known = fitting ?? (last.filterQuery === filterQuery ? last.people : undefined);
  return {
    chosen,
    choices,
    /** Ids; null for everybody, undefined until known. */
    people: isFailed ? null : known,
    isFetching: groups.isLoading || people.isLoading || members.isLoading,
    reads: [
      ...(takes("groups", wanted) ? [groups, ...members.results] : []),
      ...(takes("people", wanted) ? [people] : []),
    ],
    missing,
    /** True if the filter cannot be applied. */
    isFailed,
    retry() {
      for (const query of [groups, people, ...members.failed]) {
        loadError(query)?.onRetry();
      }
    },
  };
}

/** A group that another manager has deleted has no members. */
function joined(all: readonly UseQueryResult<Group>[]) {
  const results = all.filter(({ error }) => !isNotFound(error));
  return {
    groups: results.flatMap(({ data }) => data ?? []),
    results,
    isComplete: results.every(({ data }) => data !== undefined),
    failed: results.filter(hasFailed),
    deletedCount: all.length - results.length,
    isLoading: results.some(({ isLoading }) => isLoading),
  };
}
