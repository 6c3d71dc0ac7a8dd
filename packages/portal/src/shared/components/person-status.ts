import type {
  EventSummary,
  Person,
  RecordTopic,
  Training,
  TrainingBoardCard,
} from "@recurrent/sdk";
import { compareDays } from "@recurrent/sdk/calendar-day";
import {
  compareUrgency,
  displayName,
  isStatusUnknown,
  reminderOf,
  type StatusId,
  statusInRecord,
  type StatusLink,
  statusOf,
  URGENT_STATUSES,
} from "@recurrent/ui-kit";
import { activeEvents } from "../dates/active-events.ts";
import { href } from "../routes/address.ts";
import { type AddressOwner, ownerAddresses } from "../routes/owner-addresses.ts";

/** Replies of the server; undefined where missing. */
export interface StatusSources {
  readonly person: Pick<Person, "id" | "isActive" | "isTrainee">;
  readonly record: readonly RecordTopic[] | undefined;
  /** Includes archived ones. */
  readonly events: readonly EventSummary[] | undefined;
  readonly board: readonly TrainingBoardCard[] | undefined;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  /** True if the replies may have changed since, so that they show only what was urgent. */
  readonly isOutdated: boolean;
}

interface StatusItem extends StatusLink {
  readonly status: StatusId;
}

type ItemSources = Pick<StatusSources, "record" | "events" | "today">;

const topicItems = ({ record = [] }: ItemSources, owner: AddressOwner) =>
  record.map((topic): StatusItem => ({
    status: statusOf(statusInRecord(topic)).id,
    name: displayName(topic.name),
    day: topic.expiry,
    href: `#${ownerAddresses(owner).record({ topic: topic.name })}`,
  }));

const eventItems = ({ events = [], today }: ItemSources, owner: AddressOwner) =>
  activeEvents(events, today).map(({ id, description, status, expiryAt }): StatusItem => ({
    status: statusOf(status).id,
    name: displayName(description),
    day: expiryAt,
    href: `#${ownerAddresses(owner).events.show(id)}`,
  }));

/** The worst comes first. */
export function urgentItems(sources: ItemSources, owner: AddressOwner): StatusItem[] {
  return [...topicItems(sources, owner), ...eventItems(sources, owner)]
    .filter(({ status }) => URGENT_STATUSES.includes(status))
    .toSorted(
      (one, other) => compareUrgency(one.status, other.status) || compareDays(one.day, other.day),
    );
}

/**
 * 'Current' needs the board, which knows more than the topics (shell 2.13), and the events, which
 * the board lacks.
 */
export function personStatus({ person, board, isOutdated, ...sources }: StatusSources) {
  const { id, isActive, isTrainee } = person;
  if (!isActive) return { status: null, statusNote: "Historical" };
  const items = urgentItems(sources, { userId: id });
  const [worst, ...others] = items;
  const card = board?.find(({ list }) => list.some((listed) => listed.id === id));
  const trainedAs = statusOf(card?.id).id;
  if (card && URGENT_STATUSES.includes(trainedAs) && isWorse(trainedAs, worst)) {
    return {
      status: trainedAs,
      statusHref: href("companies_users@show", { id }, { tab: card.tab }),
      otherStatuses: items,
    };
  }
  if (worst !== undefined) return itemStatus(worst, others);
  const documents = eventItems(sources, { userId: id });
  if (sources.events === undefined || documents.some(({ status }) => status !== "current")) {
    return NOT_KNOWN;
  }
  if (isOutdated) return NOT_KNOWN;
  if (isTrainee) return trainedAs === "current" && sources.record ? CURRENT : NOT_KNOWN;
  return documents.length > 0 ? CURRENT : { status: null, statusNote: "Not a trainee" };
}

export function ownStatus({
  reminders,
  isOutdated,
  ...sources
}: ItemSources &
  Pick<StatusSources, "isOutdated"> & { readonly reminders: Training["reminders"] | undefined }) {
  const items = urgentItems(sources, "own");
  const [worst, ...others] = items;
  const reminded = reminders?.map((reminder) => statusOf(reminderOf(reminder)?.status).id);
  const trainedAs = URGENT_STATUSES.find((status) => reminded?.includes(status));
  if (trainedAs !== undefined && isWorse(trainedAs, worst)) {
    return {
      status: trainedAs,
      statusHref: `#${ownerAddresses("own").schedule()}`,
      otherStatuses: items,
    };
  }
  if (worst !== undefined) return itemStatus(worst, others);
  const isComplete = !isOutdated && sources.record && sources.events && reminders;
  const isUnderstood =
    !sources.record?.some(isStatusUnknown) &&
    eventItems(sources, "own").every(({ status }) => status === "current") &&
    reminders?.every(reminderOf);
  return isComplete && isUnderstood ? { status: null } : NOT_KNOWN;
}

const isWorse = (status: StatusId, item: StatusItem | undefined): boolean =>
  item === undefined || compareUrgency(status, item.status) < 0;

const itemStatus = (
  { status, name, day, href: statusHref }: StatusItem,
  otherStatuses: readonly StatusItem[],
) => ({ status, statusSubject: { name, day }, statusHref, otherStatuses });

const CURRENT = { status: "current" as const };
const NOT_KNOWN = { status: null, statusNote: "Status not known" };
