import {
  type core,
  safeParse,
  ZodArray,
  ZodNullable,
  ZodObject,
  ZodOptional,
  ZodRecord,
  ZodUnion,
} from "zod";
import { isRecord } from "./body.ts";

type Path = readonly (string | number)[];

/**
 * Returns paths of keys that the schema does not list. It follows the schema rather than a parsed
 * copy, which an invalid value does not have.
 */
export function unknownKeys(schema: core.$ZodType | null, value: unknown, at: Path = []): Path[] {
  if (schema instanceof ZodOptional || schema instanceof ZodNullable) {
    return unknownKeys(schema.unwrap(), value, at);
  }
  if (schema instanceof ZodUnion) return unknownKeys(optionFor(schema, value), value, at);
  if (schema instanceof ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => unknownKeys(schema.element, entry, [...at, index]));
  }
  if (!isRecord(value) || value instanceof Blob) return [];
  const entries = Object.entries(value);
  if (schema instanceof ZodRecord) {
    return entries.flatMap(([key, inner]) => unknownKeys(schema.valueType, inner, [...at, key]));
  }
  if (!(schema instanceof ZodObject)) return [];
  const { catchall } = schema.def;
  const shape: Readonly<Record<string, core.$ZodType>> = schema.shape;
  return entries.flatMap(([key, inner]) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : catchall;
    return known === undefined ? [[...at, key]] : unknownKeys(known, inner, [...at, key]);
  });
}

/** Returns the option that the value fits, else the one of its form. */
function optionFor({ options }: ZodUnion, value: unknown): core.$ZodType | null {
  const judged = options.map((option) => ({
    option,
    issues: safeParse(option, value).error?.issues ?? [],
  }));
  const fitting =
    judged.find(({ issues }) => issues.length === 0) ??
    judged.find(({ issues }) => issues.every(({ path }) => path.length > 0));
  return fitting?.option ?? null;
}
