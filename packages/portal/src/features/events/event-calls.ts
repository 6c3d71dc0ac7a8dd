import { eventFileDownload, personEventFileDownload, type RequestOptions } from "@recurrent/sdk";
import {
  eventListOptions,
  eventShowOptions,
  personEventListOptions,
  personEventShowOptions,
} from "@recurrent/sdk/react";

/** A person of a company, as the calls name them. */
export interface PersonPath {
  readonly companyId: string;
  readonly userId: string;
}

/**
 * Whose events and documents: those of the person signed in, or of a person of a company. Both bases
 * offer the same calls (training 7.3), so one set of screens serves both.
 */
export type EventOwner = "own" | PersonPath;

/** All events, in force and archived (training 2.10, 2.11); without notes and files. */
export const eventsQuery = (owner: EventOwner) =>
  owner === "own" ? eventListOptions() : personEventListOptions(owner.companyId, owner.userId);

/** One event. What keeps it from being shown is said in the list it returns to (training 2.10, 8). */
export const eventQuery = (owner: EventOwner, eventId: string) => ({
  ...(owner === "own"
    ? eventShowOptions(eventId)
    : personEventShowOptions(owner.companyId, owner.userId, eventId)),
  meta: { failure: "leads-back" as const },
});

/** An attached file; for `download` of the SDK, with its `originalName`. */
export const fetchEventFile = (
  owner: EventOwner,
  eventId: string,
  fileId: string,
  options?: RequestOptions,
): Promise<Blob> =>
  owner === "own"
    ? eventFileDownload(eventId, fileId, options)
    : personEventFileDownload(owner.companyId, owner.userId, eventId, fileId, options);
