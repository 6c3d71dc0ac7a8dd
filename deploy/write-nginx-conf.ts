/**
 * Run by `start.sh` before nginx: checks the installation's settings and writes the file for nginx that
 * NGINX_CONF names. The build bundles it into `.deploy/prepare.mjs`, so that it reads the same settings as
 * the build.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readServerConfig } from "./server-config.ts";
import { nginxConf } from "./nginx.ts";

const read = readServerConfig(process.env);
const lines = read.ok ? read.notices : read.problems;
process.stderr.write(lines.map((line) => `recurrent: ${line}\n`).join(""));
if (read.ok) {
  const { settings, config } = read;
  mkdirSync(settings.runDir, { recursive: true });
  if (!process.env["CONFIG"]) writeFileSync(settings.config, config);
  const file = process.env["NGINX_CONF"] ?? path.join(settings.runDir, "nginx.conf");
  writeFileSync(file, nginxConf(settings));
} else {
  process.exitCode = 2;
}
