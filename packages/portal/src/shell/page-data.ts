import {
  userAccessListOptions,
  announcementListOptions,
  certificateShowOptions,
  companyAclListOptions,
  companyShowOptions,
  companyRoleListOptions,
  companyRpeListOptions,
  eventBoardShowOptions,
  groupManagerListOptions,
  groupShowOptions,
  groupListOptions,
  groupTraineeListOptions,
  personListOptions,
  personCertificateShowOptions,
  personShowOptions,
  personProgramShowOptions,
  personScheduleShowOptions,
  profileShowOptions,
  programShowOptions,
  recordShowOptions,
  roleListOptions,
  rpeListOptions,
  scheduleShowOptions,
  tierListOptions,
  trainingBoardShowOptions,
  trainingShowOptions,
} from "@recurrent/sdk/react";
import type { User } from "@recurrent/sdk";
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { eventQuery, eventsQuery } from "../features/events/event-calls.ts";
import {
  type EventMode,
  eventModeOf,
  type EventScope,
  OWN_EVENTS,
  personEvents,
} from "../features/events/scope.ts";
import { printView, recordBounds, recordView } from "../features/training/record-view.ts";
import type { PageDataName, RouteFact } from "../kernel/routes/table.ts";

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
  ahead(queries, tierListOptions()),
  ahead(queries, roleListOptions()),
  ahead(queries, rpeListOptions()),
];

const operationalInformation: Fetch = (queries, { companyId }) => [
  ahead(queries, companyAclListOptions(companyId)),
  ahead(queries, companyRoleListOptions(companyId)),
  ahead(queries, companyRpeListOptions(companyId)),
];

const groupChoices: Fetch = (queries, { companyId }) => [
  ahead(queries, groupManagerListOptions(companyId)),
  ahead(queries, groupTraineeListOptions(companyId)),
];

const company: Fetch = (queries, { companyId }) => [ahead(queries, companyShowOptions(companyId))];
const people: Fetch = (queries, { companyId }) => [ahead(queries, personListOptions(companyId))];
const person: Fetch = (queries, { companyId, params: { id = "" } }) => [
  ahead(queries, personShowOptions(companyId, id)),
];
/** What a screen of events begins with. */
const eventsIn = (queries: QueryClient, { owner }: EventScope, shown: EventMode) => {
  switch (shown.mode) {
    case "list":
      return [ahead(queries, eventsQuery(owner))];
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
      return [ahead(queries, personProgramShowOptions(companyId, id))];
    case "schedule":
      return [ahead(queries, personScheduleShowOptions(companyId, id))];
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
    // Not by the scope of the screens, which would bring the calls of all of them to every page.
    const bounds = recordBounds({ kind: "own", subject: user }, today);
    const view = viewOf(query, bounds, user.trainingRecord);
    const { date, version, refused } = view;
    if (refused !== null) return [];
    return [ahead(queries, recordShowOptions({ date, version }))];
  };
const profile: Fetch = (queries) => [ahead(queries, profileShowOptions())];
const groups: Fetch = (queries, { companyId }) => [ahead(queries, groupListOptions(companyId))];
const group: Fetch = (queries, { companyId, params: { id = "" } }) => [
  ahead(queries, groupShowOptions(companyId, id)),
];

/** How to fetch what the rows of the route table name. */
const DATA: Readonly<Record<PageDataName, Fetch>> = {
  accessList: (queries) => [ahead(queries, userAccessListOptions())],
  catalogues,
  certificate: (queries, { params: { hash = "" } }) => [
    ahead(queries, certificateShowOptions(hash)),
  ],
  company,
  event: ownEvent,
  eventBoard: (queries) => [ahead(queries, eventBoardShowOptions())],
  events: (queries) => eventsIn(queries, OWN_EVENTS, { mode: "list" }),
  group,
  groupChoices,
  groups,
  operationalInformation,
  people,
  person,
  personCertificate: (queries, { companyId, params: { id = "", hash = "" } }) => [
    ahead(queries, personCertificateShowOptions(companyId, id, hash)),
  ],
  personTab,
  printedRecord: ownRecord(printView),
  profile,
  program: (queries) => [ahead(queries, programShowOptions())],
  record: ownRecord(recordView),
  schedule: (queries) => [ahead(queries, scheduleShowOptions())],
  training: (queries) => {
    // Stands below what the page is for, which does not wait for it.
    void ahead(queries, scheduleShowOptions({ silent: true }));
    return [ahead(queries, trainingShowOptions())];
  },
  trainingBoard: (queries) => [ahead(queries, trainingBoardShowOptions())],
};

/** Fetches what stands above every page; resolves once it is there, or cannot be had. */
export function announcementsAhead(queries: QueryClient): Promise<void> {
  return ahead(queries, announcementListOptions());
}

/**
 * Starts to fetch what the screen of `fact` will ask for, and resolves once it can be drawn. Never
 * rejects: a failure is met again, and shown, by the screen itself.
 */
export async function prefetchData(
  fact: RouteFact,
  queries: QueryClient,
  facts: PageFacts,
): Promise<void> {
  const frame = fact.layout === "main" ? announcementsAhead(queries) : undefined;
  const own = (fact.data ?? []).flatMap((name) => DATA[name](queries, facts));
  await Promise.all([frame, ...own]);
}
