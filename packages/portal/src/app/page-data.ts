import { toCalendarDay } from "@recurrent/sdk/calendar-day";
import * as calls from "@recurrent/sdk/react";
import {
  type EventMode,
  eventModeOf,
  type EventScope,
  OWN_EVENTS,
  personEvents,
} from "../features/events/event-scope.ts";
import { recordBounds, recordView } from "../features/training/record-summary.ts";
import { recordQuery } from "../shared/dates/record-query.ts";
import type { PageDataName } from "../shared/routes/table.ts";
import type { LANDING_DATA, PageParams, Prefetched } from "./landing-data.ts";

const eventQueries = (scope: EventScope, shown: EventMode): Prefetched[] => {
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

const ownRecord = (
  { user, clock, query }: PageParams,
  { isPrinted }: { isPrinted: boolean },
): Prefetched[] => {
  // The pages' own scope would import all of their calls.
  const bounds = recordBounds({ isOwn: true, subject: user }, toCalendarDay(clock.now()));
  const { date, version, invalidDay } = recordView(query, bounds, user.trainingRecord, {
    isPrinted,
  });
  return invalidDay === null
    ? [recordQuery(clock, { date, version }, calls.recordShowOptions)]
    : [];
};

/** A person's tabs are known only once the person is loaded. */
function personTab({ companyId, id, query }: PageParams): Prefetched[] {
  switch (query.get("tab")) {
    case "program":
      return [calls.personProgramShowOptions(companyId, id)];
    case "schedule":
      return [calls.personScheduleShowOptions(companyId, id)];
    case "events":
      return eventQueries(personEvents(companyId, id), eventModeOf(query));
    default:
      return [];
  }
}

export const PAGE_DATA: Readonly<
  Record<
    Exclude<PageDataName, keyof typeof LANDING_DATA>,
    (params: PageParams) => readonly Prefetched[]
  >
> = {
  accessList: () => [calls.userAccessListOptions()],
  catalogues: () => [calls.tierListOptions(), calls.roleListOptions(), calls.rpeListOptions()],
  certificate: ({ hash }) => [calls.certificateShowOptions(hash)],
  company: ({ companyId }) => [calls.companyShowOptions(companyId)],
  event: ({ id }) => eventQueries(OWN_EVENTS, { mode: "show", eventId: id }),
  events: () => eventQueries(OWN_EVENTS, { mode: "list" }),
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
  person: ({ companyId, id }) => [calls.personShowOptions(companyId, id)],
  personCertificate: ({ companyId, id, hash }) => [
    calls.personCertificateShowOptions(companyId, id, hash),
  ],
  personTab,
  printedRecord: (params) => ownRecord(params, { isPrinted: true }),
  profile: () => [calls.profileShowOptions()],
  program: () => [calls.programShowOptions()],
  record: (params) => ownRecord(params, { isPrinted: false }),
  schedule: () => [calls.scheduleShowOptions()],
};
