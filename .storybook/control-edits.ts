import { getProperty } from "./get-property.ts";
import type { ComposedStory } from "./render-story.tsx";

export interface Control {
  name: string;
  /** Other values that the story must accept. */
  values: readonly unknown[];
  /** For a control that edits JSON: single edits, some of which make no sense. */
  guesses: readonly unknown[];
}

/** More edits of a list add nothing. */
const MOST_GUESSES = 12;

/** Another text of the same kind: a day stays a day. */
function otherText(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/;
  if (!day.test(text)) return text === "" ? "More" : `${text} more`;
  return text.replace(day, text.startsWith("2026-12-24") ? "2026-12-23" : "2026-12-24");
}

function otherLeaf(value: unknown): unknown {
  if (typeof value === "string") return otherText(value);
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : undefined;
}

const copyWith = (list: readonly unknown[], place: number, item: unknown) =>
  list.map((entry, index) => (index === place ? item : entry));

/** Copies of a value, each with one text, number or switch in it changed. */
function editsOfData(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, place) =>
      editsOfData(item).map((edited) => copyWith(value, place, edited)),
    );
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, item]) =>
      editsOfData(item).map((edited) => ({ ...value, [key]: edited })),
    );
  }
  const other = otherLeaf(value);
  return other === undefined ? [] : [other];
}

/** The kind of a control; undefined where a story offers none. */
function kindOf(control: unknown): unknown {
  if (typeof control === "string") return control;
  return getProperty(control, "disable") === true ? undefined : getProperty(control, "type");
}

function controlOf(name: string, argType: ComposedStory["argTypes"][string], value: unknown) {
  const options: readonly unknown[] = argType.options ?? [];
  switch (kindOf(argType.control)) {
    case "boolean":
      return { name, values: [value !== true], guesses: [] };
    case "radio":
    case "inline-radio":
    case "select":
      return { name, values: options.filter((option: unknown) => option !== value), guesses: [] };
    case "text":
      return { name, values: [otherText(typeof value === "string" ? value : ""), ""], guesses: [] };
    case "number":
    case "range":
      return { name, values: [typeof value === "number" ? value + 1 : 1], guesses: [] };
    case "object": {
      const copy: unknown = JSON.parse(JSON.stringify(value));
      return { name, values: [copy], guesses: editsOfData(copy).slice(0, MOST_GUESSES) };
    }
    default:
      return undefined;
  }
}

/** Controls of a story with edits to try; none where it has none. */
export function controlsOf({ argTypes, args, parameters }: ComposedStory): readonly Control[] {
  if (parameters["__isArgsStory"] === false) return [];
  if (getProperty(parameters["controls"], "disable") === true) return [];
  const given: Readonly<Record<string, unknown>> = args;
  return Object.entries(argTypes).flatMap(
    ([name, argType]) => controlOf(name, argType, given[name]) ?? [],
  );
}
