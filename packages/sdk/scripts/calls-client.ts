/**
 * Calls as clients of orval, its documented way to generate other code from parsed operations. Its
 * own axios client has no room for a reader, does not encode parameters of a path and writes no
 * types for options and results.
 *
 * Three layers: `raw` returns a reply as it came, `calls` its model, and `groups` has both as the
 * methods of a client.
 */
import { camel, type ClientGeneratorsBuilder, type GeneratorVerbOptions } from "orval";
import {
  type ClientContract,
  docOf,
  fileBeside,
  type Host,
  importOf,
  indexFile,
  tagFileOf,
  tagFilesOf,
  typeImportOf,
} from "./generated-files.ts";
import { capital, methodName } from "./method-names.ts";
import { callComment, comment, type OperationDoc, operationDocs } from "./operation-docs.ts";
import { EFFECTFUL_GETS, READERS } from "./operation-rules.ts";

const OPTIONS = { name: "RequestOptions", file: "http/request" };
const METHOD_OPTIONS = { name: "CallOptions", file: "http/request" };

const parametersOf = ({ props }: GeneratorVerbOptions, options: string): string =>
  [...props.map(({ implementation }) => implementation), `options?: ${options}`].join(", ");

const argumentsOf = ({ props }: GeneratorVerbOptions): string =>
  [...props.map(({ name }) => name), "options"].join(", ");

/** Types of the contract in the signature of a call. */
const parameterTypes = ({ body, queryParams }: GeneratorVerbOptions) => [
  ...body.imports,
  ...(queryParams ? [{ name: queryParams.schema.name }] : []),
];

const rawTypeOf = ({ response }: GeneratorVerbOptions): string => response.definition.success;

function requestOf({ verb, pathRoute, body, props, queryParams, response }: GeneratorVerbOptions) {
  const data = props.find(({ type }) => type === "body")?.name;
  const isForm = body.contentType === "multipart/form-data";
  const address = pathRoute.includes("{")
    ? `path\`${pathRoute.replaceAll(/\{(\w+)\}/g, "${$1}")}\``
    : `"${pathRoute}"`;
  return [
    `url: ${address}`,
    `method: "${verb.toUpperCase()}"`,
    ...(data === undefined ? [] : [`headers: { "Content-Type": "${body.contentType}" }`]),
    ...(queryParams ? ["params"] : []),
    ...(data === undefined ? [] : [isForm ? `upload: toFormDataLater(${data})` : `data: ${data}`]),
    ...(response.isBlob ? ["...FILE_REPLY"] : []),
  ].join(", ");
}

/**
 * Calls that return a reply as it came.
 *
 * @param accept the header Accept of operations whose replies are not only JSON
 */
export function rawClient(
  host: Host,
  contract: ClientContract,
  accept: ReadonlyMap<string, string>,
): () => ClientGeneratorsBuilder {
  const docs = operationDocs(contract);
  return () => ({
    client: (verb) => {
      const { operationName: name } = verb;
      const types = accept.get(name);
      const changed = [
        ...(types === undefined ? [] : [`accept: "${types}"`]),
        "...options",
        ...(EFFECTFUL_GETS.has(name) ? ["retries: 0"] : []),
      ];
      const options = changed.length === 1 ? "options" : `{ ${changed.join(", ")} }`;
      const doc = callComment(name, docOf(docs, verb), "reply");
      return {
        docComment: "",
        implementation: `
${doc}
export async function ${name}(${parametersOf(verb, OPTIONS.name)}): Promise<${rawTypeOf(verb)}> {
  return ${host}Http({ ${requestOf(verb)} }, ${options});
}
`,
        imports: [
          importOf({ name: `${host}Http`, file: "http/calls" }),
          importOf({ name: "path", file: "http/calls" }),
          importOf({ name: "toFormDataLater", file: "http/form-data" }),
          importOf({ name: "FILE_REPLY", file: "http/reply-file" }),
          typeImportOf(OPTIONS),
          ...parameterTypes(verb),
          ...verb.response.imports,
        ],
      };
    },
    header: () => "",
    dependencies: () => [],
    extraFiles: async (verbs, output) => [
      indexFile(verbs, output),
      ...groupFiles("raw", host, contract, docs, verbs).map(({ name, lines }) =>
        fileBeside(output, `../raw-groups/${name}`, lines),
      ),
    ],
  });
}

/** The result of a call, and its name in examples. */
function modelOf(verb: GeneratorVerbOptions): { gives: string; result: string | undefined } {
  const reader = READERS.get(verb.operationName);
  if (verb.response.isBlob) return { gives: "Blob", result: "blob" };
  if (!reader) return { gives: "void", result: undefined };
  const name = reader.name.replace(/^read(?:Updated)?/, "");
  return { gives: reader.gives, result: name.charAt(0).toLowerCase() + name.slice(1) };
}

/** Calls of the main host that return the model of a reply. */
export function callsClient(contract: ClientContract): () => ClientGeneratorsBuilder {
  const docs = operationDocs(contract);
  return () => ({
    client: (verb) => {
      const { operationName: name } = verb;
      const reader = READERS.get(name);
      const { gives, result } = modelOf(verb);
      const reply = `await raw.${name}(${argumentsOf(verb)})`;
      const body = reader
        ? `return ${reader.name}(${reply});`
        : `${gives === "Blob" ? "return " : ""}${reply};`;
      return {
        docComment: "",
        implementation: `
${callComment(name, docOf(docs, verb), result)}
export async function ${name}(${parametersOf(verb, OPTIONS.name)}): Promise<${gives}> {
  ${body}
}
`,
        imports: [
          {
            name: "raw",
            importPath: `../raw/${tagFileOf(verb)}.ts`,
            namespaceImport: true,
            values: true,
          },
          typeImportOf(OPTIONS),
          ...parameterTypes(verb),
          ...(reader ? [importOf(reader)] : []),
          ...(reader?.type ? [typeImportOf(reader.type)] : []),
        ],
      };
    },
    header: () => "",
    dependencies: () => [],
    extraFiles: async (verbs, output) => [
      indexFile(verbs, output),
      ...groupFiles("calls", "main", contract, docs, verbs).map(({ name, lines }) =>
        fileBeside(output, `../groups/${name}`, lines),
      ),
    ],
  });
}

type Layer = "raw" | "calls";

/** For each tag an interface, and the calls that are its methods. */
function groupFiles(
  layer: Layer,
  host: Host,
  contract: ClientContract,
  docs: ReadonlyMap<string, OperationDoc>,
  verbs: Readonly<Record<string, GeneratorVerbOptions>>,
) {
  const files = tagFilesOf(verbs);
  const groups = files.map((file) => {
    const members = Object.values(verbs).filter((verb) => tagFileOf(verb) === file);
    return {
      name: `${file}.ts`,
      lines: [...groupImports(layer, file, members), "", ...group(layer, contract, docs, members)],
    };
  });
  return [...groups, { name: "index.ts", lines: groupIndex(layer, host, contract, files, verbs) }];
}

/** All groups of a host in one object, such as `MainCalls` and `mainCalls`, or the raw ones. */
function groupIndex(
  layer: Layer,
  host: Host,
  contract: ClientContract,
  files: readonly string[],
  verbs: Readonly<Record<string, GeneratorVerbOptions>>,
): string[] {
  const groups = files.map((file) => {
    const [tag = ""] = Object.values(verbs).find((verb) => tagFileOf(verb) === file)?.tags ?? [];
    return { file, tag, type: groupType(layer, tag), about: aboutTag(contract, tag) };
  });
  const type = groupType(layer, capital(host));
  return [
    ...groups.map(
      ({ file, type: name }) => `import { ${camel(name)}, type ${name} } from "./${file}.ts";`,
    ),
    "",
    ...groups.map(({ file }) => `export type * from "./${file}.ts";`),
    "",
    "/** The calls of the host by the tags of its contract. */",
    `export interface ${type} {`,
    ...groups.flatMap(({ tag, type: name, about }) => [
      comment([about]),
      `readonly ${camel(tag)}: ${name};`,
    ]),
    "}",
    "",
    `export const ${camel(type)}: ${type} = {`,
    ...groups.map(({ tag, type: name }) => `${camel(tag)}: ${camel(name)},`),
    "};",
  ];
}

const groupType = (layer: Layer, name: string) => `${layer === "raw" ? "Raw" : ""}${name}Calls`;

function aboutTag(contract: ClientContract, tag: string): string {
  const about = contract.tags?.find(({ name }) => name === tag)?.description;
  if (about === undefined) throw new Error(`The contract does not describe the tag ${tag}`);
  return about;
}

/** Such as `PeopleCalls` and `peopleCalls`, or `RawPeopleCalls` and `rawPeopleCalls`. */
function group(
  layer: Layer,
  contract: ClientContract,
  docs: ReadonlyMap<string, OperationDoc>,
  members: readonly GeneratorVerbOptions[],
): string[] {
  const isRaw = layer === "raw";
  const [tag = ""] = members[0]?.tags ?? [];
  const about = aboutTag(contract, tag);
  const type = groupType(layer, tag);
  const callee = `recurrent.${isRaw ? "raw." : ""}${camel(tag)}`;
  const methods = members.map((verb) => {
    const method = methodName(tag, verb.operationName);
    const { gives, result } = isRaw ? { gives: rawTypeOf(verb), result: "reply" } : modelOf(verb);
    const parameters = parametersOf(verb, METHOD_OPTIONS.name);
    return {
      signature: [
        callComment(`${callee}.${method}`, docOf(docs, verb), result),
        `${method}(${parameters}): Promise<${gives}>;`,
        "",
      ],
      entry: `${method}: ${layer}.${verb.operationName},`,
    };
  });
  return [
    comment([isRaw ? `${about} Replies as they came.` : about]),
    `export interface ${type} {`,
    ...methods.flatMap(({ signature }) => signature),
    "}",
    "",
    `export const ${camel(type)}: ${type} = {`,
    ...methods.map(({ entry }) => entry),
    "};",
  ];
}

const wordsIn = (source: string): ReadonlySet<string> => new Set(source.match(/\w+/g));

/** Imports types from the files that declare them. */
function groupImports(
  layer: Layer,
  file: string,
  members: readonly GeneratorVerbOptions[],
): string[] {
  const files = new Map<string, Set<string>>();
  const add = (source: string, name: string) =>
    files.set(source, (files.get(source) ?? new Set()).add(name));
  add("../../../http/request.ts", METHOD_OPTIONS.name);
  for (const verb of members) {
    const ofReply = layer === "raw" ? verb.response.imports : [];
    const used = wordsIn(`${parametersOf(verb, "")} ${layer === "raw" ? rawTypeOf(verb) : ""}`);
    for (const { name } of [...parameterTypes(verb), ...ofReply]) {
      if (used.has(name)) add("../wire/index.ts", name);
    }
    const type = layer === "calls" ? READERS.get(verb.operationName)?.type : undefined;
    if (type) add(`../../../${type.file}.ts`, type.name);
  }
  return [
    ...[...files].map(
      ([source, names]) => `import type { ${[...names].toSorted().join(", ")} } from "${source}";`,
    ),
    `import * as ${layer} from "../${layer}/${file}.ts";`,
  ];
}
