import { eventFileDownload, personEventFileDownload } from "@recurrent/sdk";
import {
  eventListOptions,
  eventShowOptions,
  personEventListOptions,
  personEventShowOptions,
} from "@recurrent/sdk/react";
import { ownerAddresses } from "../../shared/routes/owner-addresses.ts";
import { forOwner, type Owner } from "../../shared/api/owner.ts";

export type EventListTab = "all" | "archived";

/**
 * Owner of the events, with calls and URLs: the user (training 2.11) or a person of a company
 * (training 2.10).
 */
export type EventScope = ReturnType<typeof scopeOf>;

export interface EventPageProps {
  scope?: EventScope;
}

/** Query of a form that renews an event, with new dates proposed. */
export const RENEWAL = { renew: "1" };

export const OWN_EVENTS = scopeOf("own");

export function personEvents(companyId: string, userId: string) {
  return scopeOf({ companyId, userId });
}

function scopeOf(owner: Owner) {
  const addresses = ownerAddresses(owner).events;
  const isOwn = owner === "own";
  const viewPrefix = isOwn ? "" : "events-";
  const listKey = `${viewPrefix}list`;
  const show = forOwner(owner, eventShowOptions, personEventShowOptions);
  return {
    owner,
    isOwn,
    /** Prefix of access rules: 'eventNew', 'personEventNew' and so on. */
    rules: isOwn ? ("event" as const) : ("personEvent" as const),
    /** Prefix of query keys: a person's tabs share one URL. */
    viewPrefix,
    addresses: {
      ...addresses,
      list: (tab?: EventListTab) => addresses.list(tab === "archived" ? { [listKey]: tab } : {}),
    },
    listTabOf: (query: URLSearchParams): EventListTab =>
      query.get(listKey) === "archived" ? "archived" : "all",
    /** Active and archived events, without notes and files (training 2.10, 2.11). */
    events: forOwner(owner, eventListOptions, personEventListOptions),
    /** A failure redirects to the list and is shown there (training 2.10, 8). */
    event: (id: string) => ({ ...show(id), meta: { failure: "redirect-back" as const } }),
    /** For the SDK's `download`. */
    fetchFile: forOwner(owner, eventFileDownload, personEventFileDownload),
  };
}

/** Screen inside the tab of a person (training 2.10). */
export type EventMode =
  | { readonly mode: "list" | "create" }
  | { readonly mode: "show" | "update"; readonly eventId: string };

/** Without a mode, an event id shows the event. */
export function eventModeOf(query: URLSearchParams): EventMode {
  const eventId = query.get("eventId") ?? "";
  const mode = query.get("mode");
  if (eventId !== "") return { mode: mode === "update" ? "update" : "show", eventId };
  return { mode: mode === "create" ? "create" : "list" };
}
