/** A node of a bundled OpenAPI document. */
type Node = { [key: string]: unknown };

/** Source text of an expression that makes one value, as orval inlines it into a factory. */
type Recipe = () => unknown;

/** What the mock generator is told besides the document. */
export interface MockRecipes {
  /** By schema, then by property. */
  schemas: Record<string, { properties: Record<string, Recipe> }>;
  /** By the name that {@link specForMocks} puts into `format`. */
  format: Record<string, Recipe>;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** orval writes a function's source text into its output, so the text is all that counts. */
function recipe(expression: string): Recipe {
  const source = () => {
    throw new Error(`Only the text of this recipe is used: ${expression}`);
  };
  source.toString = () => `() => faker.${expression}`;
  return source;
}

/** The name under which a schema that is no property finds its recipe. */
function formatName(expression: string): string {
  return `faker ${expression}`;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, visit);
  } else if (isNode(value)) {
    visit(value);
    for (const inner of Object.values(value)) walk(inner, visit);
  }
}

/**
 * Collects the `x-faker` expressions of a document. orval knows no such extension, but takes recipes
 * per property of a named schema and per `format`.
 */
export function mockRecipes(document: unknown): MockRecipes {
  const recipes: MockRecipes = { schemas: {}, format: {} };
  const components = isNode(document) ? document["components"] : undefined;
  const schemas = isNode(components) ? components["schemas"] : undefined;
  for (const [name, schema] of Object.entries(isNode(schemas) ? schemas : {})) {
    const properties = isNode(schema) ? schema["properties"] : undefined;
    const found = Object.entries(isNode(properties) ? properties : {}).flatMap(
      ([key, property]) => {
        const expression = isNode(property) ? property["x-faker"] : undefined;
        return typeof expression === "string" ? [[key, recipe(expression)] as const] : [];
      },
    );
    if (found.length > 0) recipes.schemas[name] = { properties: Object.fromEntries(found) };
  }
  walk(document, (node) => {
    const expression = node["x-faker"];
    if (typeof expression === "string") {
      recipes.format[formatName(expression)] = recipe(expression);
    }
  });
  return recipes;
}

/** The example that `entry` stands for, when it only points at a shared one. */
function sharedExample(document: unknown, entry: unknown): unknown {
  const pointer = isNode(entry) ? entry["$ref"] : undefined;
  if (typeof pointer !== "string") return entry;
  let found = document;
  for (const key of pointer.split("/").slice(1)) found = isNode(found) ? found[key] : undefined;
  if (found === undefined) throw new Error(`spec-for-mocks: ${pointer} leads nowhere`);
  return found;
}

/**
 * The document as the mock generator needs it; nothing a client sees comes from it.
 *
 * - `x-faker` becomes a `format` that finds its recipe;
 * - shared examples stand where they are used, since orval does not follow those pointers;
 * - examples of binary bodies go, since a text is no Blob;
 * - a 204 beside another success goes, since a handler answers in one way: with the other one.
 */
export function specForMocks<Document>(document: Document): Document {
  const copy = structuredClone(document);
  walk(copy, (node) => {
    if (typeof node["x-faker"] === "string" && typeof node["type"] === "string") {
      node["format"] = formatName(node["x-faker"]);
    }
    if (isNode(node["schema"]) && node["schema"]["format"] === "binary") delete node["examples"];
    const examples = node["examples"];
    if (isNode(node["schema"]) && isNode(examples)) {
      for (const [name, entry] of Object.entries(examples)) {
        examples[name] = sharedExample(copy, entry);
      }
    }
    const responses = node["responses"];
    if (isNode(responses) && "200" in responses) delete responses["204"];
  });
  return copy;
}
