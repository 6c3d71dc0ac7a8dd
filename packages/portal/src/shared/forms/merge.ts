import type { NamedRef } from "@recurrent/sdk";
import {
  type ChangesDialogProps,
  type ChangeSide,
  type ChangeValue,
  onOff,
  toggleOption,
} from "@recurrent/ui-kit";
import { isObject, isRecord } from "../stores/records.ts";
import { isIds, isSameValue } from "./same-value.ts";

/** In a list of ids, each id is a switch. */
type Path<Values> = Values extends readonly unknown[]
  ? string
  : Values extends object
    ? {
        [Key in keyof Values & string]: Key | `${Key}.${Path<Values[Key]>}`;
      }[keyof Values & string]
    : never;

export interface MergeField<Values> {
  readonly id: Path<Values>;
  readonly label: string;
  /** Default: the text or day; On or Off for a switch. */
  readonly show?: (values: Values) => ChangeValue;
  /** Always taken from the same side. */
  readonly follower?: keyof Values & string;
}

/**
 * Without an entry for every key, changes of others would be lost silently. An empty list is for
 * values that the form does not ask about.
 */
export type MergeFields<Values> = {
  readonly [Key in keyof Values]-?: readonly MergeField<Values>[];
};

function listFields<Values>(fields: MergeFields<Values>): MergeField<Values>[] {
  return (Object.keys(fields) as (keyof Values)[]).flatMap((key) => fields[key]);
}

/** Merge fields whose values are shown as they are. */
export function plainFields<Key extends string>(
  fields: Readonly<Record<Key, { readonly label: string }>>,
  keys: readonly Key[],
) {
  const entries = keys.map((key) => [key, [{ id: key, label: fields[key].label }]]);
  return Object.fromEntries(entries) as { [Each in Key]: { id: Each; label: string }[] };
}

export const switchFields = <Key extends string>(
  key: Key,
  legend: string,
  options: readonly NamedRef[],
) => options.map(({ id, name }) => ({ id: `${key}.${id}` as const, label: `${legend}: ${name}` }));

/** Null is not known. */
export const NOTIFICATIONS_FIELD = {
  id: "settings.notifications" as const,
  label: "Notifications",
  show: ({ settings }: { readonly settings: { readonly notifications: boolean | null } }) =>
    onOff(settings.notifications),
};

/** Shown but not edited, such as the files of an event. */
export interface ReadOnlyField {
  readonly label: string;
  readonly value: ChangeValue;
}

/** For a list of ids, true if it contains the id. */
function inside(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.includes(key);
  return isObject(value) ? value[key] : undefined;
}

const at = (id: string, values: unknown): unknown => id.split(".").reduce(inside, values);

/** A new role, for example, is off. */
const valueOrOff = (id: string, values: unknown): unknown => at(id, values) || "";

/** Null is not known, so it differs from a switch that is off. */
const valueOf = (id: string, values: unknown): unknown =>
  at(id, values) === null ? null : valueOrOff(id, values);

/** Sets the value at a path to that of `from`. */
function setIn([key, ...rest]: readonly string[], values: unknown, from: unknown = ""): unknown {
  if (key === undefined) return from;
  if (Array.isArray(values)) return toggleOption(values, key, inside(from, key) === true);
  const tree = isObject(values) ? values : {};
  return { ...tree, [key]: setIn(rest, inside(values, key), inside(from, key)) };
}

function formatValue<Values>({ id, show }: MergeField<Values>, values: Values): ChangeValue {
  if (show) return show(values);
  const value = at(id, values);
  return typeof value === "boolean" ? onOff(value) : String(valueOrOff(id, values));
}

export interface Versions<Values> {
  /** Initial values. */
  readonly base: Values;
  /** Typed values. */
  readonly mine: Values;
  /** Current values of the server. */
  readonly theirs: Values;
}

/** Changes by others since the form began, unless typed here too. */
export function findConflicts<Values>(
  fields: MergeFields<Values>,
  { base, mine, theirs: read }: Versions<Values>,
): ChangesDialogProps["changes"] {
  const theirs = withoutGaps(base, read);
  return listFields(fields).flatMap((field) => {
    const { id, label } = field;
    const [before, here, there] = [base, mine, theirs].map((values) => valueOf(id, values));
    if (isSameValue(before, there) || isSameValue(here, there)) return [];
    const isBoth = !isSameValue(before, here);
    return [
      { id, label, mine: formatValue(field, mine), theirs: formatValue(field, theirs), isBoth },
    ];
  });
}

/**
 * Takes the chosen side, else the typed value if it was changed. Values without a field follow the
 * same rule, each id of a list and each key of a dictionary for itself.
 *
 * @param choices by field id
 */
export function mergeChanges<Values extends object>(
  fields: MergeFields<Values>,
  { base, mine, theirs: read }: Versions<Values>,
  choices: Readonly<Record<string, ChangeSide>> = {},
): Values {
  const theirs = withoutGaps(base, read);
  const merged = mergeValue(base, mine, theirs) as Values;
  return listFields(fields).reduce((values, { id, follower }) => {
    const isTheirs = isSameValue(valueOf(id, base), valueOf(id, mine));
    const from = (choices[id] ?? (isTheirs ? "theirs" : "mine")) === "mine" ? mine : theirs;
    const isSame = isSameValue(valueOf(id, from), valueOf(id, values));
    const next = isSame ? values : (setIn(id.split("."), values, from) as Values);
    return follower === undefined ? next : { ...next, [follower]: from[follower] };
  }, merged);
}

/**
 * Labels of the user's changes that a write can no longer carry after a merge: a licence, for
 * example, once somebody else has turned off its role.
 */
export function findLost<Values extends object>(
  fields: MergeFields<Values>,
  { base, mine }: Pick<Versions<Values>, "base" | "mine">,
  merged: Values,
  toPayload: (values: Values) => unknown,
): string[] {
  const isSent = ({ id }: MergeField<Values>, values: Values) => {
    const without = setIn(id.split("."), values, base) as Values;
    return !isSameValue(toPayload(values), toPayload(without));
  };
  return listFields(fields)
    .filter((field) => {
      const [before, here, next] = [base, mine, merged].map((values) => valueOf(field.id, values));
      const isKept = !isSameValue(before, here) && isSameValue(here, next);
      return isKept && isSent(field, mine) && !isSent(field, merged);
    })
    .map(({ label }) => label);
}

/** A value that only the later reply leaves out has not changed; choices by id may be removed. */
function withoutGaps<Values>(base: Values, theirs: Values): Values {
  if (theirs === null) return typeof base === "boolean" || isObject(base) ? base : theirs;
  if (!isRecord(base) || !isRecord(theirs)) return theirs;
  const missing = Object.entries(base).filter(
    ([key, value]) => !(key in theirs) && !isObject(value),
  );
  const given = Object.entries<unknown>(theirs);
  return Object.fromEntries([
    ...missing,
    ...given.map(([key, value]) => [key, withoutGaps(base[key], value)]),
  ]) as Values;
}

/** The form's value if the user has changed it, else the server's; undefined if neither has one. */
function mergeValue(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameValue(base, mine)) return theirs;
  if (isIds(base) && isIds(mine) && isIds(theirs)) {
    return [...new Set([...mine, ...theirs])].filter((id) =>
      (base.includes(id) === mine.includes(id) ? theirs : mine).includes(id),
    );
  }
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return mine;
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(
    keys
      .map((key) => [key, mergeValue(base[key], mine[key], theirs[key])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** The base with what both sides have changed alike. Lists are compared as a whole. */
export function rebase<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (isSameValue(mine, theirs)) return theirs;
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return base;
  const entries = Object.entries<unknown>(base).map(([key, value]) => [
    key,
    key in mine && key in theirs ? rebase<unknown>(value, mine[key], theirs[key]) : value,
  ]);
  return Object.fromEntries(entries) as Value;
}
