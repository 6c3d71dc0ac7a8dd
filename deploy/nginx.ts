/**
 * Makes the nginx configuration of one installation from `nginx.conf.template` and `headers.json`, so that nginx
 * and the tests use the same settings.
 */
import headerSettings from "./headers.json" with { type: "json" };
import { contentSecurityPolicy, type Hosts } from "./headers.ts";
import template from "./nginx.conf.template?raw";

/** From `start.sh`. Paths are absolute; no text may contain nginx syntax. */
export interface NginxSettings {
  hosts: Hosts;
  /** Folder of the build. */
  root: string;
  /** Folder of the previous build, for pages that are still open; `root` again without one. */
  previous: string;
  /** The installation's `config.json`. */
  config: string;
  /** A folder that nginx can write to. */
  runDir: string;
  /** The address family of `listen`. */
  listen: string;
  /** A file, `syslog:…`, or `off`. */
  accessLog: string;
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  proxies: readonly string[];
  /** Sends the build's `.br` files; a text names the module to load for it. */
  brotli: boolean | string;
}

const quote = (text: string): string => `"${text}"`;

/**
 * A header per line, at server level, since a block with a header of its own inherits none;
 * `always` adds them to errors too.
 */
function headerLines(hosts: Hosts): string[] {
  const sent = {
    ...headerSettings.headers,
    "Content-Security-Policy": contentSecurityPolicy(hosts),
  };
  return [
    ...Object.entries(sent).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    "add_header Cache-Control $recurrent_cache always;",
  ];
}

/** Only 200, 206 and 304 are cached for long: a 404 must not be remembered for a year. */
function cacheLines(): string[] {
  const { "": fallback, ...folders } = headerSettings.cache;
  return [
    ...Object.entries(folders).map(
      ([folder, value]) => `${quote(`~^(200|206|304) /${folder}`)} ${quote(value)};`,
    ),
    `default ${quote(fallback)};`,
  ];
}

function proxyLines(proxies: readonly string[]): string[] {
  if (proxies.length === 0) return [];
  return [
    ...proxies.map((proxy) => `set_real_ip_from ${proxy};`),
    "real_ip_header X-Forwarded-For;",
    "real_ip_recursive on;",
  ];
}

/** The whole file. */
export function nginxConf(settings: NginxSettings): string {
  const { hosts, accessLog, brotli, proxies } = settings;
  const parts: Record<string, readonly string[]> = {
    modules: typeof brotli === "string" ? [`load_module ${quote(brotli)};`] : [],
    brotli: brotli === false ? [] : ["brotli_static on;"],
    proxies: proxyLines(proxies),
    cache: cacheLines(),
    headers: headerLines(hosts),
  };
  const texts: Record<string, string> = {
    ROOT: settings.root,
    PREVIOUS: settings.previous,
    CONFIG: settings.config,
    RUN_DIR: settings.runDir,
    LISTEN: settings.listen,
    ACCESS_LOG: accessLog === "off" ? "off" : `${quote(accessLog)} recurrent`,
  };
  return template
    .replaceAll(/^( *)# insert: (\w+)\n/gm, (_line, indent: string, part: string) =>
      (parts[part] ?? []).map((line) => `${indent}${line}\n`).join(""),
    )
    .replaceAll(/\$\{(\w+)\}/g, (place, name: string) => texts[name] ?? place);
}
