/**
 * The React hooks, as a client of orval's (its documented way to write other code than its own from the
 * operations it has parsed). Its react-query client cannot be told a reader, so that its hooks give the
 * wire; it leaves the host out of its keys, repeats every call, and writes a hundred lines for each hook.
 * These are two functions for each operation: its options, for loaders, and a hook that takes them.
 */
import {
  type ClientBuilder,
  type ClientGeneratorsBuilder,
  type GeneratorImport,
  type GeneratorVerbOptions,
  kebab,
} from "orval";
import { type CallDoc, callDocs, comment, type Contract } from "./call-docs.ts";
import { KEPT, type Named, PARTS, QUIET, READERS, REFUSED } from "./hook-facts.ts";

/** The methods of each path of the bundled contract, with their operation. */
export type Paths = Readonly<
  Record<string, Readonly<Record<string, { operationId?: string | undefined }>>>
>;

const source = (name: string, importPath: string): GeneratorImport => ({
  name,
  importPath,
  values: true,
});
const fromReact = (file: string, name: string) => source(name, `../../../react/${file}.ts`);
const fromNamed = ({ name, file }: Named) => source(name, `../../../${file}.ts`);
const fromCalls = (name: string, tag: string) => source(name, `../calls/${tag}/${tag}.ts`);
const REQUEST: GeneratorImport = { name: "CallOptions", importPath: "../../../react/query.ts" };

/** The parameters that are in the path, in its order. */
const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function queryOf(verb: GeneratorVerbOptions, tag: string, reader: Named, said: CallDoc) {
  const { operationName: name, props } = verb;
  const given = props.map(({ implementation }) => `${implementation}, `).join("");
  const names = props.map((prop) => prop.name);
  const key = [
    '"main"',
    `"${name}"`,
    ...props.map((prop) => (prop.required ? prop.name : `...(${prop.name} ? [${prop.name}] : [])`)),
  ].join(", ");
  const args = [...said.inPath, said.query].filter((each) => each !== undefined);
  const request = QUIET.has(name) ? "{ silent: true, ...request }" : "request";
  const read = `ReturnType<typeof ${reader.name}>`;
  const wire = `Awaited<ReturnType<typeof ${name}>>`;
  return {
    implementation: `
${comment([
  `The options of {@link use${capital(name)}}, for loaders and prefetches.`,
  ...(QUIET.has(name) ? ["", "A failure is only logged."] : []),
])}
export const ${name}Options = (${given}request?: CallOptions) =>
  readOptions([${key}], (options) => ${name}(${[...names, "options"].join(", ")}), ${reader.name}, ${request});

${comment([
  said.about,
  "",
  `${said.where} · fails as \`${name}\` does`,
  "",
  "@example",
  `const { data, isPending, error } = use${capital(name)}(${args.join(", ")});`,
])}
export const use${capital(name)} = <Data = ${read}>(${given}settings?: ReadSettings<${wire}, ${read}, Data>) =>
  useRead(${name}Options(${[...names, "settings?.request"].join(", ")}), settings);
`,
    imports: [
      fromReact("query", "readOptions"),
      fromReact("query", "useRead"),
      { ...fromReact("query", "ReadSettings"), values: false },
      REQUEST,
      fromCalls(name, tag),
      fromNamed(reader),
      ...(verb.queryParams ? [{ name: verb.queryParams.schema.name }] : []),
    ],
  };
}

function mutationOf(verb: GeneratorVerbOptions, tag: string, said: CallDoc, paths: Paths) {
  const { operationName: name, props, pathRoute, body } = verb;
  const inPath = pathParameters(pathRoute);
  const isBody = (prop: (typeof props)[number]) => prop.type === "body";
  const fields = props.map((prop) =>
    isBody(prop) ? `data: ${body.definition}` : prop.definition.replace(/,\s*$/, ""),
  );
  const names = props.map((prop) => (isBody(prop) ? "data" : prop.name));
  const type = `${capital(name)}Variables`;
  const reader = READERS.get(name);
  const kept = KEPT.get(name);
  const refused = REFUSED.get(name);
  const given = [
    ...inPath.map((each, at) => `${each}: ${said.inPath[at]}`),
    ...(said.body === undefined ? [] : [`data: ${said.body}`]),
  ];
  const lines = [
    `call: ({ ${[...names, "...request"].join(", ")} }: ${type}, client) => ${name}(${[...names, "{ ...request, client }"].join(", ")}),`,
    `read: ${reader?.name ?? "(reply) => reply"},`,
  ];
  if (refused) lines.push(`refused: ${refused.name},`);
  const subject = name.endsWith("Create") ? undefined : inPath.findLast((each) => !PARTS.has(each));
  if (subject) lines.push(`subject: ({ ${subject} }) => ${subject},`);
  const shown = paths[pathRoute]?.["get"]?.operationId;
  if (verb.verb === "delete" && shown && READERS.has(shown)) {
    lines.push(
      `gone: ({ ${inPath.join(", ")} }) => ${shown}Options(${inPath.join(", ")}).queryKey,`,
    );
  }
  if (kept) {
    const shownIn = pathParameters(
      Object.keys(paths).find((path) => paths[path]?.["get"]?.operationId === kept.query) ?? "",
    );
    const args = shownIn.map((each) => (inPath.includes(each) ? each : `${reader?.name}(wire).id`));
    const used = shownIn.filter((each) => inPath.includes(each));
    const variables = used.length === 0 ? "" : `, { ${used.join(", ")} }`;
    lines.push(
      `keep: (wire${variables}) => ${kept.isWhole.name}(wire) ? ${kept.query}Options(${args.join(", ")}).queryKey : undefined,`,
    );
  }
  return {
    implementation: `
/** What {@link use${capital(name)}} sends, and what any call takes. */
export interface ${type} extends CallOptions {
${fields.map((field) => `  ${field};\n`).join("")}}

/** The options of {@link use${capital(name)}}. */
export const ${name}Options = () =>
  writeOptions("${name}", {
${lines.map((line) => `    ${line}\n`).join("")}  });

${comment([
  said.about,
  "",
  `${said.where} · fails as \`${name}\` does; makes every query that shows the thing ask again`,
  "",
  "@example",
  `const { mutate, isPending, error } = use${capital(name)}();`,
  `mutate({ ${given.join(", ")} });`,
])}
export const use${capital(name)} = (settings?: WriteSettings<ReturnType<typeof ${name}Options>>) =>
  useMutation({ ...${name}Options(), ...settings });
`,
    imports: [
      fromReact("writes", "writeOptions"),
      { ...fromReact("writes", "WriteSettings"), values: false },
      REQUEST,
      fromCalls(name, tag),
      ...body.imports,
      ...(reader ? [fromNamed(reader)] : []),
      ...(refused ? [fromNamed(refused)] : []),
      ...(kept ? [fromNamed(kept.isWhole)] : []),
    ],
  };
}

/**
 * @throws when a fact is about a call that the contract does not have
 */
export function hooksClient(contract: Contract & { paths: Paths }): () => ClientGeneratorsBuilder {
  const { paths } = contract;
  const docs = callDocs(contract);
  const operations = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).map((each) => each.operationId)),
  );
  const shown = [...KEPT.values()].map(({ query }) => query);
  for (const name of [...READERS.keys(), ...QUIET, ...KEPT.keys(), ...REFUSED.keys(), ...shown]) {
    if (!operations.has(name)) throw new Error(`hook-facts: the contract has no call ${name}`);
  }
  const client: ClientBuilder = (verb) => {
    const { operationName, tags } = verb;
    const tag = kebab(tags[0] ?? "");
    const said = docs.get(operationName);
    if (!said) throw new Error(`hooks-client: the contract has no call ${operationName}`);
    const reader = READERS.get(operationName);
    if (verb.verb !== "get") return { ...mutationOf(verb, tag, said, paths), docComment: "" };
    if (reader) return { ...queryOf(verb, tag, reader, said), docComment: "" };
    return { implementation: "", imports: [], docComment: "" };
  };
  return () => ({
    client,
    header: () => "",
    dependencies: () => [
      {
        dependency: "@tanstack/react-query",
        exports: [{ name: "useMutation", values: true }],
      },
    ],
  });
}
