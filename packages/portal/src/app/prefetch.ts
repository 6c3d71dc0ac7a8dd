import {
  accessListOptions,
  announcementsOptions,
  certificateOptions,
  companyAclOptions,
  companyOptions,
  companyRolesOptions,
  companyRpesOptions,
  eventBoardOptions,
  eventsOptions,
  groupManagersOptions,
  groupOptions,
  groupsOptions,
  groupTraineesOptions,
  peopleOptions,
  personCertificateOptions,
  personOptions,
  personProgramOptions,
  personScheduleOptions,
  profileOptions,
  programOptions,
  rolesOptions,
  rpesOptions,
  scheduleOptions,
  tiersOptions,
  trainingBoardOptions,
  trainingOptions,
} from "@recurrent/sdk/react";
import type { User } from "@recurrent/sdk";
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import {
  type EventMode,
  eventModeOf,
  eventQuery,
  type EventScope,
  OWN_EVENTS,
  personEvents,
} from "../features/events/scope.ts";
import { printView, recordBounds, recordView } from "../features/training/record-view.ts";
import { ownScope } from "../features/training/scope.ts";
import type { RouteFact, RouteId } from "../routes/table.ts";

/** What the address and the session say about the data of a page. */
export interface PageFacts {
  /** '' for none. */
  readonly companyId: string;
  /** The parameters in the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** What the address says besides. */
  readonly query: URLSearchParams;
  /** Whoever is signed in. */
  readonly user: User;
  /** 'YYYY-MM-DD' by the hosts' time in UTC; null while that is not known. */
  readonly today: string | null;
}

/** Fetches what is missing or old; resolves once there is something to show, however old. */
async function ahead<Wire, Failure, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Wire, Failure, Wire, Key> & { select?: (wire: Wire) => unknown },
): Promise<void> {
  const isShown = queries.getQueryData(options.queryKey) !== undefined;
  const fetched = queries.prefetchQuery(options);
  if (!isShown) await fetched;
}

type Fetch = (queries: QueryClient, facts: PageFacts) => readonly Promise<void>[];

const catalogues: Fetch = (queries) => [
  ahead(queries, tiersOptions()),
  ahead(queries, rolesOptions()),
  ahead(queries, rpesOptions()),
];

const operationalInformation: Fetch = (queries, { companyId }) => [
  ahead(queries, companyAclOptions(companyId)),
  ahead(queries, companyRolesOptions(companyId)),
  ahead(queries, companyRpesOptions(companyId)),
];

const groupChoices: Fetch = (queries, { companyId }) => [
  ahead(queries, groupManagersOptions(companyId)),
  ahead(queries, groupTraineesOptions(companyId)),
];

const company: Fetch = (queries, { companyId }) => [ahead(queries, companyOptions(companyId))];
const people: Fetch = (queries, { companyId }) => [ahead(queries, peopleOptions(companyId))];
const person: Fetch = (queries, { companyId, params: { id = "" } }) => [
  ahead(queries, personOptions(companyId, id)),
];
/** What a screen of events begins with. */
const eventsIn = (queries: QueryClient, { owner }: EventScope, shown: EventMode) => {
  switch (shown.mode) {
    case "list":
      return [ahead(queries, eventsOptions(owner))];
    case "create":
      return [];
    case "show":
    case "update":
      return [ahead(queries, eventQuery(owner, shown.eventId))];
  }
};
const ownEvent: Fetch = (queries, { params: { id: eventId = "" } }) =>
  eventsIn(queries, OWN_EVENTS, { mode: "show", eventId });
/** Whether the person has that tab is known only with the person; a call that fails is ignored here. */
const personTab: Fetch = (queries, { companyId, params: { id = "" }, query }) => {
  switch (query.get("tab")) {
    case "program":
      return [ahead(queries, personProgramOptions(companyId, id))];
    case "schedule":
      return [ahead(queries, personScheduleOptions(companyId, id))];
    case "events":
      return eventsIn(queries, personEvents(companyId, id), eventModeOf(query));
    default:
      return [];
  }
};
/** @param viewOf how the page reads its address */
const ownRecord =
  (viewOf: typeof recordView): Fetch =>
  (queries, { user, today, query }) => {
    if (today === null) return [];
    const scope = ownScope(user);
    const view = viewOf(query, recordBounds(scope, today), user.trainingRecord);
    const { date, version, refused } = view;
    if (refused !== null) return [];
    return [ahead(queries, scope.record({ date, version }))];
  };
const profile: Fetch = (queries) => [ahead(queries, profileOptions())];
const groups: Fetch = (queries, { companyId }) => [ahead(queries, groupsOptions(companyId))];
const group: Fetch = (queries, { companyId, params: { id = "" } }) => [
  ahead(queries, groupOptions(companyId, id)),
];

/** The data a screen begins with, fetched side by side with its chunk. */
const DATA: Partial<Record<RouteId, readonly Fetch[]>> = {
  "dashboard@training-status": [(queries) => [ahead(queries, trainingBoardOptions())]],
  "dashboard@event-status": [(queries) => [ahead(queries, eventBoardOptions())]],
  "users@profile": [profile],
  "companies@show": [company],
  "companies@edit": [company, catalogues],
  "companies_groups@index": [groups],
  "companies_groups@create": [groupChoices],
  "companies_groups@show": [group],
  "companies_groups@edit": [group, groups, groupChoices],
  "companies_users@active": [people],
  "companies_users@historical": [people],
  "companies_users@create": [operationalInformation],
  "companies_users@show": [person, personTab],
  "companies_users@edit": [person, operationalInformation],
  "companies_users@records-print": [person],
  "companies_users@certificate_print": [
    (queries, { companyId, params: { id = "", hash = "" } }) => [
      ahead(queries, personCertificateOptions(companyId, id, hash)),
    ],
  ],
  "my@training": [(queries) => [ahead(queries, trainingOptions())]],
  "my@program": [(queries) => [ahead(queries, programOptions())]],
  "my@schedule": [(queries) => [ahead(queries, scheduleOptions())]],
  "my@records": [ownRecord(recordView)],
  "my_events@index": [(queries) => eventsIn(queries, OWN_EVENTS, { mode: "list" })],
  "my_events@show": [ownEvent],
  "my_events@update": [ownEvent],
  "my@records-print": [profile, ownRecord(printView)],
  "my@certificate-print": [
    (queries, { params: { hash = "" } }) => [ahead(queries, certificateOptions(hash))],
  ],
  "system@settings": [(queries) => [ahead(queries, accessListOptions())]],
};

/**
 * Starts to fetch what the screen of `fact` will ask for, and resolves once it can be drawn. Never
 * rejects: a failure is met again, and shown, by the screen itself.
 */
export async function prefetchData(
  fact: RouteFact,
  queries: QueryClient,
  facts: PageFacts,
): Promise<void> {
  const frame = fact.layout === "main" ? ahead(queries, announcementsOptions()) : undefined;
  const own = (DATA[fact.id] ?? []).flatMap((fetch) => fetch(queries, facts));
  await Promise.all([frame, ...own]);
}
