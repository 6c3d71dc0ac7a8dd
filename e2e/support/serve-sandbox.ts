/** Serves both hosts for the end-to-end tests: the sandbox, behind a validator of the contract. */
import { startGuardedSandbox } from "../contract/guarded-sandbox.ts";
import { HTTP_SANDBOX } from "./hosts.ts";

const guarded = await startGuardedSandbox({
  auth: HTTP_SANDBOX.authPort,
  api: HTTP_SANDBOX.apiPort,
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void guarded.stop());
}
