import authContract from "../../packages/sdk/openapi/auth.json" with { type: "json" };
import mainContract from "../../packages/sdk/openapi/main.json" with { type: "json" };
import {
  startProxy,
  type ValidatingProxy,
} from "../../packages/host-check/src/contract/validating-proxy.ts";
import { serveInMemory } from "../../packages/sandbox/src/testing/serve-in-memory.ts";

/** The sandbox over HTTP with a validator in front of either host. */
export interface ValidatedSandbox {
  auth: ValidatingProxy;
  api: ValidatingProxy;
  stop: () => Promise<void>;
}

/** Starts both hosts in memory, reachable at the two ports through the proxies only. */
export async function startValidatedSandbox(
  ports: { auth: number; api: number } = { auth: 0, api: 0 },
): Promise<ValidatedSandbox> {
  const sandbox = await serveInMemory();
  const guard = (contract: object, upstream: string, port: number) =>
    startProxy({ contract, upstream, port, isStandIn: true, provoked: "x-sandbox-fault" });
  const auth = await guard(authContract, sandbox.authHost, ports.auth);
  const api = await guard(mainContract, sandbox.apiHost, ports.api);
  return {
    auth,
    api,
    stop: async () => {
      await Promise.all([auth.close(), api.close()]);
      await sandbox.stop();
    },
  };
}
