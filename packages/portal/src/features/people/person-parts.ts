import type { NamedRef, Person } from "@recurrent/sdk";
import type { PersonFormValue, RoleChoice } from "@recurrent/ui-kit";
import {
  asDay,
  asList,
  asSwitch,
  asText,
  type Fact,
  type FormPart,
  nameIn,
  partsFor,
} from "../../forms/parts.ts";
import type { PersonChoices } from "./person-values.ts";

type Part = FormPart<PersonFormValue>;

const { field, inside, switches } = partsFor<PersonFormValue>();
const suspend = partsFor<PersonFormValue["suspend"]>();

const SUSPEND = [
  suspend.field("status", "Suspend", asSwitch),
  suspend.field("endDate", "Date of return", asDay),
  suspend.field("showTrainingStatus", "Display on training status board", asSwitch),
  suspend.field("showEventsStatus", "Display on events status board", asSwitch),
];

/**
 * What of a person two people may change at once, as Edit Person calls it. A new password is none: the
 * server never says the one it has.
 *
 * @param withTypes whether the form shows the user types
 */
export function personParts(choices: PersonChoices, withTypes: boolean): Part[] {
  return [
    field("name", "First Name", asText),
    field("surname", "Last Name", asText),
    field("username", "Username", asText),
    ...(withTypes ? [typesPart(choices.types)] : []),
    ...switches("rpes", "Registry, Purpose, Equipment", choices.rpes),
    ...choices.roles.flatMap(roleParts),
    field("hemisphere", "Hemisphere", (side) => asText(side === "N" ? "Northern" : "Southern")),
    field("subscription", "Subscription Renewal", asDay),
    field("email", "Email", asText),
    field("notifications", "Notifications", asSwitch),
    ...inside("suspend", SUSPEND),
  ];
}

/** All of them at once: some exclude each other, and Trainee decides what else the form shows (shell 4). */
function typesPart(options: readonly NamedRef[]): Part {
  return {
    id: "types",
    label: "User Type/Role",
    get: ({ types }) => types,
    take: (values, { types, isTrainee }) => ({ ...values, types, isTrainee }),
    show: ({ types }) => asList(types.map((id) => nameIn(options, id))),
  };
}

/** A role and its licence. */
function roleParts({ id, name }: NamedRef): Part[] {
  const of = ({ roles }: PersonFormValue): RoleChoice =>
    roles[id] ?? { active: false, licence: "" };
  const withRole = (values: PersonFormValue, change: Partial<RoleChoice>) => ({
    ...values,
    roles: { ...values.roles, [id]: { ...of(values), ...change } },
  });
  return [
    {
      id: `roles.${id}`,
      label: `Role: ${name}`,
      get: (values) => of(values).active,
      take: (values, from) => withRole(values, { active: of(from).active }),
      show: (values) => asSwitch(of(values).active),
    },
    {
      id: `roles.${id}.licence`,
      label: `${name} Licence`,
      get: (values) => of(values).licence,
      take: (values, from) => withRole(values, { licence: of(from).licence }),
      show: (values) => asText(of(values).licence),
    },
  ];
}

/** What else matters to whoever edits a person. */
export function personFacts({ isActive }: Pick<Person, "isActive">): Fact[] {
  return [{ label: "State", value: asText(isActive ? "Active" : "Historical") }];
}
