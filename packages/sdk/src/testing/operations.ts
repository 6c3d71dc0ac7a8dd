import authContract from "../../openapi/auth.json" with { type: "json" };
import mainContract from "../../openapi/main.json" with { type: "json" };
import * as authCalls from "../generated/auth/raw/index.ts";
import * as mainCalls from "../generated/main/calls/index.ts";
import type { RequestOptions } from "../http/request.ts";
import { asList, asRecord, isRecord } from "../model/read.ts";

/** Values for the secrets in the calls below. */
export const SECRETS = {
  bearer: "bearer-3f9a.77c1",
  password: 'pass "word" 5f/2',
  link: "link-8d21~90==",
} as const;

const SECRET_NAME = /password|token|secret/i;

/** An operation of a contract with an argument of every kind that it takes. */
export interface Operation {
  name: string;
  /** Its one tag. */
  tag: string;
  /** The arguments of the call, without options. */
  args: readonly unknown[];
  /** The media types of its replies by status. */
  types: Readonly<Record<string, readonly string[]>>;
  call: (options: RequestOptions) => Promise<unknown>;
  /** The number of parameters in its path. */
  parameters: number;
  /** Calls it with other parameters in its path. */
  callWith: (parameters: readonly unknown[], options: RequestOptions) => Promise<unknown>;
  /** The {@link SECRETS} that the call carries. */
  secrets: readonly string[];
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** The part of a contract that a reference means. */
function resolve(contract: object, part: unknown): Record<string, unknown> {
  const found = asRecord(part);
  const reference = found["$ref"];
  if (typeof reference !== "string") return found;
  const steps = reference.slice(2).split("/");
  const meant = steps.reduce<unknown>((at, step) => asRecord(at)[step], contract);
  return resolve(contract, meant);
}

/** A body of a schema, its secrets filled in. */
function fillBody(contract: object, input: unknown, name = ""): unknown {
  const schema = resolve(contract, input);
  const properties = schema["properties"];
  if (isRecord(properties)) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, fillBody(contract, inner, key)]),
    );
  }
  if (SECRET_NAME.test(name)) return SECRETS.password;
  return schema["type"] === "boolean" ? true : "7";
}

function operationOf(
  contract: object,
  path: string,
  operation: Record<string, unknown>,
  call: unknown,
): Omit<Operation, "name"> {
  if (typeof call !== "function") throw new Error(`${path} has no generated call`);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
    SECRET_NAME.test(name) ? SECRETS.link : "7",
  );
  const content = asRecord(resolve(contract, operation["requestBody"])["content"]);
  const bodies = Object.values(content).map((type) => fillBody(contract, asRecord(type)["schema"]));
  const hasQuery = asList(operation["parameters"]).some(
    (parameter) => resolve(contract, parameter)["in"] === "query",
  );
  const others = [...bodies.slice(0, 1), ...(hasQuery ? [{}] : [])];
  const sent = JSON.stringify([...inPath, ...others]);
  const callWith: Operation["callWith"] = (parameters, options) =>
    (call as Call)(...parameters, ...others, options);
  const replies = Object.entries(asRecord(operation["responses"])).map(
    ([status, reply]) =>
      [status, Object.keys(asRecord(resolve(contract, reply)["content"]))] as const,
  );
  return {
    tag: String(asList(operation["tags"])[0]),
    args: [...inPath, ...others],
    types: Object.fromEntries(replies),
    call: (options) => callWith(inPath, options),
    parameters: inPath.length,
    callWith,
    secrets: [SECRETS.link, SECRETS.password].filter((secret) =>
      sent.includes(JSON.stringify(secret).slice(1, -1)),
    ),
  };
}

function operationsOf(
  contract: { paths: object },
  calls: Readonly<Record<string, unknown>>,
  carried: readonly string[],
): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.values(asRecord(item)).flatMap((part) => {
      const operation = asRecord(part);
      const name = operation["operationId"];
      if (typeof name !== "string") return [];
      const read = operationOf(contract, path, operation, calls[name]);
      return [{ ...read, name, secrets: [...carried, ...read.secrets] }];
    }),
  );
}

/** Every operation of both contracts: a new one is among them by itself. */
export const OPERATIONS: readonly Operation[] = [
  ...operationsOf(authContract, authCalls, []),
  ...operationsOf(mainContract, mainCalls, [SECRETS.bearer]),
];
