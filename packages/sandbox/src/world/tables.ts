import type { Day } from "../rules/days.ts";
import type { Fault } from "../types.ts";
import type {
  MailRow,
  PasswordLinkRow,
  ScoringRow,
  SignInFailuresRow,
  TokenRow,
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
export type Tables = ReturnType<typeof makeTables>;

/** How many people Aurora has when nothing else is asked for. */
export const AUTHORED_PEOPLE = AURORA_PEOPLE.length;

function made<Row extends { id: number | string }>(make: () => Iterable<Row>): Table<Row> {
  return new Table(lazyBase(make));
}

/** The tables of the world that `settings` describe, as it was before anybody wrote. */
export function makeTables(settings: Settings) {
  const { seed, firstDay } = settings;
  const specs = lazyBase<PersonSpec>(() => [
    ...AURORA_PEOPLE,
    ...BOREALIS_PEOPLE,
    ...CASCADE_PEOPLE,
    ...volumePeople(seed, Math.max(0, settings.people - AUTHORED_PEOPLE)),
  ]);
  const events = lazyBase(() =>
    [...specs.values()].flatMap((spec) => eventsOf(spec, seed, firstDay)),
  );
  return {
    settings: made(() => [settings]),
    tiers: made(() => TIERS),
    aclRoles: made(() => ACL_ROLES),
    rpes: made(() => RPES),
    roles: made(() => OPERATIONAL_ROLES),
    companies: made(() => COMPANIES),
    people: made(() => Array.from(specs.values(), (spec) => personRow(spec, seed, firstDay))),
    groups: made(() => groups([...specs.values()])),
    topics: made(() => TOPICS),
    training: new Table(trainingBase(specs, seed, firstDay)),
    scorings: made<ScoringRow>(() => []),
    events: new Table(events),
    files: made(() => filesOf(events.values())),
    announcements: made(() => announcements(firstDay)),
    tokens: made<TokenRow>(() => []),
    signInFailures: made<SignInFailuresRow>(() => []),
    passwordLinks: made<PasswordLinkRow>(() => []),
    mails: made<MailRow>(() => []),
  };
}

/** Training is made person by person when asked for, and not kept: 10,000 people hold a lot of it. */
function trainingBase(specs: Base<PersonSpec>, seed: number, firstDay: Day): Base<TrainingRow> {
  const trainingIn = (spec: PersonSpec | undefined): TrainingRow[] =>
    spec !== undefined && isTraineeSpec(spec) ? [trainingOf(spec, seed, firstDay)] : [];
  return {
    get: (id) => trainingIn(specs.get(id))[0],
    *values() {
      for (const spec of specs.values()) yield* trainingIn(spec);
    },
  };
}
