import { readFileSync } from "node:fs";
import path from "node:path";
import { type Served, serveSite } from "../../scripts/lib/static-server.ts";
import type { Hosts } from "./hosts.ts";

export interface RemoteSite extends Hosts {
  /** Absolute path of a production build. */
  folder: string;
  /** 0, the default, takes a free port. */
  port?: number;
  /** The address for reports of the portal's errors; without one nothing is reported. */
  reportHost?: string;
}

/** Serves a production build that calls the sandbox at these hosts. */
export function serveRemoteSite({ folder, port = 0, ...hosts }: RemoteSite): Promise<Served> {
  const { authHost, apiHost, reportHost } = hosts;
  const config = JSON.parse(readFileSync(path.join(folder, "config.json"), "utf8")) as object;
  return serveSite({
    folder,
    port,
    isPlain: true,
    hosts: { ...hosts, termsHost: apiHost },
    config: {
      ...config,
      backend: "remote",
      authHost,
      apiHost,
      termsUrl: `${apiHost}/sandbox/terms.html`,
      ...(reportHost !== undefined && { reportUrl: `${reportHost}/reports` }),
    },
  });
}
