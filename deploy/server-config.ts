/** Validates an installation's settings before anything is served. */
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import {
  type ConfigReading,
  type PortalConfig,
  readConfig,
} from "../packages/portal/src/shared/context/config.ts";
import type { Hosts } from "./headers.ts";
import type { NginxSettings } from "./nginx.ts";

/** Names of `start.sh`, as its environment has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An installation, or all its problems as sentences. */
export type ServerConfig =
  | { ok: true; settings: NginxSettings; config: string; notices: readonly string[] }
  | { ok: false; problems: readonly string[] };

/** The settings that may come from the environment, by their key in `config.json`. */
const NAMES = {
  authHost: "AUTH_HOST",
  apiHost: "API_HOST",
  supportEmail: "SUPPORT_EMAIL",
  termsUrl: "TERMS_URL",
  privacyUrl: "PRIVACY_URL",
  termsOfUseUrl: "TERMS_OF_USE_URL",
  product: "PRODUCT",
  crmName: "CRM_NAME",
  reportUrl: "REPORT_URL",
} as const satisfies Partial<Record<keyof PortalConfig, string>>;

/**
 * Reads all of it, with the portal's own reader of `config.json`.
 * @param env ROOT, RUN_DIR, NGINX and LISTEN have to be set; the rest is described in `start.sh`
 */
export function readServerConfig(env: Environment): ServerConfig {
  const problems: string[] = [];
  const notices: string[] = [];
  const { text, found } = configOf(env);
  const reading = readText(text, found);
  if (!reading.ok) {
    problems.push(...reading.problems.map((problem) => `${found.title}: ${problem}`));
  } else {
    for (const key of unknownKeys(text, reading.config)) {
      notices.push(`${found.title}: "${key}" is no setting of this version and does nothing.`);
    }
  }

  const name = (key: string, fallback = ""): string => {
    const value = env[key] || fallback;
    // nginx would read the character as a variable, or as the end of the text.
    if (/["\\$\r\n]/.test(value)) problems.push(`${key} holds a character that no path may have.`);
    return value;
  };
  const file = (key: string, fallback?: string): string => path.resolve(name(key, fallback));

  const root = file("ROOT");
  const previous = file("PREVIOUS", root);
  if (env["PREVIOUS"] && !existsSync(path.join(previous, "assets"))) {
    problems.push(`PREVIOUS names ${previous}, which holds no build.`);
  }
  const listen = name("LISTEN");
  if (/[;{}#]/.test(listen)) problems.push("LISTEN must be an address, a port, or both.");
  const proxies = (env["TRUSTED_PROXIES"] ?? "").split(/[\s,]+/).filter(Boolean);
  for (const proxy of proxies) {
    if (/^([\da-f.:]+(\/\d+)?|unix:)$/i.test(proxy)) continue;
    problems.push(`TRUSTED_PROXIES must hold addresses or networks, not "${proxy}".`);
  }
  const runDir = file("RUN_DIR");
  const settings = {
    root,
    previous,
    config: env["CONFIG"] ? file("CONFIG") : path.join(runDir, nameByContent(text)),
    runDir,
    listen,
    accessLog: logNamed(name("ACCESS_LOG")) ?? logOf("/dev/stdout", notices),
    proxies,
    brotli: brotliOf(name("NGINX"), name("BROTLI_MODULE")),
  };
  if (!reading.ok || problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    settings: { ...settings, hosts: hostsOf(reading.config) },
    config: text,
    notices,
  };
}

/** The source of the configuration, for messages. */
interface Found {
  /** The beginning of a message about a problem in it. */
  title: string;
  problem?: string;
  /** The name of a key in this source. */
  keys?: Readonly<Record<string, string>>;
}

function configOf(env: Environment): { text: string; found: Found } {
  const file = env["CONFIG"];
  if (!file) {
    const settings = Object.entries(NAMES).map(([key, name]) => [key, env[name] || undefined]);
    return {
      text: JSON.stringify({ backend: "remote", ...Object.fromEntries(settings) }, null, 2),
      found: { title: "the environment, as there is no CONFIG", keys: NAMES },
    };
  }
  try {
    return { text: readFileSync(file, "utf8"), found: { title: file } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      text: "",
      found: { title: "CONFIG", problem: `names a file that cannot be read: ${reason}.` },
    };
  }
}

/** Other settings have another file, so that a check does not change the file of a running nginx. */
function nameByContent(text: string): string {
  return `config-${createHash("sha256").update(text).digest("hex").slice(0, 12)}.json`;
}

function readText(text: string, { problem, keys = {} }: Found): ConfigReading {
  if (problem !== undefined) return { ok: false, problems: [problem] };
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: syntaxProblems(text, String(error)) };
  }
  const reading = readConfig(input);
  const problems = (reading.ok ? [] : reading.problems).map((message) =>
    message.replace(/^"(\w+)"/, (quoted, key: string) => keys[key] ?? quoted),
  );
  if ((input as { backend?: unknown } | null)?.backend === "sandbox") {
    problems.unshift('"backend" must be "remote": the build has no sandbox.');
  }
  return problems.length > 0 ? { ok: false, problems } : reading;
}

/** Not JSON.parse: it reports one mistake only, and mostly without its position. */
function syntaxProblems(text: string, fallback: string): string[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const problems = errors.flatMap(({ error, offset }, at) => {
    const code = printParseErrorCode(error);
    // An invalid token is also reported as a missing value: skip the second error.
    if (at > 0 && code === "ValueExpected") return [];
    const before = text.slice(0, offset).split("\n");
    const column = (before.at(-1)?.length ?? 0) + 1;
    const reason = code.replaceAll(/\B[A-Z]/g, " $&").toLowerCase();
    return [`It is not JSON: line ${before.length}, column ${column}: ${reason}.`];
  });
  return problems.length > 0 ? problems : [`It is not JSON: ${fallback}.`];
}

function unknownKeys(text: string, known: PortalConfig): string[] {
  return Object.keys(JSON.parse(text) as object).filter((key) => !(key in known));
}

/** undefined for relative addresses, which are on the portal's own origin. */
function originOf(url: string | null): string | undefined {
  return url !== null && URL.canParse(url) ? new URL(url).origin : undefined;
}

/**
 * The origins that the headers of a portal have to allow, from its `config.json`.
 * @throws Error with the problems of the file
 */
export function readHosts(file: string): Hosts {
  const reading = readConfig(JSON.parse(readFileSync(file, "utf8")));
  if (!reading.ok) throw new Error(`${file}: ${reading.problems.join(" ")}`);
  const { config } = reading;
  return { ...hostsOf(config), ...(config.backend !== "remote" && { demo: true }) };
}

function hostsOf({ authHost, apiHost, termsUrl, analytics, reportUrl }: PortalConfig): Hosts {
  const others = {
    termsHost: originOf(termsUrl),
    analyticsHost: analytics.enabled ? originOf(analytics.endpoint) : undefined,
    reportHost: originOf(reportUrl),
  };
  const named = Object.entries(others).filter(([, origin]) => origin !== undefined);
  return {
    authHost: new URL(authHost).origin,
    apiHost: new URL(apiHost).origin,
    ...Object.fromEntries(named),
  };
}

/** nginx would look for a relative file below RUN_DIR. */
function logNamed(log: string): string | undefined {
  if (log === "") return undefined;
  return log === "off" || log.startsWith("syslog:") ? log : path.resolve(log);
}

/**
 * The standard output, when nginx can open it. It cannot open a socket, which systemd gives a service, nor
 * a file of another user; the system's log is used then, if it exists.
 */
function logOf(output: string, notices: string[]): string {
  try {
    closeSync(openSync(output, "a"));
    return output;
  } catch (error) {
    if (existsSync("/dev/log")) return "syslog:server=unix:/dev/log,tag=recurrent,nohostname";
    notices.push(`Requests are not logged (${String(error)}). Name a file with ACCESS_LOG.`);
    return "off";
  }
}

/** True when this nginx can send `.br` files, by a built-in or loadable module. */
function brotliOf(nginx: string, named: string): boolean | string {
  if (named === "off") return false;
  if (named !== "") return path.resolve(named);
  const built = spawnSync(nginx, ["-V"], { encoding: "utf8" }).stderr ?? "";
  if (/--add-module=\S*brotli/.test(built)) return true;
  const folder = /--modules-path=(\S+)/.exec(built)?.[1] ?? "modules";
  const module = path.join(folder, "ngx_http_brotli_static_module.so");
  return path.isAbsolute(folder) && existsSync(module) ? module : false;
}
