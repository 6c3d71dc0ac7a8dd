/** Whose events a screen shows: their calls, and the addresses of their screens. */
import { eventFileDownload, personEventFileDownload } from "@recurrent/sdk";
import {
  eventListOptions,
  eventShowOptions,
  personEventListOptions,
  personEventShowOptions,
} from "@recurrent/sdk/react";
import { address } from "../../shared/routes/address.ts";
import { callOf, type Owner } from "../../shared/api/calls.ts";

/** Which of the two lists of events is shown (training 2.10): those in force, or the archived ones. */
export type EventListTab = "all" | "archived";

/**
 * Whose events and documents a screen shows, through which calls, and where its screens are: the own of the
 * person signed in (training 2.11), or those of a person of a company (training 2.10). The screens are the
 * same.
 */
export type EventScope = ReturnType<typeof scopeOf>;

/** What the screens take: the own events where they are pages, a person's inside Person Detail. */
export interface EventPageProps {
  scope?: EventScope;
}

/** Where the screens are: in-app paths. */
interface EventPlaces {
  list: (query: Readonly<Record<string, string>>) => string;
  create: () => string;
  show: (eventId: string) => string;
  update: (eventId: string) => string;
}

/** The own events and documents of the person signed in. */
export const OWN_EVENTS = scopeOf("own", {
  list: (query) => address("my_events@index", {}, query),
  create: () => address("my_events@create"),
  show: (id) => address("my_events@show", { id }),
  update: (id) => address("my_events@update", { id }),
});

/** The events and documents of a person of the company, in a tab of Person Detail. */
export function personEvents(companyId: string, userId: string) {
  const place = (query: Readonly<Record<string, string>>) =>
    address("companies_users@show", { id: userId }, { tab: "events", ...query });
  return scopeOf(
    { companyId, userId },
    {
      list: place,
      create: () => place({ mode: "create" }),
      show: (eventId) => place({ eventId }),
      update: (eventId) => place({ eventId, mode: "update" }),
    },
  );
}

function scopeOf(owner: Owner, places: EventPlaces) {
  const isOwn = owner === "own";
  const viewPrefix = isOwn ? "" : "events-";
  const listKey = `${viewPrefix}list`;
  const show = callOf(owner, eventShowOptions, personEventShowOptions);
  return {
    owner,
    isOwn,
    /** What the access rules of its buttons begin with: 'eventNew', 'personEventNew' and so on. */
    rules: isOwn ? ("event" as const) : ("personEvent" as const),
    /** What the keys of the list's view begin with in the address: a person's tabs share one address. */
    viewPrefix,
    places: {
      ...places,
      list: (tab?: EventListTab) => places.list(tab === "archived" ? { [listKey]: tab } : {}),
    },
    /** The list that an address names. */
    listTabOf: (query: URLSearchParams): EventListTab =>
      query.get(listKey) === "archived" ? "archived" : "all",
    /** All events, in force and archived (training 2.10, 2.11); without notes and files. */
    events: callOf(owner, eventListOptions, personEventListOptions),
    /** One event. What keeps it from being shown is said in the list it returns to (training 2.10, 8). */
    event: (id: string) => ({ ...show(id), meta: { failure: "leads-back" as const } }),
    /** Fetches an attached file; for `download` of the SDK, with its `originalName`. */
    fetchFile: callOf(owner, eventFileDownload, personEventFileDownload),
  };
}

/** Which of the four screens an address names inside the tab of a person (training 2.10). */
export type EventMode =
  | { readonly mode: "list" | "create" }
  | { readonly mode: "show" | "update"; readonly eventId: string };

/** The screen of an address: an event alone means that it is shown. */
export function eventModeOf(query: URLSearchParams): EventMode {
  const eventId = query.get("eventId") ?? "";
  const mode = query.get("mode");
  if (eventId !== "") return { mode: mode === "update" ? "update" : "show", eventId };
  return { mode: mode === "create" ? "create" : "list" };
}
