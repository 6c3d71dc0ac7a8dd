/**
 * Changes that orval has no configuration for. They run as orval's last step, so that every way to
 * generate includes them.
 */
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { events } from "../src/mock-rules/events.ts";
import { people } from "../src/mock-rules/people.ts";
import { training } from "../src/mock-rules/training.ts";
import { type ContractPaths, leaveSpecificPaths } from "./specific-paths.ts";

/** The parts of schemas that this module reads. */
export type NamedSchemas = Readonly<
  Record<string, { properties?: object; additionalProperties?: unknown }>
>;

/** Schemas: an object with listed properties that allows others keeps the others when parsed. */
export function keepUnlistedKeys(source: string, schemas: NamedSchemas): string {
  let result = source;
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema.properties !== undefined && schema.additionalProperties === true) {
      const found = `export const ${name} = zod.object(`;
      if (!result.includes(found)) {
        throw new Error(`postprocess-generated: no zod object for ${name}`);
      }
      result = result.replace(found, `export const ${name} = zod.looseObject(`);
    }
  }
  return result;
}

/**
 * Schemas: a bundler can drop unused ones. It cannot know that making a schema has no side effects,
 * and orval has no option for it.
 */
export function dropUnusedSchemas(source: string): string {
  return source.replaceAll(
    /^(export const \w+ = )(zod\.[\s\S]*?);?\n(?=\n|export |(?![^]))/gm,
    (_, start: string, schema: string) => `${start}/* @__PURE__ */ (() => ${schema})();\n`,
  );
}

const importFromFiles = (name: string, source: string): string =>
  source.replace(/^import /m, `import { ${name} } from "../../../http/files.ts";\nimport `);

/**
 * Schemas: a file may be of any implementation of `Blob`. The type of `zod.instanceof` also has a
 * name that zod 4.0 lacks.
 */
export function acceptAnyBlob(source: string): string {
  const result = source.replaceAll(
    "zod.instanceof(Blob)",
    'zod.custom<Blob>(isBlob, "Input not instance of Blob")',
  );
  return result === source ? source : importFromFiles("isBlob", result);
}

/**
 * Mocks: a handler answers with bytes. In a simulated page `Response` is that of Node.js, which
 * makes a text of a Blob of the page.
 */
export function answerWithBytes(source: string): string {
  const result = source.replaceAll(
    "new HttpResponse(binaryBody,",
    "new HttpResponse(await bytesOf(binaryBody),",
  );
  return result === source ? source : importFromFiles("bytesOf", result);
}

/** A factory of a schema, as orval writes it: an object with the overrides last. */
const FACTORY =
  /^(export const get(\w+)Mock = \(overrideResponse: Partial<\w+> = \{\}\): \w+ => )\((\{.*?, \.\.\.overrideResponse\})\)$/gms;

/**
 * Mocks: applies the rule of its schema, if any, to what a factory makes. A rule without a factory
 * is an error.
 *
 * @param rules schemas with a rule, by the module of the rule
 */
export function applyMockRules(
  source: string,
  rules: ReadonlyMap<string, readonly string[]>,
  folder: string,
): string {
  const lost = new Set([...rules.values()].flat());
  const result = source.replaceAll(FACTORY, (whole, start: string, name: string, made: string) => {
    const [subject] = [...rules].find(([, names]) => names.includes(name)) ?? [];
    if (subject === undefined) return whole;
    lost.delete(name);
    return `${start}${subject}.${name}(${made}, overrideResponse)`;
  });
  if (lost.size > 0) {
    throw new Error(`postprocess-generated: no factory for ${[...lost].join(", ")}`);
  }
  const imports = [...rules.keys()].map(
    (subject) => `import { ${subject} } from "${folder}/${subject}.ts";\n`,
  );
  return result.replace(/^import /m, `${imports.join("")}import `);
}

/** Parameters: under exactOptionalPropertyTypes a caller may pass undefined too. */
export const acceptUndefined = (source: string): string =>
  source.replaceAll(/^([ \t]*\w+\?: (?:(?!undefined)[^;\n])+);$/gm, "$1 | undefined;");

/** Mocks: a text without other constraints becomes words; orval draws up to 65,535 letters. */
export function writeWords(source: string): string {
  return source.replaceAll(
    /faker\.string\.alpha\(\{length: \{min: \d+, max: \d+\}\}\)/g,
    "faker.word.words({ count: { min: 1, max: 3 } })",
  );
}

/** Schemas with a rule, by the module of the rule. */
const MOCK_RULES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ people, events, training }).map(([subject, rules]) => [
    subject,
    Object.keys(rules),
  ]),
);

/** Mock files begin as PDF, because the client refuses random bytes under that media type. */
export function startFilesAsPdf(source: string): string {
  const changed = source.replaceAll(
    /new Blob\(\[new Uint8Array\(faker\.number\.int\(\{[^}]*\}\)\)\]\)/g,
    'new Blob(["%PDF-1.7\\n"], { type: "application/pdf" })',
  );
  // The library may be unused now.
  return /\bfaker\./.test(changed)
    ? changed
    : changed.replace(/import \{\s*faker\s*\} from ['"]@faker-js\/faker[^\n]*\n/, "");
}

/** Mocks: draws with the faker of this package. */
export function useOwnFaker(source: string): string {
  return source.replace(
    /(import \{\s*faker\s*\} from )(['"])@faker-js\/faker\/locale\/en\2/,
    "$1$2../../../mock-rules/faker.ts$2",
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
  const next = change(source);
  if (next !== source) writeFileSync(file, next);
}

/**
 * Moves the files from orval's folder for each tag up: `people/people.msw.ts` becomes
 * `people.msw.ts`, and `schemas.schemas.ts` becomes `entities.ts`.
 */
export function flatten(folder: string): void {
  for (const tag of readdirSync(folder)) {
    const inner = join(folder, tag);
    if (!statSync(inner).isDirectory()) continue;
    for (const name of readdirSync(inner)) {
      rewrite(join(inner, name), moveImportsUp);
      renameSync(join(inner, name), join(folder, name));
    }
    rmSync(inner, { recursive: true });
  }
  const entities = join(folder, "schemas.schemas.ts");
  if (existsSync(entities)) renameSync(entities, join(folder, "entities.ts"));
  for (const file of filesBelow(folder)) {
    rewrite(file, (source) =>
      source
        .replaceAll(/(["'])\.\/([\w-]+)\/\2(\.\w+)?\.ts\1/g, "$1./$2$3.ts$1")
        .replaceAll("./schemas.schemas.ts", "./entities.ts"),
    );
  }
}

/** Adjusts imports of a file that moves up by one folder. */
export function moveImportsUp(source: string): string {
  return source.replaceAll(
    /(\bfrom\s*["'])\.\.\/(\.\.\/)?/g,
    (_, start: string, further: string | undefined) => `${start}${further ?? "./"}`,
  );
}

/** @param folder of the output, such as src/generated/main/hooks */
export function postprocess(
  folder: string,
  kind: "calls" | "hooks" | "mocks" | "raw" | "schemas",
  schemas: NamedSchemas,
): void {
  if (!existsSync(folder)) throw new Error(`postprocess-generated: ${folder} was not generated`);
  flatten(folder);
  for (const file of filesBelow(folder)) {
    if (kind === "mocks" && !/\.(msw|faker)\.ts$/.test(file)) {
      // orval always writes the calls with the mocks; raw/ has them already.
      rmSync(file);
    } else if (kind === "mocks") {
      rewrite(file, (source) => useOwnFaker(answerWithBytes(startFilesAsPdf(source))));
    } else if (kind === "schemas" && basename(file) === "entities.ts") {
      rewrite(file, (source) =>
        dropUnusedSchemas(acceptAnyBlob(keepUnlistedKeys(source, schemas))),
      );
    } else if (kind === "schemas") {
      rewrite(file, dropUnusedSchemas);
    }
  }
}

/** Each kind of output writes the types of a host's contract again. */
export function postprocessTypes(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (file.endsWith("Params.ts")) rewrite(file, acceptUndefined);
  }
}

/**
 * Applies the rules of `src/mock-rules` to the factories of a host's schemas, which are beside its
 * wire types.
 */
export function applySchemaRules(file: string, host: "auth" | "main"): void {
  rewrite(file, (source) => {
    const written = useOwnFaker(writeWords(source));
    // Only the main host has entities whose fields depend on each other.
    return host === "auth" ? written : applyMockRules(written, MOCK_RULES, "../../../mock-rules");
  });
}

/** @param folder of the handlers */
export function applyPathRules(folder: string, paths: ContractPaths): void {
  for (const file of filesBelow(folder)) {
    if (file.endsWith(".msw.ts")) rewrite(file, (source) => leaveSpecificPaths(source, paths));
  }
}
