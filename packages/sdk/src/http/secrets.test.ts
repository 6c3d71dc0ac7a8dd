import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { signIn } from "../sign-in.ts";
import { createMemoryTokenStore } from "../auth/token-store.ts";
import { passwordLinkVerify, passwordReset } from "../generated/auth/raw/password.ts";
import { asRecord } from "../model/read.ts";
import { bodyOf, json, startServer, type TestServer } from "../testing/http-server.ts";
import { OPERATIONS, type Operation, SECRETS } from "../testing/operations.ts";
import { configureRecurrent } from "./config.ts";
import type { RequestOptions } from "./request.ts";

/** The reply that cannot be read. */
const ISSUED = "issued-51bb.09";

const operations: readonly Pick<Operation, "name" | "call" | "secrets">[] = [
  ...OPERATIONS,
  {
    name: "signIn",
    call: ({ signal }) =>
      signIn({ username: "a", password: SECRETS.password }, { ...(signal && { signal }) }),
    secrets: [SECRETS.password],
  },
];

type Called = (typeof operations)[number];

/** Echoes the whole request in every place that an error reads. */
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
    [305, 400, 403, 404, 409, 422, 429, 500, 503].map((status) => [
      `${status} that says back what came`,
      (request: IncomingMessage, response: ServerResponse) => void echo(status, request, response),
    ]),
  ),
  "a web page": plain(200, "text/html", "<!doctype html>"),
  "a failure that is a web page": plain(502, "text/html", "<!doctype html>"),
  "half a document": plain(200, "application/json", `{"access_token": "${ISSUED}`),
  "a failure with half a document": plain(500, "application/json", `{"access_token": "${ISSUED}`),
};

let answer: Reply;
let server: TestServer;
const logged: unknown[] = [];

beforeAll(async () => {
  server = await startServer((request, response) => answer(request, response));
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, method).mockImplementation((...what) => void logged.push(...what));
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});
beforeEach(() => {
  logged.length = 0;
  configure();
});

function configure(): void {
  configureRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({
      token: SECRETS.bearer,
      expiresAt: Date.now() + 3_600_000,
    }),
    onError: (error) => logged.push(error),
    onSessionEnd: (reason) => logged.push(reason),
  });
}

/** Everything readable of an object: hidden and inherited properties, texts, JSON. */
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
function leaked({ secrets }: Pick<Called, "secrets">, thing: unknown): string[] {
  const found = readable(thing);
  const spellings = [...secrets, ISSUED].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ]);
  return spellings.filter((secret) => found.includes(secret));
}

/** Calls an operation, which has to fail, and gives what can be read of its secrets. */
async function leaksOf(operation: Called, options: RequestOptions = {}): Promise<string[]> {
  return operation.call(options).then(
    // A file is taken as it comes.
    (reply) => (reply instanceof Blob ? [] : ["it did not fail"]),
    (error: unknown) => leaked(operation, error),
  );
}

/** The secrets that leak, by the name of the operation. */
async function leaksOfAll(options: () => RequestOptions = () => ({})): Promise<object> {
  const found = await Promise.all(
    operations.map(async (operation) => [operation.name, await leaksOf(operation, options())]),
  );
  const all = { secrets: Object.values(SECRETS) };
  found.push(["logged", logged.flatMap((thing) => leaked(all, thing))]);
  return Object.fromEntries(found.filter(([, leaks]) => leaks?.length !== 0)) as object;
}

describe("secrets in errors", () => {
  it("reveals no secret in the error of any call of the contract", () => {
    expect(operations.length).toBeGreaterThan(60);
    const names = (secret: string) =>
      operations.filter(({ secrets }) => secrets.includes(secret)).map(({ name }) => name);
    expect(names(SECRETS.password)).toEqual(
      expect.arrayContaining(["sessionLogin", "passwordReset", "profileUpdate", "personUpdate"]),
    );
    expect(names(SECRETS.link)).toEqual(["passwordLinkVerify", "passwordReset"]);
  });

  it.each(Object.keys(REPLIES))("reveals no secret in an error after %s", async (name) => {
    answer = (request, response) => REPLIES[name]?.(request, response);
    expect(await leaksOfAll()).toEqual({});
  });

  it("reveals no secret in an error that ends the session", async () => {
    answer = (request, response) => void echo(401, request, response);
    for (const operation of operations) {
      configure();
      // oxlint-disable-next-line no-await-in-loop -- the session is one for all
      expect(await leaksOf(operation), operation.name).toEqual([]);
    }
    expect(await leaksOfAll()).toEqual({});
  });

  it("reveals no secret in a time-out", async () => {
    answer = (request) => request.resume();
    expect(await leaksOfAll(() => ({ timeoutMs: 60, signal: AbortSignal.timeout(1000) }))).toEqual(
      {},
    );
  });

  it("reveals no secret when the caller gives up, before and after it is sent", async () => {
    answer = (request) => request.resume();
    expect(await leaksOfAll(() => ({ signal: AbortSignal.abort() }))).toEqual({});
    expect(await leaksOfAll(() => ({ signal: AbortSignal.timeout(60) }))).toEqual({});
  });

  it.each([
    ["passwordLinkVerify", (link: string) => passwordLinkVerify(link)],
    [
      "passwordReset",
      (link: string) => passwordReset(link, { password: "p", password_confirmation: "p" }),
    ],
  ])("reveals no secret in a call rejected before it is sent: %s", async (name, call) => {
    const invalidCall = () => call(`${SECRETS.link}/..`);
    expect(await leaksOf({ name, call: invalidCall, secrets: [SECRETS.link] })).toEqual([]);
  });
});
