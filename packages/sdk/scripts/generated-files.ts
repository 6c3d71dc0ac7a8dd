/** What the clients of orval in this folder have in common: imports, file names and texts that they write. */
import path from "node:path";
import {
  type GeneratorImport,
  type GeneratorVerbOptions,
  kebab,
  type NormalizedOutputOptions,
} from "orval";
import type { Contract, OperationDoc } from "./operation-docs.ts";
import type { Named } from "./operation-rules.ts";

/** The host that a contract describes. */
export type Host = "auth" | "main";

/** The methods of each path of the bundled contract, with their operation. */
export type Paths = Readonly<
  Record<string, Readonly<Record<string, { operationId?: string | undefined }>>>
>;

/** A bundled contract as the clients read it. */
export interface ClientContract extends Contract {
  readonly paths: Paths;
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
}

/** First line of every generated file, in a comment. */
export const HEADER =
  "Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.";

/** The import of a value from a file of `src`, into a file of `src/generated/<host>/<kind>`. */
export const importOf = ({ name, file }: Named): GeneratorImport => ({
  name,
  importPath: `../../../${file}.ts`,
  values: true,
});

/** The same of a type. */
export const typeImportOf = (named: Named): GeneratorImport => ({
  ...importOf(named),
  values: false,
});

/** The one tag of an operation, as its file is named. */
export const tagFileOf = ({ tags, operationName }: GeneratorVerbOptions): string => {
  const [tag] = tags;
  if (tag === undefined) throw new Error(`The contract gives ${operationName} no tag`);
  return kebab(tag);
};

/** The parameters that are in the path, in its order. */
export const pathParameters = (route: string): readonly string[] =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What the contract says of an operation. */
export function docOf(
  docs: ReadonlyMap<string, OperationDoc>,
  { operationName }: GeneratorVerbOptions,
): OperationDoc {
  const doc = docs.get(operationName);
  if (!doc) throw new Error(`The contract has no operation ${operationName}`);
  return doc;
}

/** A file beside the target of an output. */
export function fileBeside(
  output: NormalizedOutputOptions,
  name: string,
  lines: readonly string[],
) {
  const folder = path.dirname(output.target);
  return { path: path.join(folder, name), content: `/** ${HEADER} */\n${lines.join("\n")}\n` };
}

/** The names of the files that an output writes, in their order. */
export const tagFilesOf = (verbs: Readonly<Record<string, GeneratorVerbOptions>>): string[] =>
  [...new Set(Object.values(verbs).map(tagFileOf))].toSorted();

/** An index that hands on every file of an output. */
export const indexFile = (
  verbs: Readonly<Record<string, GeneratorVerbOptions>>,
  output: NormalizedOutputOptions,
) =>
  fileBeside(
    output,
    "index.ts",
    tagFilesOf(verbs).map((tag) => `export * from "./${tag}.ts";`),
  );
