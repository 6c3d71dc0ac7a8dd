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
  /** The `:id` and the `:hash` in the path; '' for none. */
  readonly id: string;
  readonly hash: string;
  /** What the address says besides. */
  readonly query: URLSearchParams;
  /** Whoever is signed in. */
  readonly user: User;
  /** 'YYYY-MM-DD' by the hosts' time in UTC; null while that is not known. */
  readonly today: string | null;
}

/** Fetches what is missing or old; resolves once there is something to show, however old. */
const ahead =
  (queries: QueryClient) =>
  async <Wire, Failure, Key extends QueryKey>(
    options: FetchQueryOptions<Wire, Failure, Wire, Key> & { select?: (wire: Wire) => unknown },
  ): Promise<void> => {
    const isShown = queries.getQueryData(options.queryKey) !== undefined;
    const fetched = queries.prefetchQuery(options);
    if (!isShown) await fetched;
  };

type Ask = ReturnType<typeof ahead>;

type Fetch = (ask: Ask, facts: PageFacts) => readonly Promise<void>[];

/** What a screen of events begins with. */
const eventsIn = (ask: Ask, { owner }: EventScope, shown: EventMode) => {
  switch (shown.mode) {
    case "list":
      return [ask(eventsQuery(owner))];
    case "create":
      return [];
    case "show":
    case "update":
      return [ask(eventQuery(owner, shown.eventId))];
  }
};

/** @param viewOf how the page reads its address */
const ownRecord =
  (viewOf: typeof recordView): Fetch =>
  (ask, { user, today, query }) => {
    if (today === null) return [];
    // Not by the scope of the screens, which would bring the calls of all of them to every page.
    const bounds = recordBounds({ kind: "own", subject: user }, today);
    const { date, version, refused } = viewOf(query, bounds, user.trainingRecord);
    return refused === null ? [ask(recordShowOptions({ date, version }))] : [];
  };

/** How to fetch what the rows of the route table name. */
const DATA: Readonly<Record<PageDataName, Fetch>> = {
  accessList: (ask) => [ask(userAccessListOptions())],
  catalogues: (ask) => [ask(tierListOptions()), ask(roleListOptions()), ask(rpeListOptions())],
  certificate: (ask, { hash }) => [ask(certificateShowOptions(hash))],
  company: (ask, { companyId }) => [ask(companyShowOptions(companyId))],
  event: (ask, { id }) => eventsIn(ask, OWN_EVENTS, { mode: "show", eventId: id }),
  eventBoard: (ask) => [ask(eventBoardShowOptions())],
  events: (ask) => eventsIn(ask, OWN_EVENTS, { mode: "list" }),
  group: (ask, { companyId, id }) => [ask(groupShowOptions(companyId, id))],
  groupChoices: (ask, { companyId }) => [
    ask(groupManagerListOptions(companyId)),
    ask(groupTraineeListOptions(companyId)),
  ],
  groups: (ask, { companyId }) => [ask(groupListOptions(companyId))],
  operationalInformation: (ask, { companyId }) => [
    ask(companyAclListOptions(companyId)),
    ask(companyRoleListOptions(companyId)),
    ask(companyRpeListOptions(companyId)),
  ],
  people: (ask, { companyId }) => [ask(personListOptions(companyId))],
  person: (ask, { companyId, id }) => [ask(personShowOptions(companyId, id))],
  personCertificate: (ask, { companyId, id, hash }) => [
    ask(personCertificateShowOptions(companyId, id, hash)),
  ],
  // Whether the person has that tab is known only with the person; a call that fails is ignored here.
  personTab(ask, { companyId, id, query }) {
    switch (query.get("tab")) {
      case "program":
        return [ask(personProgramShowOptions(companyId, id))];
      case "schedule":
        return [ask(personScheduleShowOptions(companyId, id))];
      case "events":
        return eventsIn(ask, personEvents(companyId, id), eventModeOf(query));
      default:
        return [];
    }
  },
  printedRecord: ownRecord(printView),
  profile: (ask) => [ask(profileShowOptions())],
  program: (ask) => [ask(programShowOptions())],
  record: ownRecord(recordView),
  schedule: (ask) => [ask(scheduleShowOptions())],
  training(ask) {
    // Stands below what the page is for, which does not wait for it.
    void ask(scheduleShowOptions({ silent: true }));
    return [ask(trainingShowOptions())];
  },
  trainingBoard: (ask) => [ask(trainingBoardShowOptions())],
};

/** Fetches what stands above every page; resolves once it is there, or cannot be had. */
export function announcementsAhead(queries: QueryClient): Promise<void> {
  return ahead(queries)(announcementListOptions());
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
  const own = (fact.data ?? []).flatMap((name) => DATA[name](ahead(queries), facts));
  await Promise.all([frame, ...own]);
}
