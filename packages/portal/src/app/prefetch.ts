import {
  accessListOptions,
  announcementsOptions,
  companyAclOptions,
  companyOptions,
  companyRolesOptions,
  companyRpesOptions,
  eventBoardOptions,
  groupManagersOptions,
  groupOptions,
  groupsOptions,
  groupTraineesOptions,
  peopleOptions,
  personOptions,
  profileOptions,
  rolesOptions,
  rpesOptions,
  tiersOptions,
  trainingBoardOptions,
} from "@recurrent/sdk/react";
import type { QueryClient } from "@tanstack/react-query";
import type { RouteFact, RouteId } from "../routes/table.ts";

/** What the address and the session say about the data of a page. */
export interface PageFacts {
  /** '' for none. */
  readonly companyId: string;
  /** The parameters in the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

type Fetch = (queries: QueryClient, facts: PageFacts) => readonly Promise<void>[];

const catalogues: Fetch = (queries) => [
  queries.prefetchQuery(tiersOptions()),
  queries.prefetchQuery(rolesOptions()),
  queries.prefetchQuery(rpesOptions()),
];

const operationalInformation: Fetch = (queries, { companyId }) => [
  queries.prefetchQuery(companyAclOptions(companyId)),
  queries.prefetchQuery(companyRolesOptions(companyId)),
  queries.prefetchQuery(companyRpesOptions(companyId)),
];

const groupChoices: Fetch = (queries, { companyId }) => [
  queries.prefetchQuery(groupManagersOptions(companyId)),
  queries.prefetchQuery(groupTraineesOptions(companyId)),
];

const company: Fetch = (queries, { companyId }) => [
  queries.prefetchQuery(companyOptions(companyId)),
];
const people: Fetch = (queries, { companyId }) => [queries.prefetchQuery(peopleOptions(companyId))];
const person: Fetch = (queries, { companyId, params: { id = "" } }) => [
  queries.prefetchQuery(personOptions(companyId, id)),
];
const groups: Fetch = (queries, { companyId }) => [queries.prefetchQuery(groupsOptions(companyId))];
const group: Fetch = (queries, { companyId, params: { id = "" } }) => [
  queries.prefetchQuery(groupOptions(companyId, id)),
];

/** The data a screen begins with, fetched side by side with its chunk. */
const DATA: Partial<Record<RouteId, readonly Fetch[]>> = {
  "dashboard@training-status": [(queries) => [queries.prefetchQuery(trainingBoardOptions())]],
  "dashboard@event-status": [(queries) => [queries.prefetchQuery(eventBoardOptions())]],
  "users@profile": [(queries) => [queries.prefetchQuery(profileOptions())]],
  "companies@show": [company],
  "companies@edit": [company, catalogues],
  "companies_groups@index": [groups],
  "companies_groups@create": [groupChoices],
  "companies_groups@show": [group],
  "companies_groups@edit": [group, groups, groupChoices],
  "companies_users@active": [people],
  "companies_users@historical": [people],
  "companies_users@create": [operationalInformation],
  "companies_users@show": [person],
  "companies_users@edit": [person, operationalInformation],
  "system@settings": [(queries) => [queries.prefetchQuery(accessListOptions())]],
};

/**
 * Starts to fetch what the screen of `fact` will ask for. Never rejects: a failure is met again,
 * and shown, by the screen itself.
 */
export async function prefetchData(
  fact: RouteFact,
  queries: QueryClient,
  facts: PageFacts,
): Promise<void> {
  const frame = fact.layout === "main" ? queries.prefetchQuery(announcementsOptions()) : undefined;
  const own = (DATA[fact.id] ?? []).flatMap((fetch) => fetch(queries, facts));
  await Promise.all([frame, ...own]);
}
