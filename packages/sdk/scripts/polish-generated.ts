/**
 * Mends what orval cannot be configured to do. It runs as orval's own last step, so every way to
 * generate goes through it; each rule throws when it no longer finds what it was written for.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Schemas by name, as far as this module reads them. */
export type NamedSchemas = Readonly<
  Record<string, { properties?: object; additionalProperties?: unknown }>
>;

/** Calls: orval 8.38 encodes path parameters for its other clients, but not for plain axios calls. */
export function encodePathParameters(source: string): string {
  return source.replaceAll(/(\burl: `)([^`]*)`/g, (_, start: string, path: string) => {
    const encoded = path.replaceAll(
      /\$\{(?!encodeURIComponent\()(\w+)\}/g,
      "${encodeURIComponent(String($1))}",
    );
    return `${start}${encoded}\``;
  });
}

/** Calls: what a call gives has a name already, that of the wire type. */
export function dropResultTypes(source: string): string {
  return source.replaceAll(/^ *export type \w+Result = NonNullable<.*>\n?/gm, "");
}

/** Schemas: an object that lists properties and allows others keeps the others when it is parsed. */
export function keepUnlistedKeys(source: string, schemas: NamedSchemas): string {
  let result = source;
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema.properties !== undefined && schema.additionalProperties === true) {
      const found = `export const ${name} = zod.object(`;
      if (!result.includes(found)) throw new Error(`polish-generated: no zod object for ${name}`);
      result = result.replace(found, `export const ${name} = zod.looseObject(`);
    }
  }
  return result;
}

/**
 * Schemas: whoever uses a few of them is not sent all. A bundler cannot know that making a schema does
 * nothing else, and orval has no word for it.
 */
export function dropUnusedSchemas(source: string): string {
  return source.replaceAll(
    /^(export const \w+ = )(zod\.[\s\S]*?);?\n(?=\n|export |(?![^]))/gm,
    (_, start: string, schema: string) => `${start}/* @__PURE__ */ (() => ${schema})();\n`,
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

function rewrite(file: string, change: (source: string) => string): void {
  const source = readFileSync(file, "utf8");
  const next = change(source).replaceAll(/[ \t]+$/gm, "");
  if (next !== source) writeFileSync(file, next);
}

/**
 * Polishes one kind of output in place.
 *
 * @param folder of the output, such as src/generated/main/hooks.
 */
export function polish(
  folder: string,
  kind: "calls" | "hooks" | "mocks" | "schemas",
  schemas: NamedSchemas,
): void {
  if (!existsSync(folder)) throw new Error(`polish-generated: ${folder} was not generated`);
  for (const file of filesBelow(folder)) {
    const inside = relative(folder, file).split(sep);
    if (kind === "mocks" && !/\.(msw|faker)\.ts$/.test(file)) {
      // orval cannot leave the calls out where it writes mocks; they stand in calls/ already.
      rmSync(file);
    } else if (kind === "calls") {
      rewrite(file, (source) => encodePathParameters(dropResultTypes(source)));
    } else if (kind === "schemas" && inside.at(-1) === "schemas.schemas.ts") {
      rewrite(file, (source) => dropUnusedSchemas(keepUnlistedKeys(source, schemas)));
    } else if (kind === "schemas") {
      rewrite(file, dropUnusedSchemas);
    } else {
      rewrite(file, (source) => source);
    }
  }
}
