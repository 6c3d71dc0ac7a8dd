import type { Group } from "@recurrent/sdk";
import { groupListOptions, groupShowOptions, personListOptions } from "@recurrent/sdk/react";
import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import {
  choicesOf,
  filterPeople,
  groupsToAsk,
  isByGroup,
  kindsOf,
  readFilter,
} from "./filter-rules.ts";
import type { FilterKind } from "./useBoardFilter.ts";

/** The board is there without them: what is missing is said beside the filter. */
const SILENT = { silent: true } as const;
const NONE: readonly never[] = [];

/**
 * Who fits a filter, and what there is to choose. Works out whom a filter leaves, from the list of groups, each group that matters and the list of people;
 * of these only what it takes is fetched.
 *
 * @param asked the query of `useBoardFilter`
 * @param offered the kinds whose choices are wanted beside those that are asked for
 */
export function useFilteredPeople(asked: string, offered: readonly FilterKind[]) {
  const companyId = useCompanyId();
  const chosen = useMemo(() => readFilter(asked), [asked]);
  const needed = kindsOf(chosen);
  const wanted = [...needed, ...offered];

  const groups = useQuery({
    ...groupListOptions(companyId, SILENT),
    enabled: wanted.some(isByGroup),
  });
  const people = useQuery({
    ...personListOptions(companyId, SILENT),
    enabled: !wanted.every(isByGroup),
  });
  const listed = groups.data ?? NONE;
  const members = useQueries({
    queries: groupsToAsk(chosen, listed).map((id) => groupShowOptions(companyId, id, SILENT)),
    combine: joined,
  });

  const isMissingGroups = groups.isLoadingError || members.failed.length > 0;
  const isFailed =
    (isMissingGroups && needed.some(isByGroup)) ||
    (people.isLoadingError && !needed.every(isByGroup));
  const isKnown =
    (!needed.some(isByGroup) || (groups.data !== undefined && members.isComplete)) &&
    (needed.every(isByGroup) || people.data !== undefined);
  const choices = useMemo(() => choicesOf(listed, people.data ?? NONE), [listed, people.data]);
  const fitting = useMemo(
    () => (isKnown ? filterPeople(chosen, members.groups, people.data ?? NONE) : undefined),
    [isKnown, chosen, members.groups, people.data],
  );
  return {
    chosen,
    choices,
    /** Ids of those who fit; null for everybody, undefined until it is known. */
    people: isFailed ? null : fitting,
    isFetching: groups.isLoading || people.isLoading || members.isLoading,
    /** The lists that could not be loaded: 'groups', 'people'. */
    missing: [...(isMissingGroups ? ["groups"] : []), ...(people.isLoadingError ? ["people"] : [])],
    /** Whether what is missing keeps the filter from being applied. */
    isFailed,
    retry() {
      for (const { isLoadingError, refetch } of [groups, people, ...members.failed]) {
        if (isLoadingError) void refetch();
      }
    },
  };
}

/** Several groups as one result. */
function joined(results: readonly UseQueryResult<Group>[]) {
  return {
    groups: results.flatMap(({ data }) => data ?? []),
    isComplete: results.every(({ data }) => data !== undefined),
    failed: results.filter(({ isLoadingError }) => isLoadingError),
    isLoading: results.some(({ isLoading }) => isLoading),
  };
}
