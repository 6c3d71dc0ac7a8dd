import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { headersFor, type Hosts } from "../../deploy/headers.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const COMPRESSED = new Set([".css", ".html", ".js", ".json", ".svg"]);

/** What is served, and as what. */
export interface Site {
  /** Absolute path of a built portal. */
  folder: string;
  /** Origins for the Content-Security-Policy. */
  hosts: Hosts;
  /** Answered in place of the build's own `config.json`. */
  config?: unknown;
  /** Compresses little and at once: for whoever counts no bytes. */
  isQuick?: boolean;
  /** 0, the default, takes a free port. */
  port?: number;
}

/** A running server. */
export interface Served {
  origin: string;
  /** Bytes and number of bodies sent since the last reset, by path from the root of the build. */
  sent: Map<string, { bytes: number; count: number }>;
  close: () => Promise<void>;
}

/** The file behind an address, or nothing: what is outside the folder or not a file does not exist. */
function fileFor(folder: string, address: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(new URL(address, "http://localhost").pathname);
  } catch {
    // A malformed address names no file.
    return undefined;
  }
  if (name.includes("\0")) return undefined;
  const file = path.join(folder, name.endsWith("/") ? `${name}index.html` : name);
  if (!file.startsWith(folder + path.sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/**
 * Serves a built portal on localhost as a deployed one is served: strict policy, immutable assets,
 * nothing else cached, Brotli, and 404 for every unknown path, so that a chunk of an older build is
 * never answered with HTML.
 */
export async function serveSite(site: Site): Promise<Served> {
  const folder = path.resolve(site.folder);
  const compressed = new Map<string, Buffer>();
  const sent: Served["sent"] = new Map();

  const note = (name: string, bytes: number): void => {
    const before = sent.get(name) ?? { bytes: 0, count: 0 };
    sent.set(name, { bytes: before.bytes + bytes, count: before.count + 1 });
  };

  const brotli = (file: string): Buffer => {
    const done = compressed.get(file);
    if (done) return done;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: site.isQuick ? 2 : 11 };
    const body = brotliCompressSync(readFileSync(file), { params: quality });
    compressed.set(file, body);
    return body;
  };

  const send = (reply: ServerResponse, name: string, body: string | Buffer): void => {
    note(name, Buffer.byteLength(body));
    reply.setHeader("Content-Length", Buffer.byteLength(body));
    reply.end(body);
  };

  const server = createServer((request, reply) => {
    const address = request.url ?? "/";
    const file = fileFor(folder, address);
    const name = file ? path.relative(folder, file).replaceAll("\\", "/") : "";
    for (const [header, value] of Object.entries(headersFor(name, site.hosts))) {
      reply.setHeader(header, value);
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    if (!file) {
      reply.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" });
      reply.end("Not found\n");
      return;
    }
    const kind = path.extname(file);
    reply.setHeader("Content-Type", TYPES[kind] ?? "application/octet-stream");
    if (name === "config.json" && site.config !== undefined) {
      send(reply, name, JSON.stringify(site.config));
    } else if (COMPRESSED.has(kind) && request.headers["accept-encoding"]?.includes("br")) {
      reply.setHeader("Content-Encoding", "br");
      reply.setHeader("Vary", "Accept-Encoding");
      send(reply, name, brotli(file));
    } else {
      note(name, statSync(file).size);
      createReadStream(file).pipe(reply);
    }
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(site.port ?? 0, "localhost", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
