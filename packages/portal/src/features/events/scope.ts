import { address } from "../../kernel/routes/address.ts";
import type { Owner } from "../../kernel/view/owner.ts";

/** Which of the two lists of events is shown (training 2.10): those in force, or the archived ones. */
export type EventListTab = "all" | "archived";

/**
 * Whose events and documents a screen shows, through which calls, and where its screens are: the own of the
 * person signed in (training 2.11), or those of a person of a company (training 2.10). The screens are the
 * same.
 */
export type EventScope = ReturnType<typeof personEvents>;

/** What the key of the address's query that names the list ends with. */
const LIST_KEY = "list";
const listQuery = (prefix: string, tab?: EventListTab) =>
  tab === "archived" ? { [prefix + LIST_KEY]: tab } : {};

/** The own events and documents of the person signed in. */
export const OWN_EVENTS: EventScope = {
  kind: "own",
  owner: "own",
  places: {
    list: (tab) => address("my_events@index", {}, listQuery("", tab)),
    create: () => address("my_events@create"),
    show: (id) => address("my_events@show", { id }),
    update: (id) => address("my_events@update", { id }),
  },
  rules: "event",
  viewPrefix: "",
  leaveCreate: "Cancel",
};

const PERSON_PREFIX = "events-";

/** The events and documents of a person of the company, in a tab of Person Detail. */
export function personEvents(companyId: string, personId: string) {
  const place = (query: Readonly<Record<string, string>>) =>
    address("companies_users@show", { id: personId }, { tab: "events", ...query });
  return {
    kind: "person" as "own" | "person",
    owner: { companyId, userId: personId } as Owner,
    /** Where the screens are: in-app paths. */
    places: {
      list: (tab?: EventListTab) => place(listQuery(PERSON_PREFIX, tab)),
      create: () => place({ mode: "create" }),
      show: (eventId: string) => place({ eventId }),
      update: (eventId: string) => place({ eventId, mode: "update" }),
    },
    /** What the access rules of its buttons begin with: 'eventNew', 'personEventNew' and so on. */
    rules: "personEvent" as "event" | "personEvent",
    /** What the keys of the list's view begin with in the address: a person's tabs share one address. */
    viewPrefix: PERSON_PREFIX,
    /** What the way out of a new event is called. */
    leaveCreate: "Back" as "Back" | "Cancel",
  };
}

/** The list that an address names. */
export function listTabOf(query: URLSearchParams, { viewPrefix }: EventScope): EventListTab {
  return query.get(viewPrefix + LIST_KEY) === "archived" ? "archived" : "all";
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
