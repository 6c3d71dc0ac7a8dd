interface Schema {
  $ref?: string;
  format?: string;
  enum?: readonly unknown[];
}

interface Example {
  $ref?: string;
  value?: unknown;
}

interface Media {
  schema?: Schema;
  examples?: Readonly<Record<string, Example>>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  example?: unknown;
}

interface Reply {
  $ref?: string;
  content?: Readonly<Record<string, Media>>;
}

interface Operation {
  operationId?: string;
  "x-permission"?: string | string[];
  "x-roles"?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Readonly<Record<string, Media>> };
  responses: Readonly<Record<string, Reply>>;
}

export interface DeclaredCall {
  id: string;
  /** In capitals. */
  method: string;
  /** With parameters in braces. */
  path: string;
  /** The contract's example of each parameter in the path. */
  pathExamples: Readonly<Record<string, string>>;
  /** Required query values, from the contract's examples. */
  query: Readonly<Record<string, unknown>>;
  /** One of them is needed, if any. */
  permissions: readonly string[];
  /** One of them is needed, if any. */
  roles: readonly string[];
  /** The first example; undefined without a body. */
  body?: { type: string; example: unknown } | undefined;
  /** Of success; empty without a body. */
  mediaTypes: readonly string[];
  /** Examples of successful replies. */
  replies: readonly unknown[];
}

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export function callsIn(contract: object): DeclaredCall[] {
  const resolve = <Node extends { $ref?: string }>(node: Node): Node => {
    if (node.$ref === undefined) return node;
    let found: unknown = contract;
    for (const key of node.$ref.split("/").slice(1)) {
      found = (found as Record<string, unknown> | undefined)?.[key];
    }
    return found as Node;
  };
  const examplesIn = (content: Readonly<Record<string, Media>> = {}): unknown[] =>
    Object.values(content).flatMap(({ examples = {} }) =>
      Object.values(examples).map((example) => resolve(example).value),
    );
  return Object.entries((contract as { paths: Paths }).paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, node]) => {
      const operation = node as Operation;
      if (operation.operationId === undefined) return [];
      const parameters = [
        ...((item["parameters"] as Parameter[] | undefined) ?? []),
        ...(operation.parameters ?? []),
      ].map(resolve);
      const exampleOf = (place: Parameter["in"], isWanted = (_each: Parameter) => true) =>
        Object.fromEntries(
          parameters
            .filter((each) => each.in === place && isWanted(each))
            .map(({ name, example }) => [name, example]),
        );
      const successes = Object.entries(operation.responses)
        .filter(([status]) => status.startsWith("2"))
        .map(([, reply]) => resolve(reply).content);
      const [bodyType] = Object.keys(operation.requestBody?.content ?? {});
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          pathExamples: exampleOf("path") as Record<string, string>,
          query: exampleOf("query", ({ required }) => required === true),
          permissions: [operation["x-permission"] ?? []].flat(),
          roles: operation["x-roles"] ?? [],
          body:
            bodyType === undefined
              ? undefined
              : { type: bodyType, example: examplesIn(operation.requestBody?.content)[0] },
          mediaTypes: successes.flatMap((content) => Object.keys(content ?? {})),
          replies: successes.flatMap((content) => examplesIn(content)),
        },
      ];
    }),
  );
}

export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_braced, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
}

/** Anything but JSON is a file. */
export function isFile({ mediaTypes }: Pick<DeclaredCall, "mediaTypes">): boolean {
  return mediaTypes.length > 0 && !mediaTypes.includes("application/json");
}
