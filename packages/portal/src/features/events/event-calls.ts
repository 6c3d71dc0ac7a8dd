import { eventFileDownload, personEventFileDownload } from "@recurrent/sdk";
import {
  eventListOptions,
  eventShowOptions,
  personEventListOptions,
  personEventShowOptions,
} from "@recurrent/sdk/react";
import { callOf, type Owner } from "../../kernel/view/owner.ts";

/** All events, in force and archived (training 2.10, 2.11); without notes and files. */
export const eventsQuery = (owner: Owner) =>
  callOf(owner, eventListOptions, personEventListOptions)();

/** One event. What keeps it from being shown is said in the list it returns to (training 2.10, 8). */
export const eventQuery = (owner: Owner, eventId: string) => ({
  ...callOf(owner, eventShowOptions, personEventShowOptions)(eventId),
  meta: { failure: "leads-back" as const },
});

/** Fetches an attached file; for `download` of the SDK, with its `originalName`. */
export const eventFileOf = (owner: Owner) =>
  callOf(owner, eventFileDownload, personEventFileDownload);
