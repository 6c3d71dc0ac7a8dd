import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import authContract from "../../openapi/auth.json" with { type: "json" };
import mainContract from "../../openapi/main.json" with { type: "json" };
import { signIn } from "../auth/sign-in.ts";
import { createMemoryTokenStore } from "../auth/token-store.ts";
import * as authCalls from "../generated/auth/calls/index.ts";
import * as mainCalls from "../generated/main/calls/index.ts";
import { asRecord, isRecord } from "../model/read.ts";
import { bodyOf, json, startServer, type TestServer } from "../testing/http-server.ts";
import { configureRecurrent } from "./config.ts";
import type { RequestOptions } from "./request.ts";

/** None of these may be read from an error, whoever prints it. */
const SECRETS = {
  bearer: "bearer-3f9a.77c1",
  password: 'pass "word" 5f/2',
  link: "link-8d21~90==",
  /** Of a reply that cannot be read. */
  issued: "issued-51bb.09",
};

const SECRET_NAME = /password|token|secret/i;

type Call = (...args: unknown[]) => Promise<unknown>;

/** The schema that a reference means. */
function schemaOf(contract: object, schema: unknown): Record<string, unknown> {
  const found = asRecord(schema);
  const reference = found["$ref"];
  if (typeof reference !== "string") return found;
  const parts = reference.slice(2).split("/");
  return schemaOf(
    contract,
    parts.reduce<unknown>((at, part) => asRecord(at)[part], contract),
  );
}

/** A body of a schema whose every secret is filled in. */
function filled(contract: object, input: unknown, name = ""): unknown {
  const schema = schemaOf(contract, input);
  const properties = schema["properties"];
  if (isRecord(properties)) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, filled(contract, inner, key)]),
    );
  }
  if (SECRET_NAME.test(name)) return SECRETS.password;
  return schema["type"] === "boolean" ? true : "7";
}

interface Operation {
  name: string;
  call: (options: RequestOptions) => Promise<unknown>;
  /** What the call carries. */
  secrets: string[];
}

/** Every operation of a contract as a call with all that it may carry. */
function operationsOf(
  contract: { paths: object },
  calls: Readonly<Record<string, unknown>>,
  carried: readonly string[],
): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(asRecord(item)).flatMap(([, operation]) => {
      const { operationId, requestBody, parameters } = asRecord(operation);
      if (typeof operationId !== "string") return [];
      const call = calls[operationId];
      if (typeof call !== "function") throw new Error(`No call for ${operationId}`);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
        SECRET_NAME.test(name) ? SECRETS.link : "7",
      );
      const content = asRecord(schemaOf(contract, requestBody)["content"]);
      const bodies = Object.values(content).map((type) =>
        filled(contract, asRecord(type)["schema"]),
      );
      const others = (Array.isArray(parameters) ? parameters : [])
        .map((parameter) => schemaOf(contract, parameter))
        .filter((parameter) => parameter["in"] === "query");
      const args = [...inPath, ...bodies.slice(0, 1), ...(others.length > 0 ? [{}] : [])];
      const sent = JSON.stringify(args);
      const secrets = [
        ...carried,
        ...[SECRETS.link, SECRETS.password].filter((secret) =>
          sent.includes(JSON.stringify(secret).slice(1, -1)),
        ),
      ];
      return [{ name: operationId, call: (options) => (call as Call)(...args, options), secrets }];
    }),
  );
}

const operations: Operation[] = [
  ...operationsOf(authContract, authCalls, []),
  ...operationsOf(mainContract, mainCalls, [SECRETS.bearer]),
  {
    name: "signIn",
    call: ({ signal }) =>
      signIn({ username: "a", password: SECRETS.password }, { ...(signal && { signal }) }),
    secrets: [SECRETS.password],
  },
];

/** All that came, said back in every place that an error reads. */
async function echo(
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request);
  const address = request.url ?? "";
  const all = `${request.headers.authorization} ${decodeURIComponent(address)} ${address} ${body}`;
  const fields: unknown = body.startsWith("{") ? JSON.parse(body) : {};
  response.setHeader("x-request-id", all.replaceAll(/[^ -~]/g, ""));
  json(response, status, {
    message: all,
    exception: all,
    errors: { all: [all], ...asRecord(fields) },
  });
}

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

const plain =
  (status: number, type: string, body: string): Reply =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": type });
    response.end(body);
  };

const REPLIES: Readonly<Record<string, Reply>> = {
  "no answer at all": (request) => request.socket.destroy(),
  "a reply that breaks off": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    response.write('{"id":');
    setTimeout(() => response.destroy(), 5);
  },
  ...Object.fromEntries(
    [305, 400, 401, 403, 404, 409, 422, 429, 500, 503].map((status) => [
      `${status} that says back what came`,
      (request: IncomingMessage, response: ServerResponse) => void echo(status, request, response),
    ]),
  ),
  "a web page": plain(200, "text/html", "<!doctype html>"),
  "a failure that is a web page": plain(502, "text/html", "<!doctype html>"),
  "half a document": plain(200, "application/json", `{"access_token": "${SECRETS.issued}`),
  "a failure with half a document": plain(
    500,
    "application/json",
    `{"access_token": "${SECRETS.issued}`,
  ),
};

let answer: Reply;
let server: TestServer;
const told: unknown[] = [];

beforeAll(async () => {
  server = await startServer((request, response) => answer(request, response));
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, method).mockImplementation((...what) => void told.push(...what));
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});
beforeEach(() => {
  told.length = 0;
});

function configure(): void {
  configureRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({
      token: SECRETS.bearer,
      expiresAt: Date.now() + 3_600_000,
    }),
    onError: (error) => told.push(error),
    onSessionEnd: (reason) => told.push(reason),
  });
}

/** Everything that can be read from a thing: hidden and inherited properties, texts, JSON. */
function readable(thing: unknown): string {
  const { cause, stack, message } = asRecord(thing);
  return [
    inspect(thing, { depth: Infinity, showHidden: true, getters: true, maxStringLength: Infinity }),
    JSON.stringify(thing),
    JSON.stringify(cause),
    String(stack),
    String(message),
  ].join("\n");
}

/** The secrets of an operation that can be read from an error, in any of their spellings. */
function leaked({ secrets }: Operation, thing: unknown): string[] {
  const found = readable(thing);
  const spellings = [...secrets, SECRETS.issued].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ]);
  return spellings.filter((secret) => found.includes(secret));
}

/** Calls an operation, which has to fail, and gives what can be read of its secrets. */
async function leaksOf(operation: Operation, options: RequestOptions = {}): Promise<string[]> {
  configure();
  told.length = 0;
  const error: unknown = await operation.call(options).then(
    () => "no failure",
    (reason: unknown) => reason,
  );
  return [error, ...told].flatMap((thing) => leaked(operation, thing));
}

/** What leaks, by the name of the operation. */
async function leaksOfAll(options: () => RequestOptions = () => ({})): Promise<object> {
  const leaks: Record<string, string[]> = {};
  for (const operation of operations) {
    // One after the other: the session is one for all.
    // oxlint-disable-next-line no-await-in-loop
    const found = await leaksOf(operation, options());
    if (found.length > 0) leaks[operation.name] = found;
  }
  return leaks;
}

describe("no error tells a secret of the call", () => {
  it("of all that the contract has", () => {
    expect(operations.length).toBeGreaterThan(60);
    const names = (secret: string) =>
      operations.filter(({ secrets }) => secrets.includes(secret)).map(({ name }) => name);
    expect(names(SECRETS.password)).toEqual(
      expect.arrayContaining(["sessionLogin", "passwordReset", "profileUpdate", "personUpdate"]),
    );
    expect(names(SECRETS.link)).toEqual(["passwordLinkVerify", "passwordReset"]);
  });

  it.each(Object.keys(REPLIES))("that meets %s", async (name) => {
    answer = (request, response) => REPLIES[name]?.(request, response);
    expect(await leaksOfAll()).toEqual({});
  });

  it("that is not answered in time", async () => {
    answer = (request) => request.resume();
    expect(await leaksOfAll(() => ({ timeoutMs: 15, signal: AbortSignal.timeout(1000) }))).toEqual(
      {},
    );
  });

  it("that its caller gives up, before and after it is sent", async () => {
    answer = (request) => request.resume();
    expect(await leaksOfAll(() => ({ signal: AbortSignal.abort() }))).toEqual({});
    expect(await leaksOfAll(() => ({ signal: AbortSignal.timeout(10) }))).toEqual({});
  });

  it("that is refused before it is sent", async () => {
    for (const operation of operations.filter(({ secrets }) => secrets.includes(SECRETS.link))) {
      const call = (authCalls as Readonly<Record<string, unknown>>)[operation.name] as Call;
      const refused = `${SECRETS.link}/..`;
      // oxlint-disable-next-line no-await-in-loop -- the session is one for all
      const found = await leaksOf({ ...operation, call: () => call(refused, {}) });
      expect(found, operation.name).toEqual([]);
    }
  });
});
