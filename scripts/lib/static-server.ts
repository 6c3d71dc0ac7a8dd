import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv, { type Options } from "sirv";
import { headersFor, type Hosts } from "../../deploy/headers.ts";

export interface Site {
  /** Absolute path of a built portal. */
  folder: string;
  /** Origins for the Content-Security-Policy. */
  hosts: Hosts;
  /** Answered in place of the build's own `config.json`. */
  config?: unknown;
  /** Uncompressed, where bytes do not matter. */
  isPlain?: boolean;
  /** Sends none of our headers, as a static host without our configuration. */
  isBare?: boolean;
  /** 0, the default, takes a free port. */
  port?: number;
}

/** A running server. */
export interface Served {
  origin: string;
  /** Bytes and number of bodies sent since the last reset, by path from the root of the build. */
  sent: Map<string, { bytes: number; count: number }>;
  /** Starts of the names of scripts that do not arrive: their connections are cut. */
  lost: Set<string>;
  close: () => Promise<void>;
}

/** sirv omits their encoding. */
const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
};

/**
 * Serves a built portal on localhost as in production: strict policy, immutable assets, nothing else
 * cached, Brotli, and 404 for every unknown path, so that a chunk of an older build is never answered with
 * HTML. It serves the files that exist when it starts.
 */
export async function serveSite(site: Site): Promise<Served> {
  const sent: Served["sent"] = new Map();
  const lost: Served["lost"] = new Set();
  const setHeaders = (reply: ServerResponse, name: string): void => {
    if (site.isBare) return;
    reply.setHeaders(new Map(Object.entries(headersFor(name, site.hosts))));
  };
  const announce = (reply: ServerResponse, name: string, size: number): void => {
    setHeaders(reply, name);
    const type = TYPES[path.extname(name)];
    if (type) reply.setHeader("Content-Type", type);
    const { bytes, count } = sent.get(name) ?? { bytes: 0, count: 0 };
    sent.set(name, { bytes: bytes + size, count: count + 1 });
  };
  const options: Options = {
    // The build's own `.br` files: as many bytes as a deployed portal sends.
    brotli: site.isPlain !== true,
    // No path serves a file of another name, as '/login' would for 'login.html'.
    extensions: [],
    setHeaders: (reply, pathname, { size }) => announce(reply, pathname.slice(1), size),
  };
  const sendFile = sirv(site.folder, options);
  const config = site.config === undefined ? undefined : JSON.stringify(site.config);

  const server = createServer((request, reply) => {
    setHeaders(reply, "");
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [, pathname = "", query = ""] = /^([^?]*)(.*)/.exec(request.url ?? "") ?? [];
    if (pathname === "/config.json" && config !== undefined) {
      announce(reply, "config.json", Buffer.byteLength(config));
      reply.end(config);
      return;
    }
    if ([...lost].some((start) => pathname.startsWith(`/assets/${start}-`))) {
      request.socket.destroy();
      return;
    }
    request.url = pathname === "/" ? `/index.html${query}` : request.url;
    sendFile(request, reply, () => {
      reply.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(site.port ?? 0, "localhost", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    sent,
    lost,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
