import type { Event } from "@recurrent/sdk";
import type { EventFormValues } from "@recurrent/ui-kit";
import {
  asDay,
  asHtml,
  asList,
  asSwitch,
  asText,
  type Fact,
  type FormPart,
  partsFor,
} from "../../forms/parts.ts";
import { isArchived } from "./event-values.ts";

const { field } = partsFor<EventFormValues>();

/** What of an event two people may change at once, as its form calls it. New files disturb nobody. */
export const EVENT_PARTS: readonly FormPart<EventFormValues>[] = [
  field("description", "Description", asText),
  field("notes", "Notes", asHtml),
  field("issuedAt", "Issued at", asDay),
  field("expiryAt", "Expiry at", asDay),
  field("manager", "Expiry warnings: Manager", asSwitch),
  field("trainee", "Expiry warnings: Trainee", asSwitch),
  field("reminders", "Day(s) prior to expiry", (days) => asText(days.join(", "))),
];

/**
 * What its form shows besides.
 *
 * @param gone ids of the files that were deleted in this very form
 */
export function eventFacts(event: Event, gone: readonly string[]): Fact[] {
  const files = event.files.filter(({ id }) => !gone.includes(id));
  return [
    { label: "State", value: asText(isArchived(event) ? "Archived" : "Active") },
    { label: "Attachments", value: asList(files.map(({ originalName }) => originalName)) },
  ];
}
