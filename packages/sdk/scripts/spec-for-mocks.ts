import { followPointers } from "./pointers.ts";

type Node = { [key: string]: unknown };

/** Its source text is an expression for one value, which orval inlines into a factory. */
type Recipe = () => unknown;

/** Input of the mock generator beside the document. */
export interface MockRecipes {
  /** By schema, then by property. */
  schemas: Record<string, { properties: Record<string, Recipe> }>;
  /** By the `format` that {@link specForMocks} sets. */
  format: Record<string, Recipe>;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** orval writes a function's source text into its output, so only the text counts. */
function recipe(expression: string): Recipe {
  const source = () => {
    throw new Error(`Only the text of this recipe is used: ${expression}`);
  };
  source.toString = () => `() => faker.${expression}`;
  return source;
}

/** The format by which a schema that is no property finds its recipe. */
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
 * Collects the `x-faker` expressions of a document. orval does not know them, but takes recipes per
 * property of a named schema and per `format`.
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

/**
 * The document for the mock generator; clients get nothing of it.
 *
 * - `x-faker` becomes a `format` that finds its recipe;
 * - shared examples are copied to where they are used, because orval does not follow those
 *   pointers;
 * - examples of binary bodies are removed, because a text is no Blob;
 * - a 204 beside another success is removed, because a handler answers only in one way.
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
        examples[name] = followPointers(copy, entry);
      }
    }
    const responses = node["responses"];
    if (isNode(responses) && "200" in responses) delete responses["204"];
  });
  return copy;
}
