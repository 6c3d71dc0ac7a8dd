/** Shared by the clients of orval in this folder: imports, file names and texts. */
import path from "node:path";
import {
  type GeneratorImport,
  type GeneratorVerbOptions,
  kebab,
  type NormalizedOutputOptions,
} from "orval";
import type { Contract, OperationDoc } from "./operation-docs.ts";
import type { Named } from "./operation-rules.ts";

export type Host = "auth" | "main";

/** The operations of the bundled contract by path and method. */
export type Paths = Readonly<
  Record<string, Readonly<Record<string, { operationId?: string | undefined }>>>
>;

export interface ClientContract extends Contract {
  readonly paths: Paths;
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
}

/** First line of every generated file, in a comment. */
export const HEADER =
  "Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.";

/** Imports a value from a file of `src` into a file of `src/generated/<host>/<kind>`. */
export const importOf = ({ name, file }: Named): GeneratorImport => ({
  name,
  importPath: `../../../${file}.ts`,
  values: true,
});

export const typeImportOf = (named: Named): GeneratorImport => ({
  ...importOf(named),
  values: false,
});

/** The file name of an operation's only tag. */
export const tagFileOf = ({ tags, operationName }: GeneratorVerbOptions): string => {
  const [tag] = tags;
  if (tag === undefined) throw new Error(`The contract gives ${operationName} no tag`);
  return kebab(tag);
};

export function docOf(
  docs: ReadonlyMap<string, OperationDoc>,
  { operationName }: GeneratorVerbOptions,
): OperationDoc {
  const doc = docs.get(operationName);
  if (!doc) throw new Error(`The contract has no operation ${operationName}`);
  return doc;
}

export function fileBeside(
  output: NormalizedOutputOptions,
  name: string,
  lines: readonly string[],
) {
  const folder = path.dirname(output.target);
  return { path: path.join(folder, name), content: `/** ${HEADER} */\n${lines.join("\n")}\n` };
}

/** Names of the files of an output, sorted. */
export const tagFilesOf = (verbs: Readonly<Record<string, GeneratorVerbOptions>>): string[] =>
  [...new Set(Object.values(verbs).map(tagFileOf))].toSorted();

/** An index that exports every file of an output. */
export const indexFile = (
  verbs: Readonly<Record<string, GeneratorVerbOptions>>,
  output: NormalizedOutputOptions,
) =>
  fileBeside(
    output,
    "index.ts",
    tagFilesOf(verbs).map((tag) => `export * from "./${tag}.ts";`),
  );
