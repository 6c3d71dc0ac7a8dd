import type { Preview } from "@storybook/react-vite";
import { PROP_DESCRIPTIONS } from "./prop-descriptions.ts";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];
type ArgType = ReturnType<Enhancer>[string];
type ArgKind = NonNullable<ArgType["type"]>;

/** The panel edits as much JSON without a delay. */
const MAX_JSON_LENGTH = 20_000;

/** True when a value survives JSON: no function, element or set. */
function isData(value: unknown): boolean {
  if (value === null || ["string", "number", "boolean", "undefined"].includes(typeof value)) {
    return true;
  }
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return !("$$typeof" in value) && Object.values(value).every(isData);
}

/** The parts of a type; `X | null | undefined` counts as X, since a control cannot enter the others. */
function kindsOf(type: ArgKind | undefined): readonly string[] {
  if (type === undefined || typeof type === "string") return [];
  if (type.name === "union") return type.value.flatMap(kindsOf);
  if (type.name !== "other") return [type.name];
  return ["null", "undefined"].includes(type.value) ? [] : [type.value];
}

/** False where a control would do nothing sensible. */
function controlFor(argType: ArgType, value: unknown): ArgType["control"] {
  const kinds = kindsOf(argType.type);
  if (argType.options !== undefined || kinds.includes("enum") || kinds.includes("function")) {
    return undefined;
  }
  const one = kinds.length === 1 && typeof value === "undefined" ? kinds[0] : typeof value;
  if (one === "string") return { type: "text" };
  if (one === "number") return { type: "number" };
  if (one === "boolean") return { type: "boolean" };
  if (value === null) return kinds[0] === "string" ? { type: "text" } : false;
  if (typeof value !== "object" || !isData(value)) return false;
  return JSON.stringify(value).length <= MAX_JSON_LENGTH ? { type: "object" } : false;
}

const onOneLine = (source: string): string =>
  source
    .replaceAll(/\/\*\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The source text of a type when docgen only gives "union" or the like. */
function summaryOf({ type }: ArgType, value: unknown): string | undefined {
  if (type === undefined || typeof type === "string") return undefined;
  if (type.name === "other" && type.value === "unknown") {
    return Array.isArray(value) ? "list" : undefined;
  }
  if (!["union", "intersection", "object"].includes(type.name)) return undefined;
  return type.raw === undefined ? undefined : onOneLine(type.raw);
}

/**
 * Chooses the control of each property of a story. Storybook's default is an editor for JSON, also for
 * icons, elements, sets and optional functions: those are shown without a control. Optional text, numbers
 * and choices get a control of their own. A story's own `argTypes` win.
 */
export const workingControls: Enhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const argType = argTypes[name] ?? { name };
      const value: unknown = initialArgs[name];
      const control = argType.control ?? controlFor(argType, value);
      const summary = summaryOf(argType, value);
      const description = argType.description || PROP_DESCRIPTIONS[name];
      return [
        name,
        {
          ...argType,
          ...(description === undefined ? {} : { description }),
          ...(control === undefined ? {} : { control }),
          ...(summary === undefined
            ? {}
            : { table: { ...argType.table, type: { ...argType.table?.type, summary } } }),
        },
      ];
    }),
  );
};
