import { readFile } from "node:fs/promises";
import { createControls } from "../admin/controls.ts";
import { platformReader } from "../handlers/body.ts";
import { createContractCheck } from "../handlers/contract-check.ts";
import { violationText } from "../handlers/violations.ts";
import { answer, type Backend } from "../handlers/dispatch.ts";
import { memoryPersistence } from "../store/persistence/persistence.ts";
import { Database, type DatabaseOptions } from "../store/database.ts";

/** The real time of the tests. */
export const NOON = Date.parse("2026-11-20T12:00:00Z");

const HOSTS = { auth: "https://auth.test", main: "https://api.test" } as const;

/**
 * A sandbox in memory whose real time tests can move. Its calls are checked against the contract,
 * unless a test measures what they cost.
 */
export async function testSandbox({
  isChecked = true,
  address,
  ...options
}: Partial<DatabaseOptions> & { isChecked?: boolean; address?: () => string } = {}) {
  const time = { now: NOON };
  const violations: string[] = [];
  const database = new Database({
    persistence: memoryPersistence(),
    now: () => time.now,
    ...options,
  });
  const check = await createContractCheck((violation) => violations.push(violationText(violation)));
  const backend: Backend = {
    database,
    reader: platformReader,
    readAsset: readFile,
    check: isChecked ? check : undefined,
  };
  /** Answers a request to one of the hosts. */
  const respond = (request: Request) =>
    answer(backend, request, {
      hosts: [request.url.startsWith(HOSTS.auth) ? "auth" : "main"],
      callerIp: address?.() ?? null,
      pagesUrl: "https://portal.test/sandbox/",
      portalUrl: null,
    });

  const call = async (
    method: string,
    path: string,
    {
      body,
      token,
      signal,
      headers,
    }: {
      body?: unknown;
      token?: string;
      signal?: AbortSignal;
      headers?: Record<string, string>;
    } = {},
  ) => {
    const host = path.startsWith("/api/auth/") ? HOSTS.auth : HOSTS.main;
    const isForm = body instanceof FormData;
    const request = new Request(`${host}${path}`, {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    return respond(request);
  };

  const signIn = async (username: string, password = "Recurrent#2026"): Promise<string> => {
    const response = await call("POST", "/api/auth/login", { body: { username, password } });
    const reply = (await response.json()) as { access_token: string };
    return reply.access_token;
  };

  /** Calls as a signed-in user; returns the status and the parsed body. */
  const as = async (username: string, password?: string) => {
    const token = await signIn(username, password);
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test names the body it expects
    return async <Body = unknown>(method: string, path: string, body?: unknown) => {
      const response = await call(method, path, { token, body });
      const isJson = response.headers.get("content-type")?.includes("json") === true;
      return { status: response.status, body: (isJson ? await response.json() : null) as Body };
    };
  };

  return {
    database,
    controls: createControls(database),
    respond,
    call,
    signIn,
    as,
    time,
    violations,
  };
}

/** The body of a new trainee of Aurora that the contract and the rules allow. */
export const NEW_TRAINEE = {
  name: "Odile",
  surname: "Marchetti",
  username: "odile.marchetti@aurora.test",
  email: "odile@home.test",
  roles: [8],
  settings: { notifications: true },
  companyRpes: [1],
  companyRoles: [{ id: 1, licence: "ATPL 100 200" }],
  subscription: "2027-05-01",
  hemisphere: "S",
} as const;
