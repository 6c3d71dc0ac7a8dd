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
import { recordBounds, recordParams, recordView } from "../features/training/record-summary.ts";
import type { PageDataName, RouteDefinition } from "../shared/routes/table.ts";

export interface PageParams {
  /** '' for none. */
  readonly companyId: string;
  /** `:id` and `:hash` of the path; '' for none. */
  readonly id: string;
  readonly hash: string;
  readonly query: URLSearchParams;
  readonly user: User;
  /** 'YYYY-MM-DD' by the hosts' clock in UTC. */
  readonly today: string;
}

type Wanted = Pick<FetchQueryOptions, "queryKey" | "queryFn" | "meta">;

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

const ownRecord = ({ user, today, query }: PageParams, isPrinted: boolean): Wanted[] => {
  // Without the scope of the pages, which would load all of their calls.
  const bounds = recordBounds({ kind: "own", subject: user }, today);
  const { date, version, refused } = recordView(query, bounds, user.trainingRecord, { isPrinted });
  return refused === null ? [calls.recordShowOptions(recordParams({ date, version }, today))] : [];
};

/** Which tabs a person has is known only with the person. */
function personTab({ companyId, id, query }: PageParams): Wanted[] {
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

/** Data by the names in the route table. */
const DATA: Readonly<Record<PageDataName, (facts: PageParams) => readonly Wanted[]>> = {
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

/** Fetches missing or stale data; resolves once there is something to show. */
async function ahead(queries: QueryClient, wanted: Wanted): Promise<void> {
  const isShown = queries.getQueryData(wanted.queryKey) !== undefined;
  const fetched = queries.prefetchQuery(wanted);
  if (!isShown) await fetched;
}

/** Resolves once the announcements have loaded or failed. */
export function announcementsAhead(queries: QueryClient): Promise<void> {
  return ahead(queries, calls.announcementListOptions());
}

/**
 * Starts the queries of a page and resolves once it can be drawn. Never rejects: the page shows the
 * failure.
 */
export async function prefetchData(
  { layout, data = [] }: RouteDefinition,
  queries: QueryClient,
  facts: PageParams,
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
