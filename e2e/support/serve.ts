/** Serves both built portals for the end-to-end tests, under the policy of a deployed one. */
import { readFileSync } from "node:fs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { serveSite } from "../../scripts/lib/static-server.ts";
import { DEMO, HTTP_SANDBOX, IN_PAGE, REMOTE } from "./hosts.ts";

const folder = (name: string): string => inRoot("packages", "portal", name);
const config = JSON.parse(
  readFileSync(inRoot("packages/portal/dist/config.json"), "utf8"),
) as object;
const { authHost, apiHost } = HTTP_SANDBOX;

await serveSite({
  folder: folder("dist-demo"),
  port: DEMO.port,
  hosts: { ...IN_PAGE, demo: true },
});
await serveSite({
  folder: folder("dist"),
  port: REMOTE.port,
  hosts: { authHost, apiHost, termsHost: apiHost },
  config: {
    ...config,
    backend: "remote",
    authHost,
    apiHost,
    termsUrl: `${apiHost}/sandbox/terms.html`,
  },
});
