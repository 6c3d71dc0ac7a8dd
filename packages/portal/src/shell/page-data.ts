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
import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import { eventQuery, eventsQuery } from "../features/events/event-calls.ts";
import {
  type EventMode,
  eventModeOf,
  type EventScope,
  OWN_EVENTS,
  personEvents,
} from "../features/events/scope.ts";
import { recordBounds, recordView } from "../features/training/record-view.ts";
import type { RouteFact, RouteId } from "../kernel/routes/table.ts";

/** What the address and the session say about the data of a page. */
export interface PageFacts {
  /** '' for none. */
  readonly companyId: string;
  /** The `:id` and the `:hash` in the path; '' for none. */
  readonly id: string;
  readonly hash: string;
  /** What the address says besides. */
  readonly query: URLSearchParams;
  /** Whoever is signed in. */
  readonly user: User;
  /** 'YYYY-MM-DD' by the hosts' time in UTC. */
  readonly today: string;
}

/** What the cache asks for a page; how a screen reads the reply is its own. */
type Wanted = Pick<FetchQueryOptions, "queryKey" | "queryFn" | "meta">;

type Fetch = (facts: PageFacts) => readonly Wanted[];

/** What a screen of events begins with. */
const eventsIn = ({ owner }: EventScope, shown: EventMode): Wanted[] => {
  switch (shown.mode) {
    case "list":
      return [eventsQuery(owner)];
    case "create":
      return [];
    case "show":
    case "update":
      return [eventQuery(owner, shown.eventId)];
  }
};

const ownRecord = ({ user, today, query }: PageFacts, isPrinted: boolean): Wanted[] => {
  // Not by the scope of the screens, which would bring the calls of all of them to every page.
  const bounds = recordBounds({ kind: "own", subject: user }, today);
  const { date, version, refused } = recordView(query, bounds, user.trainingRecord, { isPrinted });
  return refused === null ? [recordShowOptions({ date, version })] : [];
};

const trainingBoard: Fetch = () => [trainingBoardShowOptions()];
const eventBoard: Fetch = () => [eventBoardShowOptions()];
const company = ({ companyId }: PageFacts) => companyShowOptions(companyId);
const people: Fetch = ({ companyId }) => [personListOptions(companyId)];
const person = ({ companyId, id }: PageFacts) => personShowOptions(companyId, id);
const operationalInformation: Fetch = ({ companyId }) => [
  companyAclListOptions(companyId),
  companyRoleListOptions(companyId),
  companyRpeListOptions(companyId),
];
const group = ({ companyId, id }: PageFacts) => groupShowOptions(companyId, id);
const groups = ({ companyId }: PageFacts) => groupListOptions(companyId);
const groupChoices: Fetch = ({ companyId }) => [
  groupManagerListOptions(companyId),
  groupTraineeListOptions(companyId),
];
const event: Fetch = ({ id }) => eventsIn(OWN_EVENTS, { mode: "show", eventId: id });

/** What of a person's own calls the tab asks for; whether they have it is known only with the person. */
const personTab: Fetch = ({ companyId, id, query }) => {
  switch (query.get("tab")) {
    case "program":
      return [personProgramShowOptions(companyId, id)];
    case "schedule":
      return [personScheduleShowOptions(companyId, id)];
    case "events":
      return eventsIn(personEvents(companyId, id), eventModeOf(query));
    default:
      return [];
  }
};

/** What each page opens with. */
const DATA: Readonly<Partial<Record<RouteId, Fetch>>> = {
  "dashboard@training-status": trainingBoard,
  "dashboard@training-status-print": trainingBoard,
  "dashboard@event-status": eventBoard,
  "dashboard@event-status-matrix": eventBoard,
  "dashboard@event-status-matrix-print": eventBoard,
  "users@profile": () => [profileShowOptions()],
  "companies@show": (facts) => [company(facts)],
  "companies@edit": (facts) => [
    company(facts),
    tierListOptions(),
    roleListOptions(),
    rpeListOptions(),
  ],
  "companies_groups@index": (facts) => [groups(facts)],
  "companies_groups@create": groupChoices,
  "companies_groups@show": (facts) => [group(facts)],
  "companies_groups@edit": (facts) => [group(facts), groups(facts), ...groupChoices(facts)],
  "companies_users@active": people,
  "companies_users@historical": people,
  "companies_users@create": operationalInformation,
  "companies_users@show": (facts) => [person(facts), ...personTab(facts)],
  "companies_users@edit": (facts) => [person(facts), ...operationalInformation(facts)],
  "companies_users@records-print": (facts) => [person(facts)],
  "companies_users@certificate_print": ({ companyId, id, hash }) => [
    personCertificateShowOptions(companyId, id, hash),
  ],
  "my@training": () => [trainingShowOptions(), scheduleShowOptions({ silent: true })],
  "my@program": () => [programShowOptions()],
  "my@schedule": () => [scheduleShowOptions()],
  "my@records": (facts) => ownRecord(facts, false),
  "my_events@index": () => eventsIn(OWN_EVENTS, { mode: "list" }),
  "my_events@show": event,
  "my_events@update": event,
  "my@records-print": (facts) => [profileShowOptions(), ...ownRecord(facts, true)],
  "my@certificate-print": ({ hash }) => [certificateShowOptions(hash)],
  "system@settings": () => [userAccessListOptions()],
};

/** Fetches what is missing or old; resolves once there is something to show, however old. */
async function ahead(queries: QueryClient, wanted: Wanted): Promise<void> {
  const isShown = queries.getQueryData(wanted.queryKey) !== undefined;
  const fetched = queries.prefetchQuery(wanted);
  if (!isShown) await fetched;
}

/** Fetches what stands above every page; resolves once it is there, or cannot be had. */
export function announcementsAhead(queries: QueryClient): Promise<void> {
  return ahead(queries, announcementListOptions());
}

/**
 * Starts to fetch what the screen of `fact` will ask for, and resolves once it can be drawn, which takes
 * nothing whose failure is only logged. Never rejects: a failure is met again, and shown, by the screen itself.
 */
export async function prefetchData(
  { id, layout }: RouteFact,
  queries: QueryClient,
  facts: PageFacts,
): Promise<void> {
  const frame = layout === "main" ? announcementsAhead(queries) : undefined;
  const own = (DATA[id]?.(facts) ?? []).map((wanted) => {
    const fetched = ahead(queries, wanted);
    return wanted.meta?.quiet ? undefined : fetched;
  });
  await Promise.all([frame, ...own]);
}
