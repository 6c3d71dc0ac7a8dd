import type { NamedRef } from "@recurrent/sdk";
import { type ChangeValue, onOff, withSwitch } from "@recurrent/ui-kit";

/** A part of a form that is compared, shown and chosen by itself. */
export interface FormPart<Values> {
  readonly id: string;
  /** As the form calls it. */
  readonly label: string;
  /** Plain data, to be compared. */
  get(values: Values): unknown;
  /** `values` with this part as `from` has it. */
  take(values: Values, from: Values): Values;
  show(values: Values): ChangeValue;
}

/** Something of a thing that its form shows and does not edit, such as the files of an event. */
export interface Fact {
  readonly label: string;
  readonly value: ChangeValue;
}

export const asText = (text: string): ChangeValue => ({ kind: "text", text });
export const asDay = (day: string | null): ChangeValue => ({ kind: "day", day });
export const asSwitch = (on: boolean): ChangeValue => asText(onOff(on));
export const asList = (items: readonly string[]): ChangeValue => ({ kind: "list", items });
export const asHtml = (html: string): ChangeValue => ({ kind: "html", html });

/** Shows the name of a choice from a catalogue. */
export const asNameIn =
  (options: readonly NamedRef[]) =>
  (id: string): ChangeValue =>
    asText(nameIn(options, id));

/** The name of an entry; its id where the catalogue does not know it. */
export function nameIn(options: readonly NamedRef[], id: string): string {
  return options.find((option) => option.id === id)?.name ?? id;
}

/**
 * All that may be chosen: the catalogue, and what is held beyond it. Without a catalogue, whose failure
 * is nowhere shown (shell 8), it is what is held.
 */
export function offered<Entry extends { readonly id: string }>(
  catalogue: readonly Entry[] = [],
  held: readonly Entry[],
): Entry[] {
  const known = new Set(catalogue.map(({ id }) => id));
  return [...catalogue, ...held.filter(({ id }) => !known.has(id))];
}

/** Keys of the lists of ids among the values of a form. */
type ListKey<Values> = {
  [Key in keyof Values]: Values[Key] extends readonly string[] ? Key : never;
}[keyof Values] &
  string;

/** What makes the parts of a form with these values. */
export function partsFor<Values>() {
  return {
    /** One value. */
    field: <Key extends keyof Values & string>(
      key: Key,
      label: string,
      show: (value: Values[Key]) => ChangeValue,
    ): FormPart<Values> => ({
      id: key,
      label,
      get: (values) => values[key],
      take: (values, from) => ({ ...values, [key]: from[key] }),
      show: (values) => show(values[key]),
    }),

    /** A value that is made of values: each is a part by itself. */
    inside: <Key extends keyof Values & string>(
      key: Key,
      parts: readonly FormPart<Values[Key]>[],
    ): FormPart<Values>[] =>
      parts.map((part) => ({
        id: `${key}.${part.id}`,
        label: part.label,
        get: (values) => part.get(values[key]),
        take: (values, from) => ({ ...values, [key]: part.take(values[key], from[key]) }),
        show: (values) => part.show(values[key]),
      })),

    /** A list of ids that the form shows as switches: each switch is a part by itself. */
    switches: (
      key: ListKey<Values>,
      legend: string,
      options: readonly NamedRef[],
    ): FormPart<Values>[] => {
      const idsIn = (values: Values) => values[key] as readonly string[];
      return options.map(({ id, name }) => ({
        id: `${key}.${id}`,
        label: `${legend}: ${name}`,
        get: (values) => idsIn(values).includes(id),
        take: (values, from) => ({
          ...values,
          [key]: withSwitch(idsIn(values), id, idsIn(from).includes(id)),
        }),
        show: (values) => asSwitch(idsIn(values).includes(id)),
      }));
    },
  };
}
