/**
 * The nginx configuration of a deployed portal, made from `headers.json` so that what nginx sends and
 * what the tests serve under cannot drift apart. `node deploy/nginx.ts` writes the template anew;
 * `start.sh` fills in its `${NAMES}` for one installation.
 */
import { readFileSync, writeFileSync } from "node:fs";
import facts from "./headers.json" with { type: "json" };
import { contentSecurityPolicy } from "./headers.ts";

/** The committed template. */
export const TEMPLATE = new URL("nginx/nginx.conf.template", import.meta.url);
const BODY = new URL("nginx/body.conf", import.meta.url);

/** Filled in by `start.sh`; the last two stay empty where an installation has none. */
const PLACES = {
  authHost: "${AUTH_ORIGIN}",
  apiHost: "${API_ORIGIN}",
  termsHost: "${TERMS_ORIGIN}",
  analyticsHost: "${ANALYTICS_ORIGIN}",
};

const quoted = (text: string): string => `"${text}"`;

/**
 * One line for each header. All stand at the level of the server, since a block that adds a header
 * of its own inherits none; `always` has refusals carry them too.
 */
function headerLines(): string[] {
  const sent = { ...facts.headers, "Content-Security-Policy": contentSecurityPolicy(PLACES) };
  return [
    ...Object.entries(sent).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    "add_header Cache-Control $recurrent_cache always;",
  ];
}

/** By status too: that a file is missing today must not be remembered for a year. */
function cacheLines(): string[] {
  const { "": otherwise, ...folders } = facts.cache;
  return [
    ...Object.entries(folders).map(
      ([folder, value]) => `${quoted(`~^(200|206|304) /${folder}`)} ${quoted(value)};`,
    ),
    `default ${quoted(otherwise)};`,
  ];
}

/** The whole template. */
export function nginxTemplate(): string {
  const parts: Record<string, string[]> = { headers: headerLines(), cache: cacheLines() };
  return readFileSync(BODY, "utf8").replaceAll(
    /^( *)# insert: (\w+)$/gm,
    (_line, indent: string, part: string) =>
      (parts[part] ?? []).map((line) => indent + line).join("\n"),
  );
}

if (import.meta.main) writeFileSync(TEMPLATE, nginxTemplate());
