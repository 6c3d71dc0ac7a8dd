/**
 * React hooks as a client of orval, its documented way to generate other code from parsed
 * operations. Its own react-query client cannot use a reader, so its hooks return wire types; it
 * leaves the host out of keys, repeats every call and writes a hundred lines for each hook. This
 * client writes two functions for each operation: its options, for loaders, and a hook.
 */
import type { ClientBuilder, ClientGeneratorsBuilder, GeneratorVerbOptions } from "orval";
import {
  type ClientContract,
  docOf,
  importOf,
  indexFile,
  type Paths,
  tagFileOf,
  typeImportOf,
} from "./generated-files.ts";
import { capital } from "./method-names.ts";
import {
  comment,
  exampleArguments,
  type OperationDoc,
  operationDocs,
  pathParameters,
} from "./operation-docs.ts";
import {
  BACKGROUND_CALLS,
  CACHED_REPLIES,
  EFFECTFUL_GETS,
  ERROR_MAPPERS,
  NO_QUERIES,
  PART_PARAMETERS,
  READERS,
  type Reader,
} from "./operation-rules.ts";

const fromReact = (file: string, name: string) => importOf({ name, file: `react/${file}` });
const typeFromReact = (file: string, name: string) => typeImportOf({ name, file: `react/${file}` });
const callOf = (verb: GeneratorVerbOptions) => ({
  name: verb.operationName,
  importPath: `../calls/${tagFileOf(verb)}.ts`,
  values: true,
});
const CALL_OPTIONS = typeImportOf({ name: "CallOptions", file: "http/request" });

function queryOf(verb: GeneratorVerbOptions, reader: Reader, doc: OperationDoc) {
  const { operationName: name, props } = verb;
  const given = props.map(({ implementation }) => `${implementation}, `).join("");
  const names = props.map((prop) => prop.name);
  const key = [
    '"main"',
    `"${name}"`,
    ...props.map((prop) => (prop.required ? prop.name : `...(${prop.name} ? [${prop.name}] : [])`)),
  ].join(", ");
  const isBackground = BACKGROUND_CALLS.has(name);
  const request = isBackground ? "{ silent: true, ...request }" : "request";
  return {
    implementation: `
${comment([
  `The options of {@link use${capital(name)}}, for loaders and prefetches.`,
  ...(isBackground ? ["", "A failure is only logged."] : []),
])}
export function ${name}Options(${given}request?: ReadCallOptions): ReadOptions<${reader.gives}> {
  return readOptions([${key}], (options) => ${name}(${[...names, "options"].join(", ")}), ${request});
}

${comment([
  doc.about,
  "",
  `${doc.where} · fails as \`${name}\` does`,
  "",
  "@example",
  `const { data, isPending, error } = use${capital(name)}(${exampleArguments(doc).join(", ")});`,
])}
export function use${capital(name)}<Data = ${reader.gives}>(${given}settings?: ReadSettings<${reader.gives}, Data>): UseQueryResult<Data, ApiError> {
  return useQuery({ ...${name}Options(${[...names, "settings?.request"].join(", ")}), ...settingsOf(settings) });
}
`,
    imports: [
      fromReact("query", "readOptions"),
      fromReact("query", "settingsOf"),
      typeFromReact("query", "ReadOptions"),
      typeFromReact("query", "ReadSettings"),
      typeImportOf({ name: "ApiError", file: "errors" }),
      typeFromReact("query", "ReadCallOptions"),
      callOf(verb),
      ...(reader.type ? [typeImportOf(reader.type)] : []),
      ...(verb.queryParams ? [{ name: verb.queryParams.schema.name }] : []),
    ],
  };
}

/** The entity of a write, the query that a delete removes, and the query that shows the reply. */
function mutationRules(verb: GeneratorVerbOptions, paths: Paths): string[] {
  const { operationName: name, pathRoute } = verb;
  const inPath = pathParameters(pathRoute);
  const rules: string[] = [];
  const mapper = ERROR_MAPPERS.get(name);
  if (mapper) rules.push(`mapError: ${mapper.name},`);
  const entity = name.endsWith("Create")
    ? undefined
    : inPath.findLast((each) => !PART_PARAMETERS.has(each));
  if (entity) rules.push(`entityId: ({ ${entity} }) => ${entity},`);
  const shown = paths[pathRoute]?.["get"]?.operationId;
  if (verb.verb === "delete" && shown && READERS.has(shown)) {
    rules.push(
      `removedKey: ({ ${inPath.join(", ")} }) => ${shown}Options(${inPath.join(", ")}).queryKey,`,
    );
  }
  const cached = CACHED_REPLIES.get(name);
  if (cached) {
    const shownIn = pathParameters(
      Object.keys(paths).find((path) => paths[path]?.["get"]?.operationId === cached.query) ?? "",
    );
    const args = shownIn.map((each) => (inPath.includes(each) ? each : "model.id"));
    const used = shownIn.filter((each) => inPath.includes(each));
    const variables = used.length === 0 ? "" : `, { ${used.join(", ")} }`;
    rules.push(
      `cachedKey: (model${variables}) => ${cached.isComplete.name}(model) ? ${cached.query}Options(${args.join(", ")}).queryKey : undefined,`,
    );
  }
  return rules;
}

function mutationOf(verb: GeneratorVerbOptions, doc: OperationDoc, paths: Paths) {
  const { operationName: name, props, pathRoute, body } = verb;
  const isBody = (prop: (typeof props)[number]) => prop.type === "body";
  const fields = props.map((prop) =>
    isBody(prop) ? `data: ${body.definition}` : prop.definition.replace(/,\s*$/, ""),
  );
  const names = props.map((prop) => (isBody(prop) ? "data" : prop.name));
  const variables = `${capital(name)}Variables`;
  const reader = READERS.get(name);
  const gives = reader?.gives ?? "void";
  const given = [
    ...pathParameters(pathRoute).map((each, at) => `${each}: ${doc.inPath[at]}`),
    ...(doc.body === undefined ? [] : [`data: ${doc.body}`]),
  ];
  const rules = [
    `call: ({ ${[...names, "...request"].join(", ")} }, client) => ${name}(${[...names, "{ ...request, client }"].join(", ")}),`,
    ...mutationRules(verb, paths),
  ];
  const mapper = ERROR_MAPPERS.get(name);
  const cached = CACHED_REPLIES.get(name);
  return {
    implementation: `
/** Variables of {@link use${capital(name)}}, with the options of any call. */
export interface ${variables} extends CallOptions {
${fields.map((field) => `  ${field};\n`).join("")}}

/** The options of {@link use${capital(name)}}. */
export function ${name}Options(): WriteOptions<${variables}, ${gives}> {
  return writeOptions<${variables}, ${gives}>("${name}", {
${rules.map((rule) => `    ${rule}\n`).join("")}  });
}

${comment([
  doc.about,
  "",
  `${doc.where} · fails as \`${name}\` does; every query that shows the entity is fetched again`,
  "",
  "@example",
  `const { mutate, isPending, error } = use${capital(name)}();`,
  `mutate({ ${given.join(", ")} });`,
])}
export function use${capital(name)}(settings?: WriteSettings<${variables}, ${gives}>): UseMutationResult<${gives}, ApiError, ${variables}> {
  return useMutation({ ...${name}Options(), ...settings });
}
`,
    imports: [
      fromReact("writes", "writeOptions"),
      typeFromReact("writes", "WriteOptions"),
      typeFromReact("writes", "WriteSettings"),
      typeImportOf({ name: "ApiError", file: "errors" }),
      CALL_OPTIONS,
      callOf(verb),
      ...body.imports,
      ...(reader?.type ? [typeImportOf(reader.type)] : []),
      ...(mapper ? [importOf(mapper)] : []),
      ...(cached ? [importOf(cached.isComplete)] : []),
    ],
  };
}

/** @throws when a rule names an operation that the contract does not have */
export function hooksClient(contract: ClientContract): () => ClientGeneratorsBuilder {
  const { paths } = contract;
  const docs = operationDocs(contract);
  const operations = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).map((each) => each.operationId)),
  );
  const named = [
    ...READERS.keys(),
    ...BACKGROUND_CALLS,
    ...NO_QUERIES,
    ...EFFECTFUL_GETS,
    ...CACHED_REPLIES.keys(),
    ...[...CACHED_REPLIES.values()].map(({ query }) => query),
    ...ERROR_MAPPERS.keys(),
  ];
  for (const name of named) {
    if (!operations.has(name)) throw new Error(`operation-rules: the contract has no ${name}`);
  }
  const client: ClientBuilder = (verb) => {
    const doc = docOf(docs, verb);
    if (verb.verb !== "get") return { ...mutationOf(verb, doc, paths), docComment: "" };
    const reader = NO_QUERIES.has(verb.operationName) ? undefined : READERS.get(verb.operationName);
    if (reader) return { ...queryOf(verb, reader, doc), docComment: "" };
    return { implementation: "", imports: [], docComment: "" };
  };
  return () => ({
    client,
    header: () => "",
    dependencies: () => [
      {
        dependency: "@tanstack/react-query",
        exports: [
          { name: "useMutation", values: true },
          { name: "useQuery", values: true },
          { name: "UseMutationResult" },
          { name: "UseQueryResult" },
        ],
      },
    ],
    extraFiles: async (verbs, output) => [indexFile(verbs, output)],
  });
}
