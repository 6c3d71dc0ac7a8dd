/**
 * Checks that the validator lacks: media types of replies, keys of bodies, and spelling of URLs.
 */
import { isAtAddress, type Schema, undeclaredKeys } from "./undeclared.ts";

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses?: Record<string, Reply | { $ref: string }>;
}

interface Reply {
  content?: Record<string, unknown>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components?: { responses?: Record<string, Reply>; schemas?: Record<string, Schema> };
}

export interface Declared {
  operations: ReadonlySet<string>;
  /** Such as 'application/json'; empty without a body, undefined for an undeclared status. */
  mediaTypes: (operation: string, status: number) => readonly string[] | undefined;
  /** Undeclared parts of a request, as sentences. */
  undeclaredParts: (operation: string, path: string, body: unknown) => string[];
}

export function declaredIn(contract: object): Declared {
  const { paths, components } = contract as Contract;
  const byId = new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.values(item).flatMap((operation) =>
        operation.operationId === undefined
          ? []
          : [[operation.operationId, { path, ...operation }] as const],
      ),
    ),
  );
  const schemaAt = (pointer: string) =>
    components?.schemas?.[pointer.replace("#/components/schemas/", "")];
  const resolve = (reply: Reply | { $ref: string }): Reply | undefined =>
    "$ref" in reply
      ? components?.responses?.[reply.$ref.replace("#/components/responses/", "")]
      : reply;
  return {
    operations: new Set(byId.keys()),
    mediaTypes: (operation, status) => {
      const reply = byId.get(operation)?.responses?.[status];
      const found = reply && resolve(reply);
      return found && Object.keys(found.content ?? {});
    },
    undeclaredParts: (operation, path, body) => {
      const known = byId.get(operation);
      if (known === undefined) return [];
      const misplaced = isAtAddress(path, known.path) ? [] : [`${path} is not ${known.path}`];
      if (known.requestBody === undefined) {
        return body === undefined ? misplaced : [...misplaced, "takes no body"];
      }
      const schemas = Object.values(known.requestBody.content).flatMap(
        ({ schema }) => schema ?? [],
      );
      const keys = undeclaredKeys(body, schemas, schemaAt);
      return [...misplaced, ...keys.map((pointer) => `/body${pointer} is not declared`)];
    },
  };
}
