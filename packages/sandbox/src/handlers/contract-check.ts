import { safeParse, ZodObject, ZodType } from "zod";
import { OPERATIONS } from "../generated/operations.ts";
import type { Violation } from "../types.ts";
import type { OperationRoute } from "./operation-route.ts";
import type { Call, OperationId } from "./call.ts";
import { innermost, queryFields } from "./fields.ts";
import { unknownKeys } from "./unknown-keys.ts";
import { ReportedError, violationText, warnOfViolation } from "./violations.ts";

export interface CheckedCall extends Pick<Call, "params" | "query" | "body"> {
  method: string;
  /** Without the query. */
  path: string;
  /** `Content-Type`; null for a body without one, undefined without a body. */
  type?: string | null | undefined;
  unreadable?: string | undefined;
  /** Repeated fields of the body. */
  repeated?: readonly string[] | undefined;
}

/** Compares requests and replies with the contract. */
export interface ContractCheck {
  /**
   * Only reports.
   *
   * @param operation null for a method and path that the contract does not have
   */
  readonly request: (operation: OperationId | null, call: CheckedCall) => void;
  /** @throws ReportedError for a reply that the contract does not allow */
  readonly reply: (operation: OperationId, call: CheckedCall, reply: unknown) => void;
}

type Problem = Pick<Violation, "field" | "problem">;

/**
 * An invalid request is reported by field, then answered as a real server would. An invalid reply
 * is a bug of the sandbox, so it becomes a 500.
 *
 * @param report receives each violation; by default the console does
 */
export async function createContractCheck(
  report: (violation: Violation) => void = warnOfViolation,
): Promise<ContractCheck> {
  const { authSchemas, mainSchemas } = await import("@recurrent/sdk/schemas");
  const schemas: Readonly<Record<string, unknown>> = { ...authSchemas, ...mainSchemas };
  const schemaOf = (operation: OperationId, suffix: string): ZodType | null => {
    const schema = schemas[`${operation.charAt(0).toUpperCase()}${operation.slice(1)}${suffix}`];
    return schema instanceof ZodType ? schema : null;
  };
  return {
    request: (operation, call) => {
      const { method, path } = call;
      const queries = operation && schemaOf(operation, "QueryParams");
      const problems =
        operation === null
          ? [{ field: "path", problem: "there is no such method and path" }]
          : [
              ...addressProblems(operation, path),
              ...problemsOf(schemaOf(operation, "Params"), "path", call.params),
              ...problemsOf(queries, "query", queryFields(call.query)),
              ...unknownQueries(queries, call),
              ...repeatedQueries(call),
              ...bodyProblems(operation, schemaOf(operation, "Body"), call),
            ];
      for (const problem of problems) {
        report({ method, path, side: "request", ...problem });
      }
    },
    reply: (operation, { method, path }, reply) => {
      const [problem] = problemsOf(schemaOf(operation, "Response"), "body", reply);
      if (problem !== undefined) {
        const violation: Violation = { method, path, side: "reply", ...problem };
        report(violation);
        throw new ReportedError(violationText(violation));
      }
    },
  };
}

function problemsOf(schema: ZodType | null, where: string, value: unknown): Problem[] {
  const issues = schema === null ? [] : (safeParse(schema, value).error?.issues ?? []);
  return issues.flatMap(innermost).map(({ path, message }) => ({
    field: [where, ...path].join("."),
    problem: message.replace(/^Invalid input: /, ""),
  }));
}

/** Routers ignore case and a trailing slash; not every host does. */
function addressProblems(operation: OperationId, path: string): Problem[] {
  const expected = OPERATIONS[operation].path;
  const [parts, called] = [expected.split("/"), path.split("/")];
  const isAt =
    parts.length === called.length &&
    parts.every((part, index) => part.startsWith("{") || part === called[index]);
  return isAt ? [] : [{ field: "path", problem: `expected ${expected}` }];
}

function bodyProblems(
  operation: OperationId,
  schema: ZodType | null,
  call: CheckedCall,
): Problem[] {
  const { body: expected }: OperationRoute = OPERATIONS[operation];
  if (expected === undefined) {
    return call.type === undefined ? [] : [{ field: "body", problem: "the call takes none" }];
  }
  const type = call.type?.split(";", 1)[0]?.trim().toLowerCase() ?? "none";
  const isOther = call.type !== undefined && type !== expected;
  const header = {
    field: "header.content-type",
    problem: `expected ${expected}, received ${type}`,
  };
  const content =
    call.unreadable === undefined
      ? [
          ...problemsOf(schema, "body", call.body),
          ...unknownFields(schema, call.body),
          ...(call.repeated ?? []).map((name) => toRepeatedProblem(`body.${name}`)),
        ]
      : [{ field: "body", problem: call.unreadable }];
  return isOther ? [header, ...content] : content;
}

/** Schemas drop unknown keys, so a misspelt one would look like a missing one. */
function unknownFields(schema: ZodType | null, body: unknown): Problem[] {
  return unknownKeys(schema, body).map((path) => ({
    field: ["body", ...path].join("."),
    problem: "there is no such field",
  }));
}

function repeatedQueries({ query }: CheckedCall): Problem[] {
  const names = [...query.keys()];
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) =>
    toRepeatedProblem(`query.${name}`),
  );
}

/** Hosts differ in which of the repeated values they use. */
function toRepeatedProblem(field: string): Problem {
  return { field, problem: "it is given more than once" };
}

/** A misspelt parameter would look like a missing one. */
function unknownQueries(schema: ZodType | null, { query }: CheckedCall): Problem[] {
  const known = schema instanceof ZodObject ? schema.shape : {};
  return [...new Set(query.keys())]
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({ field: `query.${name}`, problem: "there is no such parameter" }));
}
