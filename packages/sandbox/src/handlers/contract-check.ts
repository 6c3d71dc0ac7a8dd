import type { OperationId } from "./contract.ts";
import type { ContractCheck } from "./dispatch.ts";
import { isRecord } from "./fields.ts";
import { Upload } from "./upload.ts";

/** A request or reply that the contract does not allow. */
export class ContractViolation extends Error {
  override readonly name = "ContractViolation";
}

interface Checker {
  safeParse(value: unknown): { success: boolean; error?: { message: string } | undefined };
}

/**
 * Checks bodies and replies against the schemas generated from the contract. For development and tests:
 * all schemas are loaded on demand and stay out of every build that does not ask for them.
 *
 * A reply that breaks the contract throws a ContractViolation, which is answered as 500: it is a
 * fault of the sandbox. A request that does is reported, and then judged by the rules of its
 * operation, as a real server would.
 */
export async function createContractCheck(
  report: (violation: ContractViolation) => void,
): Promise<ContractCheck> {
  const { authSchemas, mainSchemas } = await import("@recurrent/sdk/schemas");
  const schemas: Readonly<Record<string, unknown>> = { ...authSchemas, ...mainSchemas };
  const problemOf = (operation: OperationId, part: "Body" | "Response", value: unknown) => {
    const name = operation.charAt(0).toUpperCase() + operation.slice(1) + part;
    const schema = schemas[name];
    const result = isChecker(schema) ? schema.safeParse(value) : { success: true };
    return result.success ? null : `${name}: ${result.error?.message ?? "does not fit"}`;
  };
  return {
    request: (operation, body) => {
      const problem = problemOf(operation, "Body", asSent(body));
      if (problem !== null) {
        report(new ContractViolation(problem));
      }
    },
    reply: (operation, reply) => {
      const problem = problemOf(operation, "Response", reply);
      if (problem !== null) {
        throw new ContractViolation(problem);
      }
    },
  };
}

/** The check for development: violations of requests appear on the console. */
export function warningContractCheck(): Promise<ContractCheck> {
  return createContractCheck((violation) => {
    // oxlint-disable-next-line no-console -- for whoever develops a client against the sandbox
    console.warn(violation.message);
  });
}

/** A body as its schema sees it: as it travels, and files as files, whose bytes no schema asks for. */
function asSent(body: unknown): unknown {
  if (!isRecord(body)) {
    return body;
  }
  const files: unknown = body["files"];
  return Array.isArray(files) ? { ...body, files: files.map(asFile) } : body;
}

function asFile(entry: unknown): unknown {
  return entry instanceof Upload ? new File([], entry.name, { type: entry.type }) : entry;
}

function isChecker(value: unknown): value is Checker {
  return typeof value === "object" && value !== null && "safeParse" in value;
}
