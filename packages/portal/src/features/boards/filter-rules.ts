import type { BoardEvent, Group, GroupSummary, PersonSummary } from "@recurrent/sdk";
import {
  compareNames,
  distinguishNames,
  type FilterOption,
  formatList,
  sortByName,
  withMark,
} from "@recurrent/ui-kit";
import { marksOfPerson } from "../../shared/components/person-marks.ts";
import { FILTER_KINDS, type FilterKind, FILTERS } from "./board-rules.ts";
import { marksOfGroup } from "../../shared/components/group-marks.ts";

/** Unique, sorted by name; equal names get a mark. */
function optionsOf<Thing extends { id: string; name: string }>(
  things: readonly Thing[],
  marksOf?: (thing: Thing) => readonly string[],
): FilterOption[] {
  const once = [...new Map(things.map((thing) => [thing.id, thing])).values()];
  return sortByName(distinguishNames(once, marksOf), ({ name }) => name).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}

/**
 * Choices of the Name filter.
 *
 * @param marks by person id; default: of these people
 */
export function peopleOf(
  events: readonly Pick<BoardEvent, "user">[],
  marks?: ReadonlyMap<string, string>,
): FilterOption[] {
  const people = events.map(({ user: { id, fullName } }) => ({ id, name: fullName }));
  if (marks === undefined) return optionsOf(people);
  const once = new Map(people.map(({ id, name }) => [id, withMark(name, marks.get(id))]));
  return sortByName(
    Array.from(once, ([value, label]) => ({ value, label })),
    ({ label }) => label,
  );
}

/** Ids by filter. A person must match one id of each kind that has ids. */
export type ChosenIds = Readonly<Record<FilterKind, readonly string[]>>;

/** @param filterQuery from `boardFilter` */
export function readFilter(filterQuery: string): ChosenIds {
  const query = new URLSearchParams(filterQuery);
  const idsOf = (kind: FilterKind) => [...new Set(query.getAll(kind))];
  return {
    group: idsOf("group"),
    manager: idsOf("manager"),
    role: idsOf("role"),
    equipment: idsOf("equipment"),
  };
}

export function kindsOf(chosen: ChosenIds): readonly FilterKind[] {
  return FILTER_KINDS.filter((kind) => chosen[kind].length > 0);
}

const isLedByAny = ({ managers }: GroupSummary, ids: readonly string[]): boolean =>
  managers.some(({ id }) => ids.includes(id));

/** Groups whose trainees are needed: the chosen ones, and those of a chosen manager. */
export function groupsToAsk(chosen: ChosenIds, groups: readonly GroupSummary[]): readonly string[] {
  return groups
    .filter((group) => chosen.group.includes(group.id) || isLedByAny(group, chosen.manager))
    .map(({ id }) => id);
}

/**
 * Returns ids of people; null if nothing is chosen.
 *
 * @param groups those of `groupsToAsk`, with their trainees
 */
export function filterPeople(
  chosen: ChosenIds,
  groups: readonly Group[],
  people: readonly PersonSummary[],
): ReadonlySet<string> | null {
  const traineesOf = (isWanted: (group: Group) => boolean) =>
    groups.filter(isWanted).flatMap(({ trainees }) => trainees.map(({ id }) => id));
  const holders = (key: "roles" | "rpes", wanted: ReadonlySet<string>) =>
    people
      .filter(({ company }) => company?.[key]?.some(({ id }) => wanted.has(id)) === true)
      .map(({ id }) => id);
  const fitting: Readonly<Record<FilterKind, (ids: readonly string[]) => readonly string[]>> = {
    group: (ids) => traineesOf(({ id }) => ids.includes(id)),
    manager: (ids) => traineesOf((group) => isLedByAny(group, ids)),
    role: (ids) => holders("roles", new Set(ids)),
    equipment: (ids) => holders("rpes", new Set(ids)),
  };
  const sets = kindsOf(chosen).map((kind) => new Set(fitting[kind](chosen[kind])));
  const [first, ...others] = sets;
  if (first === undefined) return null;
  return new Set([...first].filter((id) => others.every((set) => set.has(id))));
}

/** Undefined until loaded. */
type FilterChoices = Readonly<Record<FilterKind, readonly FilterOption[] | undefined>>;

/** Sorted by name; roles and equipment are those of active people. */
export function choicesOf(
  groups: readonly GroupSummary[] | undefined,
  people: readonly PersonSummary[] | undefined,
): FilterChoices {
  const companies = people?.filter(({ isActive }) => isActive).map(({ company }) => company);
  const managers = groups?.flatMap((group) => group.managers);
  const known = new Map(people?.map((person) => [person.id, person]));
  return {
    group: groups && optionsOf(groups, marksOfGroup),
    manager:
      managers &&
      optionsOf(
        managers.map(({ id, fullName }) => ({ id, name: fullName })),
        ({ id }) => marksOfPerson(known.get(id) ?? {}),
      ),
    role: companies && optionsOf(companies.flatMap((company) => company?.roles ?? [])),
    equipment: companies && optionsOf(companies.flatMap((company) => company?.rpes ?? [])),
  };
}

/** 'Group: Cabin crew or Citation pilots; Role: Captain'. */
export function describeFilter(chosen: ChosenIds, choices: FilterChoices): string {
  return kindsOf(chosen)
    .map((kind) => {
      const names = chosen[kind]
        .map((id) => formatChoice(choices[kind], id))
        .toSorted(compareNames);
      return `${FILTERS[kind].label}: ${names.join(" or ")}`;
    })
    .join("; ");
}

const PAGE_NAMES = { groups: "Groups", people: "People" } as const;

/**
 * Says which filters of a URL are not applied; '' if all are.
 *
 * @param filterQuery of those that are
 */
export function describeIgnored(ignored: readonly FilterKind[], filterQuery: string): string {
  if (ignored.length === 0) return "";
  const kinds = ignored.map((kind) => FILTERS[kind].label.toLowerCase());
  const pages = new Set(ignored.map((kind) => PAGE_NAMES[FILTERS[kind].from]));
  const reason = `you cannot open ${formatList([...pages], "disjunction")}.`;
  const effect = filterQuery === "" ? " Everyone is shown." : "";
  return `Not filtered by ${formatList(kinds, "disjunction")}, because ${reason}${effect}`;
}

/** Includes the id if the name is unknown. */
export function formatChoice(choices: readonly FilterOption[] | undefined, id: string): string {
  if (choices === undefined) return `name not loaded (${id})`;
  return choices.find(({ value }) => value === id)?.label ?? `not found (${id})`;
}
