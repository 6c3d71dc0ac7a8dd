import { address, type AddressQueryValues } from "./address.ts";

/** The signed-in person, or a person of the company. */
export type AddressOwner = "own" | { readonly userId: string };

/** Day and version default to today's record in the person's version. */
interface RecordQuery {
  /** To search for. */
  readonly topic?: string | undefined;
  /** 'YYYY-MM-DD'. */
  readonly date?: string | undefined;
  readonly version?: number | undefined;
}

/** In-app paths of a person's training and events. Those of others are tabs of the person's page. */
export interface OwnerAddresses {
  readonly schedule: () => string;
  readonly record: (query?: RecordQuery) => string;
  readonly recordPrint: (query: Omit<RecordQuery, "topic">) => string;
  readonly events: {
    readonly list: (query?: AddressQueryValues) => string;
    readonly create: () => string;
    readonly show: (eventId: string) => string;
    readonly update: (eventId: string, query?: AddressQueryValues) => string;
  };
}

export function ownerAddresses(owner: AddressOwner): OwnerAddresses {
  return owner === "own" ? OWN : addressesOfPerson(owner.userId);
}

const OWN: OwnerAddresses = {
  schedule: () => address("my@schedule"),
  record: ({ topic, ...view } = {}) => address("my@records", {}, { q: topic, ...view }),
  recordPrint: (view) => address("my@records-print", {}, { ...view }),
  events: {
    list: (query) => address("my_events@index", {}, query),
    create: () => address("my_events@create"),
    show: (id) => address("my_events@show", { id }),
    update: (id, query) => address("my_events@update", { id }, query),
  },
};

function addressesOfPerson(id: string): OwnerAddresses {
  const tab = (name: string, query: AddressQueryValues) =>
    address("companies_users@show", { id }, { tab: name, ...query });
  return {
    schedule: () => tab("schedule", {}),
    record: ({ topic, ...view } = {}) => tab("record", { "record-q": topic, ...view }),
    recordPrint: (view) => address("companies_users@records-print", { id }, { ...view }),
    events: {
      list: (query) => tab("events", { ...query }),
      create: () => tab("events", { mode: "create" }),
      show: (eventId) => tab("events", { eventId }),
      update: (eventId, query) => tab("events", { eventId, mode: "update", ...query }),
    },
  };
}
