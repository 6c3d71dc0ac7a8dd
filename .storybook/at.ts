/** A property of something that Storybook types as anything; undefined where there is none. */
export function at(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
