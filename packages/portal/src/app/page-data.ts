import * as calls from "@recurrent/sdk/react";
import type { User } from "@recurrent/sdk";
import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import {
  type EventMode,
  eventModeOf,
  type EventScope,
  OWN_EVENTS,
  personEvents,
} from "../features/events/event-scope.ts";
import { recordBounds, recordParams, recordView } from "../features/training/record-view.ts";
import type { PageDataName, RouteFact } from "../shared/routes/table.ts";

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

/** What a screen of events begins with. */
const eventsIn = (scope: EventScope, shown: EventMode): Wanted[] => {
  switch (shown.mode) {
    case "list":
      return [scope.events()];
    case "create":
      return [];
    case "show":
    case "update":
      return [scope.event(shown.eventId)];
  }
};

const ownRecord = ({ user, today, query }: PageFacts, isPrinted: boolean): Wanted[] => {
  // Not by the scope of the screens, which would bring the calls of all of them to every page.
  const bounds = recordBounds({ kind: "own", subject: user }, today);
  const { date, version, refused } = recordView(query, bounds, user.trainingRecord, { isPrinted });
  return refused === null ? [calls.recordShowOptions(recordParams({ date, version }, today))] : [];
};

/** What of a person's own calls the tab asks for; whether they have it is known only with the person. */
function personTab({ companyId, id, query }: PageFacts): Wanted[] {
  switch (query.get("tab")) {
    case "program":
      return [calls.personProgramShowOptions(companyId, id)];
    case "schedule":
      return [calls.personScheduleShowOptions(companyId, id)];
    case "events":
      return eventsIn(personEvents(companyId, id), eventModeOf(query));
    default:
      return [];
  }
}

/** What the names in the rows of the route table stand for. */
const DATA: Readonly<Record<PageDataName, (facts: PageFacts) => readonly Wanted[]>> = {
  accessList: () => [calls.userAccessListOptions()],
  catalogues: () => [calls.tierListOptions(), calls.roleListOptions(), calls.rpeListOptions()],
  certificate: ({ hash }) => [calls.certificateShowOptions(hash)],
  company: ({ companyId }) => [calls.companyShowOptions(companyId)],
  event: ({ id }) => eventsIn(OWN_EVENTS, { mode: "show", eventId: id }),
  eventBoard: () => [calls.eventBoardShowOptions()],
  events: () => eventsIn(OWN_EVENTS, { mode: "list" }),
  group: ({ companyId, id }) => [calls.groupShowOptions(companyId, id)],
  groupChoices: ({ companyId }) => [
    calls.groupManagerListOptions(companyId),
    calls.groupTraineeListOptions(companyId),
  ],
  groups: ({ companyId }) => [calls.groupListOptions(companyId)],
  operationalInformation: ({ companyId }) => [
    calls.companyAclListOptions(companyId),
    calls.companyRoleListOptions(companyId),
    calls.companyRpeListOptions(companyId),
  ],
  people: ({ companyId }) => [calls.personListOptions(companyId)],
  person: ({ companyId, id }) => [calls.personShowOptions(companyId, id)],
  personCertificate: ({ companyId, id, hash }) => [
    calls.personCertificateShowOptions(companyId, id, hash),
  ],
  personTab,
  printedRecord: (facts) => ownRecord(facts, true),
  profile: () => [calls.profileShowOptions()],
  program: () => [calls.programShowOptions()],
  record: (facts) => ownRecord(facts, false),
  schedule: () => [calls.scheduleShowOptions()],
  training: () => [calls.trainingShowOptions(), calls.scheduleShowOptions({ silent: true })],
  trainingBoard: () => [calls.trainingBoardShowOptions()],
};

/** Fetches what is missing or old; resolves once there is something to show, however old. */
async function ahead(queries: QueryClient, wanted: Wanted): Promise<void> {
  const isShown = queries.getQueryData(wanted.queryKey) !== undefined;
  const fetched = queries.prefetchQuery(wanted);
  if (!isShown) await fetched;
}

/** Fetches what stands above every page; resolves once it is there, or cannot be had. */
export function announcementsAhead(queries: QueryClient): Promise<void> {
  return ahead(queries, calls.announcementListOptions());
}

/**
 * Starts to fetch what the screen of `fact` will ask for, and resolves once it can be drawn, which takes
 * nothing whose failure is only logged. Never rejects: a failure is met again, and shown, by the screen itself.
 */
export async function prefetchData(
  { layout, data = [] }: RouteFact,
  queries: QueryClient,
  facts: PageFacts,
): Promise<void> {
  const frame = layout === "main" ? announcementsAhead(queries) : undefined;
  const own = data
    .flatMap((name) => DATA[name](facts))
    .map((wanted) => {
      const fetched = ahead(queries, wanted);
      return wanted.meta?.quiet ? undefined : fetched;
    });
  await Promise.all([frame, ...own]);
}
