import { getResponse } from "msw";
import { createControls } from "./control/controls.ts";
import { createContractCheck } from "./handlers/contract-check.ts";
import { createHandlers } from "./handlers/dispatch.ts";
import { memoryPersistence } from "./world/persistence/memory.ts";
import { World, type WorldOptions } from "./world/world.ts";

/** The real time of the tests. */
export const NOON = Date.parse("2026-11-20T12:00:00Z");

const HOSTS = { auth: "https://auth.test", main: "https://api.test" } as const;

/** A sandbox in memory, its calls checked against the contract, whose real time tests can move. */
export async function testSandbox(options: Partial<WorldOptions> = {}) {
  const time = { now: NOON };
  const violations: string[] = [];
  const world = new World({
    persistence: memoryPersistence(),
    now: () => time.now,
    ...options,
  });
  const check = await createContractCheck((violation) => violations.push(violation.message));
  const handlers = createHandlers({
    world,
    authHost: HOSTS.auth,
    apiHost: HOSTS.main,
    pagesUrl: "https://portal.test/sandbox/",
    check,
  });

  const call = async (
    method: string,
    path: string,
    { body, token, signal }: { body?: unknown; token?: string; signal?: AbortSignal } = {},
  ) => {
    const host = path.startsWith("/api/auth/") ? HOSTS.auth : HOSTS.main;
    const request = new Request(`${host}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const response = await getResponse(handlers, request);
    if (response === undefined) {
      throw new Error(`Nothing answers ${method} ${path}.`);
    }
    return response;
  };

  const signIn = async (username: string, password = "Recurrent#2026"): Promise<string> => {
    const response = await call("POST", "/api/auth/login", { body: { username, password } });
    const reply = (await response.json()) as { access_token: string };
    return reply.access_token;
  };

  return { world, controls: createControls(world), handlers, call, signIn, time, violations };
}
