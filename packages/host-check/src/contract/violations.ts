/** Records what breaks the contract in the calls of a proxy. */
import type { IncomingMessage } from "node:http";
import type { Request } from "express";
import type { OpenApiRequest } from "express-openapi-validator/dist/framework/types.js";

/** Header of a reply that breaks the contract, or whose request does. */
export const VIOLATION = "x-contract-violation";

/** Of all calls since the start of a proxy. */
export interface Seen {
  violations: readonly Violation[];
  /** Ids of operations with a successful reply. */
  exercised: readonly string[];
  /** Ids of all operations of the contract. */
  operations: readonly string[];
}

export interface Violation {
  /** Operation id, or method and path of an unknown call. */
  operation: string;
  part: "request" | "reply";
  text: string;
  /** `path` is '/response' and a JSON pointer into the reply. */
  fields?: readonly { path: string; message: string }[];
  /** Name of the header that is wrong. */
  header?: string;
  /** True if a write is lost although its call succeeds. */
  isLostWrite?: boolean;
}

/** One call through a proxy. */
export interface Passage {
  body: Buffer;
  /** Undefined without a body, or for an unreadable one. */
  sent?: unknown;
  isForwarded: boolean;
  reply?: { status: number; headers: IncomingMessage["headers"]; bytes: Buffer };
  violations: Violation[];
  /** A violation by typed values, which the host should refuse. */
  typed?: string;
}

export const operationOf = (request: Request): string => {
  const { openapi } = request as unknown as OpenApiRequest;
  const schema = openapi && "schema" in openapi ? openapi.schema : undefined;
  return schema?.operationId ?? `${request.method} ${request.path}`;
};

export interface Recorder {
  seen: () => Seen;
  /** Starts the passage of a request, to which its violations belong. */
  begin: (request: Request, body: Buffer) => Passage;
  /** Undefined for a request that is not of the contract. */
  passageOf: (request: Request) => Passage | undefined;
  note: (
    request: Request,
    part: Violation["part"],
    text: string,
    more?: Pick<Violation, "fields" | "header" | "isLostWrite">,
  ) => void;
  noteSuccess: (operation: string) => void;
}

/** @param operations ids of all operations of the contract */
export function createRecorder(operations: Iterable<string>): Recorder {
  const violations: Violation[] = [];
  const exercised = new Set<string>();
  const passages = new WeakMap<object, Passage>();
  return {
    seen: () => ({ violations, exercised: [...exercised], operations: [...operations] }),
    begin: (request, body) => {
      const passage: Passage = { body, isForwarded: false, violations: [] };
      passages.set(request, passage);
      return passage;
    },
    passageOf: (request) => passages.get(request),
    note: (request, part, text, more = {}) => {
      const violation: Violation = { operation: operationOf(request), part, text, ...more };
      violations.push(violation);
      passages.get(request)?.violations.push(violation);
    },
    noteSuccess: (operation) => exercised.add(operation),
  };
}

/** The headers of a reply, and what its call breaks. */
export function withViolations(headers: IncomingMessage["headers"], { violations }: Passage) {
  if (violations.length === 0) return headers;
  const text = violations.map(({ operation, part, text: what }) => `${operation} ${part}: ${what}`);
  // A header is one line of ASCII.
  return {
    ...headers,
    [VIOLATION]: text
      .join("; ")
      .replaceAll(/[^\x20-\x7e]/g, "?")
      .slice(0, 2000),
  };
}
