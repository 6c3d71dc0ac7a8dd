import { safeParse, ZodObject, ZodType } from "zod";
import type { Violation } from "../types.ts";
import type { Call, OperationId } from "./call.ts";
import { innermost, queryFields } from "./fields.ts";

/** A call as the contract speaks of it. */
export interface CheckedCall extends Pick<Call, "params" | "query" | "body"> {
  method: string;
  /** As called, without the query. */
  path: string;
}

/** Looks at what goes in and out. */
export type ContractCheck = Awaited<ReturnType<typeof createContractCheck>>;

type Problem = Pick<Violation, "field" | "problem">;

/** What a violation is called in a line of a log. */
export function violationText({ method, path, side, field, problem }: Violation): string {
  return `${method} ${path} breaks the contract: ${side} ${field}: ${problem}`;
}

/**
 * Checks calls (path, query and body) and replies against the schemas generated from the contract. All
 * schemas are loaded on demand and stay out of every build that does not ask for them.
 *
 * A call that breaks the contract is reported field by field, and then judged by the rules of its operation,
 * as a real server would. A reply that does is reported likewise, and answered as 500: it is a fault of the
 * sandbox.
 *
 * @param report is told of each violation; the console when left out
 */
export async function createContractCheck(report: (violation: Violation) => void = warn) {
  const { authSchemas, mainSchemas } = await import("@recurrent/sdk/schemas");
  const schemas: Readonly<Record<string, unknown>> = { ...authSchemas, ...mainSchemas };
  const schemaOf = (operation: OperationId, part: string): ZodType | null => {
    const schema = schemas[`${operation.charAt(0).toUpperCase()}${operation.slice(1)}${part}`];
    return schema instanceof ZodType ? schema : null;
  };
  return {
    request: (operation: OperationId, call: CheckedCall) => {
      const { method, path, body } = call;
      const queries = schemaOf(operation, "QueryParams");
      const problems = [
        ...problemsOf(schemaOf(operation, "Params"), "path", call.params),
        ...problemsOf(queries, "query", queryFields(call.query)),
        ...unknownQueries(queries, call),
        ...problemsOf(schemaOf(operation, "Body"), "body", body),
      ];
      for (const problem of problems) {
        report({ method, path, side: "request", ...problem });
      }
    },
    reply: (operation: OperationId, { method, path }: CheckedCall, reply: unknown) => {
      const [problem] = problemsOf(schemaOf(operation, "Response"), "body", reply);
      if (problem !== undefined) {
        const violation: Violation = { method, path, side: "reply", ...problem };
        report(violation);
        throw new Error(violationText(violation));
      }
    },
  };
}

function warn(violation: Violation): void {
  // oxlint-disable-next-line no-console -- for whoever develops a client against the sandbox
  console.warn(violationText(violation));
}

function problemsOf(schema: ZodType | null, where: string, value: unknown): Problem[] {
  const issues = schema === null ? [] : (safeParse(schema, value).error?.issues ?? []);
  return issues.flatMap(innermost).map(({ path, message }) => ({
    field: [where, ...path].join("."),
    problem: message.replace(/^Invalid input: /, ""),
  }));
}

/** A parameter that is misspelt would pass for one that was left out. */
function unknownQueries(schema: ZodType | null, { query }: CheckedCall): Problem[] {
  const known = schema instanceof ZodObject ? schema.shape : {};
  return Array.from(query.keys())
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({ field: `query.${name}`, problem: "there is no such parameter" }));
}
