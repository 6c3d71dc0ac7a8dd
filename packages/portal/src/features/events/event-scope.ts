import {
  type Event,
  eventFileDownload,
  type EventSummary,
  personEventFileDownload,
} from "@recurrent/sdk";
import {
  eventListOptions,
  eventShowOptions,
  personEventListOptions,
  personEventShowOptions,
  type ReadCallOptions,
  type ReadOptions,
} from "@recurrent/sdk/react";
import { type OwnerAddresses, ownerAddresses } from "../../shared/routes/owner-addresses.ts";
import { forOwner, type Owner } from "../../shared/api/owner.ts";

export type EventListTab = "all" | "archived";

/**
 * Owner of the events, with calls and URLs: the user (training 2.11) or a person of a company
 * (training 2.10).
 */
export interface EventScope {
  readonly owner: Owner;
  readonly isOwn: boolean;
  /** Prefix of access rules: 'eventNew', 'personEventNew' and so on. */
  readonly rules: "event" | "personEvent";
  /** Prefix of query keys: a person's tabs share one URL. */
  readonly viewPrefix: string;
  /** In-app paths. */
  readonly addresses: Omit<OwnerAddresses["events"], "list"> & {
    readonly list: (tab?: EventListTab) => string;
  };
  readonly listTabOf: (query: URLSearchParams) => EventListTab;
  /** Active and archived events, without notes and files (training 2.10, 2.11). */
  readonly events: (request?: ReadCallOptions) => ReadOptions<EventSummary[]>;
  /** A failure redirects to the list and is shown there (training 2.10, 8). */
  readonly event: (
    id: string,
  ) => Omit<ReadOptions<Event>, "meta"> & { readonly meta: { readonly failure: "redirect-back" } };
  /** For the SDK's `download`. */
  readonly fetchFile: typeof eventFileDownload;
}

export interface EventPageProps {
  scope?: EventScope;
}

/** Query of a form that renews an event, with new dates proposed. */
export const RENEWAL = { renew: "1" };

export const OWN_EVENTS = scopeOf("own");

export function personEvents(companyId: string, userId: string) {
  return scopeOf({ companyId, userId });
}

function scopeOf(owner: Owner): EventScope {
  const addresses = ownerAddresses(owner).events;
  const isOwn = owner === "own";
  const viewPrefix = isOwn ? "" : "events-";
  const listKey = `${viewPrefix}list`;
  const show = forOwner(owner, eventShowOptions, personEventShowOptions);
  return {
    owner,
    isOwn,
    rules: isOwn ? "event" : "personEvent",
    viewPrefix,
    addresses: {
      ...addresses,
      list: (tab) => addresses.list(tab === "archived" ? { [listKey]: tab } : {}),
    },
    listTabOf: (query) => (query.get(listKey) === "archived" ? "archived" : "all"),
    events: forOwner(owner, eventListOptions, personEventListOptions),
    event: (id) => ({ ...show(id), meta: { failure: "redirect-back" } }),
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
