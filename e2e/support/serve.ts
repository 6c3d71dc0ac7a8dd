/**
 * Serves what the end-to-end tests need, under the policy of a deployed portal: the demo build, and
 * for each worker the production build with a sandbox over HTTP of its own, behind a validator of
 * the contract.
 */
import { fromRoot } from "../../scripts/lib/paths.mjs";
import { serveSite } from "../../scripts/lib/static-server.ts";
import { type ValidatedSandbox, startValidatedSandbox } from "../contract/validated-sandbox.ts";
import { DEMO, IN_PAGE, remoteOf, WORKERS } from "./hosts.ts";
import { serveRemoteSite } from "./remote-site.ts";

const folder = (name: string): string => fromRoot("packages", "portal", name);

async function serveRemote(worker: number): Promise<ValidatedSandbox> {
  const { authHost, apiHost, ports } = remoteOf(worker);
  const validated = await startValidatedSandbox(ports);
  await serveRemoteSite({ folder: folder("dist"), port: ports.site, authHost, apiHost });
  return validated;
}

const workers = await Promise.all(Array.from({ length: WORKERS }, (_, at) => serveRemote(at)));
// The server that starts last: once it answers, the tests may begin.
await serveSite({
  folder: folder("dist-demo"),
  port: DEMO.port,
  isPlain: true,
  hosts: { ...IN_PAGE, demo: true },
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(
    signal,
    () => void Promise.all(workers.map(({ stop }) => stop())).then(() => process.exit()),
  );
}
