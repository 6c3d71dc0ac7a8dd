/** Finds an nginx for the check of the deployed portal, or downloads the distribution's. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { runProcessGroup } from "./process-group.mjs";
import { fromRoot } from "./paths.mjs";
import { onPath, works } from "./programs.mjs";

const PLACES = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"].map(
  (folder) => `${folder}/nginx`,
);
/** It is unpacked here, not installed, since that needs no rights and starts no service on port 80. */
const CACHE = fromRoot("node_modules", ".cache", "nginx");
const LIMIT_MS = 120_000;

const isNginx = (file: string): boolean => works(file, "-v");

/** The nginx on the PATH, in a usual place, or unpacked by an earlier run. */
function presentNginx(): string | undefined {
  const files = [...onPath(["nginx"]), ...PLACES, path.join(CACHE, "usr/sbin/nginx")];
  return files.find(isNginx);
}

async function unpackFromDebian(): Promise<void> {
  if (!existsSync("/usr/bin/apt-get")) return;
  mkdirSync(CACHE, { recursive: true });
  const inCache = (file: string, args: string[]) =>
    runProcessGroup(file, args, { cwd: CACHE, capture: true, limitMs: LIMIT_MS });
  // Only root may update the lists of packages. Most machines have them.
  if (process.getuid?.() === 0) await inCache("apt-get", ["update"]);
  await inCache("apt-get", ["download", "nginx", "nginx-light"]);
  // This package is downloaded separately: older distributions lack it, and the whole download would fail.
  await inCache("apt-get", ["download", "libnginx-mod-http-brotli-static"]);
  for (const file of readdirSync(CACHE).filter((name) => name.endsWith(".deb"))) {
    await inCache("dpkg", ["-x", file, "."]);
  }
}

/** The path of the module that sends `.br` files, if nginx was unpacked here. Undefined if nginx finds its own. */
export function unpackedBrotli(nginx: string): string | undefined {
  const module = path.join(CACHE, "usr/lib/nginx/modules/ngx_http_brotli_static_module.so");
  return nginx.startsWith(CACHE) && existsSync(module) ? module : undefined;
}

/**
 * Path of an nginx that starts; downloads one when none is installed.
 * @throws {Error} with a remedy when none is available
 */
export async function ensureNginx(): Promise<string> {
  const named = process.env["NGINX"];
  if (named) {
    if (isNginx(named)) return named;
    throw new Error(`NGINX names ${named}, which does not start. Correct or unset it.`);
  }
  const found = presentNginx();
  if (found) return found;
  await unpackFromDebian();
  const unpacked = presentNginx();
  if (unpacked) return unpacked;
  throw new Error(
    [
      "The check of the deployed portal needs nginx, and none could be found or fetched.",
      "  - install one (Debian, Ubuntu: `apt-get install nginx-light`; macOS: `brew install nginx`), or",
      "  - name yours: NGINX=/path/to/nginx npm test",
    ].join("\n"),
  );
}
