import type { Day } from "../rules/days.ts";
import type { Fault } from "../types.ts";
import type {
  AclRoleRow,
  AnnouncementRow,
  CompanyRow,
  EventRow,
  FileRow,
  GroupRow,
  MailRow,
  NamedRow,
  PasswordLinkRow,
  PersonRow,
  ScoringRow,
  SignInFailuresRow,
  TierRow,
  TokenRow,
  TopicRow,
  TrainingRow,
} from "./rows.ts";
import { announcements } from "./seed/announcements.ts";
import { ACL_ROLES, COMPANIES, OPERATIONAL_ROLES, RPES, TIERS } from "./seed/catalogues.ts";
import { eventsOf, filesOf } from "./seed/events.ts";
import { groups } from "./seed/groups.ts";
import { AURORA_PEOPLE, BOREALIS_PEOPLE, CASCADE_PEOPLE } from "./seed/people.ts";
import { isTraineeSpec, type PersonSpec, personRow } from "./seed/person-spec.ts";
import { trainingOf } from "./seed/programs.ts";
import { TOPICS } from "./seed/topics.ts";
import { volumePeople } from "./seed/volume.ts";
import { type Base, lazyBase, Table } from "./table.ts";

/** What a world was made from, and what its controls are set to. Stored as one row. */
export interface Settings {
  id: "settings";
  /** Shape of the stored rows; a world stored in another shape is not read but begun anew. */
  format: number;
  seed: number;
  /** How many people Aurora Air Charter has. */
  people: number;
  /** The day the world began; every authored date counts from it. */
  firstDay: Day;
  /** Milliseconds the world's time is ahead of the real one. */
  clockOffset: number;
  /** Milliseconds every reply takes longer. */
  latency: number;
  faults: Fault[];
}

/** All tables of the world. */
export interface Tables {
  settings: Table<Settings>;
  tiers: Table<TierRow>;
  aclRoles: Table<AclRoleRow>;
  rpes: Table<NamedRow>;
  roles: Table<NamedRow>;
  companies: Table<CompanyRow>;
  people: Table<PersonRow>;
  groups: Table<GroupRow>;
  topics: Table<TopicRow>;
  training: Table<TrainingRow>;
  scorings: Table<ScoringRow>;
  events: Table<EventRow>;
  files: Table<FileRow>;
  announcements: Table<AnnouncementRow>;
  tokens: Table<TokenRow>;
  signInFailures: Table<SignInFailuresRow>;
  passwordLinks: Table<PasswordLinkRow>;
  mails: Table<MailRow>;
}

/** How many people Aurora has when nothing else is asked for. */
export const AUTHORED_PEOPLE = AURORA_PEOPLE.length;

/** What tables report their writes to. */
export type OnTableWrite = (table: string, id: string, next: unknown, previous: unknown) => void;

/** The tables of the world that `settings` describe, as it was before anybody wrote. */
export function makeTables(settings: Settings, onWrite: OnTableWrite): Tables {
  const { seed, firstDay } = settings;
  const specs = lazyBase<PersonSpec>(() => [
    ...AURORA_PEOPLE,
    ...BOREALIS_PEOPLE,
    ...CASCADE_PEOPLE,
    ...volumePeople(seed, Math.max(0, settings.people - AUTHORED_PEOPLE)),
  ]);
  const people = lazyBase(() =>
    Array.from(specs.values(), (spec) => personRow(spec, seed, firstDay)),
  );
  const events = lazyBase(() =>
    Array.from(specs.values()).flatMap((spec) => eventsOf(spec, seed, firstDay)),
  );
  const table = <Row extends { id: number | string }>(name: string, base: Base<Row>): Table<Row> =>
    new Table(base, (id, next, previous) => {
      onWrite(name, id, next, previous);
    });
  const fixed = <Row extends { id: number | string }>(
    name: string,
    rows: readonly Row[],
  ): Table<Row> =>
    table(
      name,
      lazyBase(() => rows),
    );
  return {
    settings: fixed("settings", [settings]),
    tiers: fixed("tiers", TIERS),
    aclRoles: fixed("aclRoles", ACL_ROLES),
    rpes: fixed("rpes", RPES),
    roles: fixed("roles", OPERATIONAL_ROLES),
    companies: fixed("companies", COMPANIES),
    people: table("people", people),
    groups: table(
      "groups",
      lazyBase(() => groups([...specs.values()])),
    ),
    topics: fixed("topics", TOPICS),
    training: table("training", trainingBase(specs, seed, firstDay)),
    scorings: fixed("scorings", []),
    events: table("events", events),
    files: table(
      "files",
      lazyBase(() => filesOf(events.values())),
    ),
    announcements: table(
      "announcements",
      lazyBase(() => announcements(firstDay)),
    ),
    tokens: fixed("tokens", []),
    signInFailures: fixed("signInFailures", []),
    passwordLinks: fixed("passwordLinks", []),
    mails: fixed("mails", []),
  };
}

/** Training is made person by person when asked for, and not kept: 10,000 people hold a lot of it. */
function trainingBase(specs: Base<PersonSpec>, seed: number, firstDay: Day): Base<TrainingRow> {
  return {
    get: (id) => {
      const spec = specs.get(id);
      return spec !== undefined && isTraineeSpec(spec)
        ? trainingOf(spec, seed, firstDay)
        : undefined;
    },
    *values() {
      for (const spec of specs.values()) {
        if (isTraineeSpec(spec)) {
          yield trainingOf(spec, seed, firstDay);
        }
      }
    },
  };
}
