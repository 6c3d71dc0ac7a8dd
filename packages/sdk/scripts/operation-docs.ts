/**
 * The doc comment of a call has, from the contract, its method and path, who may call it, how it
 * fails and an example; orval alone writes only the description.
 */

import { kindOfStatus } from "../src/errors.ts";
import { followPointers } from "./pointers.ts";

/** The parts of a schema that an example needs. */
interface Schema {
  $ref?: string;
  oneOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}

interface Example {
  $ref?: string;
  value?: unknown;
}

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  example?: unknown;
}

interface Content {
  schema?: Schema;
  examples?: Readonly<Record<string, Example>>;
}

export interface Operation {
  operationId?: string;
  description?: string;
  security?: readonly unknown[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, Content>> };
  responses?: Readonly<Record<string, { $ref?: string; description?: string }>>;
  "x-permission"?: string | readonly string[];
  "x-roles"?: readonly string[];
}

export interface Contract {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  components: object;
}

/** The part of a doc comment that a call shares with its hook. */
export interface OperationDoc {
  /** One line. */
  about: string;
  /** Method, path and who may call it. */
  where: string;
  /** A line for each failure status. */
  fails: readonly string[];
  /** Example arguments: path parameters in the order of the path, then the body, then the query. */
  inPath: readonly string[];
  body: string | undefined;
  query: string | undefined;
}

const either = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(" or ");

function accessOf(operation: Operation): string {
  if (operation.security?.length === 0) return "needs no session";
  const permissions = [operation["x-permission"] ?? []].flat();
  const roles = operation["x-roles"] ?? [];
  const needs = [
    ...(permissions.length > 0 ? [`the permission ${either(permissions)}`] : []),
    ...(roles.length > 0 ? [`the role ${either(roles)}`] : []),
  ];
  return needs.length > 0 ? `needs ${needs.join(" and ")}` : "for anybody who is signed in";
}

/** Entries between brackets, on one line if that is short, as a formatter writes it. */
function writeBrackets(open: string, entries: readonly string[], close: string): string {
  const pad = open === "{" ? " " : "";
  const line = `${open}${pad}${entries.join(", ")}${pad}${close}`;
  if (!line.includes("\n") && line.length < 60) return line;
  const inner = entries.map((entry) => `  ${entry.replaceAll("\n", "\n  ")},\n`);
  return `${open}\n${inner.join("")}${close}`;
}

/** An example of the contract as source text. */
function literal(value: unknown, schema: Schema | undefined, resolve: Resolve): string {
  // A sent id may be text or a number; callers have texts.
  if (schema?.$ref?.endsWith("/IdInput")) return JSON.stringify(String(value));
  const known = schema && resolve(schema);
  const shape = known?.oneOf
    ?.map(resolve)
    .find((each) => (each.items !== undefined) === Array.isArray(value));
  const { items, properties } = shape ?? known ?? {};
  if (Array.isArray(value)) {
    const entries = value.map((each: unknown) => literal(each, items, resolve));
    return entries.length === 0 ? "[]" : writeBrackets("[", entries, "]");
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => {
    const name = /^\w+$/.test(key) ? key : JSON.stringify(key);
    return `${name}: ${literal(each, properties?.[key], resolve)}`;
  });
  return entries.length === 0 ? "{}" : writeBrackets("{", entries, "}");
}

const firstSentence = (text: string): string => text.split(/(?<=\.) (?=[A-Z])/)[0] ?? "";

type Resolve = <Node extends { $ref?: string }>(node: Node) => Node;

/** Parameters in the order of the path. */
export const pathParameters = (route: string): readonly string[] =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

export function operationDocs(contract: Contract): ReadonlyMap<string, OperationDoc> {
  const resolve: Resolve = (node) => followPointers(contract, node) as typeof node;
  const docs = new Map<string, OperationDoc>();
  for (const [path, item] of Object.entries(contract.paths)) {
    const shared = (item["parameters"] ?? []) as readonly Parameter[];
    for (const [method, operation] of Object.entries(item) as [string, Operation][]) {
      const {
        operationId,
        description = "",
        parameters = [],
        requestBody,
        responses = {},
      } = operation;
      if (operationId === undefined) continue;
      const all = [...shared, ...parameters].map(resolve);
      const example = ({ example: given, name }: Parameter) => {
        if (given === undefined) throw new Error(`${operationId}: ${name} has no example`);
        return given;
      };
      const inPath = pathParameters(path).map((name) => {
        const found = all.find((each) => each.in === "path" && each.name === name);
        if (!found) throw new Error(`${operationId}: {${name}} is not declared`);
        const value = example(found);
        return JSON.stringify(typeof value === "string" ? value : JSON.stringify(value));
      });
      const query = all.filter((each) => each.in === "query");
      const [content] = Object.values(requestBody?.content ?? {});
      const [sent] = Object.values(content?.examples ?? {});
      docs.set(operationId, {
        about: description,
        where: `\`${method.toUpperCase()} ${path}\` · ${accessOf(operation)}`,
        fails: Object.entries(responses)
          .filter(([status]) => !status.startsWith("2"))
          .map(
            ([status, reply]) =>
              `- \`${kindOfStatus(Number(status))}\` ${status}: ${firstSentence(resolve(reply).description ?? "")}`,
          ),
        inPath,
        body: sent && content && literal(resolve(sent).value, content.schema, resolve),
        query:
          query.length === 0
            ? undefined
            : literal(
                Object.fromEntries(query.map((each) => [each.name, example(each)])),
                undefined,
                resolve,
              ),
      });
    }
  }
  return docs;
}

export const comment = (lines: readonly string[]): string =>
  lines.length === 1
    ? `/** ${lines[0]} */`
    : `/**\n${lines
        .flatMap((line) => line.replaceAll("*/", "*\\/").split("\n"))
        .map((line) => ` *${line && ` ${line}`}\n`)
        .join("")} */`;

/** In the order of a call's parameters. */
export const exampleArguments = (doc: OperationDoc): readonly string[] =>
  [...doc.inPath, doc.body, doc.query].filter((each) => each !== undefined);

/**
 * @param callee as in the example, such as `recurrent.people.list`
 * @param result variable for the result in the example; undefined for none
 */
export function callComment(callee: string, doc: OperationDoc, result?: string): string {
  const call = `await ${callee}(${exampleArguments(doc).join(", ")});`;
  return comment([
    doc.about,
    "",
    doc.where,
    "",
    "@throws ApiError",
    ...doc.fails,
    "",
    "@example",
    result === undefined ? call : `const ${result} = ${call}`,
  ]);
}
