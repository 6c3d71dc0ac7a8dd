/** JSON Schema allows undeclared parts of a request by default. */

/** The parts of a schema that declare keys. */
export interface Schema {
  $ref?: string;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

/** Finds the schema of a pointer. */
export type Resolve = (pointer: string) => Schema | undefined;

/** All forms of a schema's value, with pointers followed. */
function formsOf(schema: Schema, resolve: Resolve): Schema[] {
  if (schema.$ref !== undefined) {
    const found = resolve(schema.$ref);
    return found === undefined ? [] : formsOf(found, resolve);
  }
  const { oneOf = [], anyOf = [], allOf = [] } = schema;
  const inner = [...oneOf, ...anyOf, ...allOf];
  return [schema, ...inner.flatMap((each) => formsOf(each, resolve))];
}

/**
 * JSON pointers of keys that no form of the schema has. The validator checks which keys fit
 * together.
 */
export function undeclaredKeys(
  value: unknown,
  schemas: readonly Schema[],
  resolve: Resolve,
  at = "",
): string[] {
  const forms = schemas.flatMap((schema) => formsOf(schema, resolve));
  if (Array.isArray(value)) {
    const items = forms.flatMap((form) => form.items ?? []);
    return value.flatMap((entry, index) => undeclaredKeys(entry, items, resolve, `${at}/${index}`));
  }
  if (typeof value !== "object" || value === null) return [];
  const objects = forms.filter((form) => form.properties ?? form.additionalProperties);
  const isOpen = objects.length === 0 || objects.some((form) => form.additionalProperties === true);
  return Object.entries(value).flatMap(([key, inner]) => {
    const pointer = `${at}/${key}`;
    const declared = objects.flatMap(({ properties, additionalProperties: others }) => {
      const own = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
      return own ?? (typeof others === "object" ? others : []);
    });
    if (declared.length > 0) return undeclaredKeys(inner, declared, resolve, pointer);
    return isOpen ? [] : [pointer];
  });
}

/** Exact match, without trailing slash and in the same case. */
export function isAtAddress(path: string, template: string): boolean {
  const parts = path.split("/");
  const expected = template.split("/");
  return (
    parts.length === expected.length &&
    expected.every((part, index) => part.startsWith("{") || part === parts[index])
  );
}
