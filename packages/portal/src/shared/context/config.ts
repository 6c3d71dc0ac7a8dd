import { isRecord } from "../stores/records.ts";

/** Reports what a key must be. */
type Refuse = (expected: string, key?: string) => void;

const aText =
  (fallback?: string) =>
  (value: unknown, refuse: Refuse): string => {
    const given = value ?? fallback;
    if (typeof given === "string" && given.trim() !== "") return given.trim();
    refuse("must be a text");
    return "";
  };

const anAddress =
  (isRelative: boolean) =>
  (value: unknown, refuse: Refuse): string => {
    if (typeof value === "string" && isAddress(value, isRelative)) return value;
    const example = isRelative ? "an http(s) address or a path" : "an http(s) address";
    refuse(`must be ${example}${describe(value)}`);
    return "";
  };

const HOST = anAddress(false);
const PAGE = anAddress(true);

const KEYS = {
  /** Production builds refuse `sandbox`. */
  backend(value: unknown, refuse: Refuse): "sandbox" | "remote" {
    const backend = value ?? "remote";
    if (backend === "sandbox" || backend === "remote") return backend;
    refuse(`must be "remote" or "sandbox"${describe(backend)}`);
    return "remote";
  },
  /** Hosts to which sign-in may redirect; empty allows all. */
  redirectHosts(value: unknown = [], refuse: Refuse): readonly string[] {
    if (isTextList(value)) return value;
    refuse('must be a list of host names, such as ["app.example.com"]');
    return [];
  },
  /** Minutes without input; 0 turns the lock off. */
  lockAfterMinutes(value: unknown = 0, refuse: Refuse): number {
    if (typeof value === "number" && Number.isFinite(value) && value >= 0) return value;
    refuse(`must be a number, 0 or more${describe(value)}`);
    return 0;
  },
  /** The hosts know version 3 only (shell 9). */
  passwordReset(value: unknown = { version: 3 }, refuse: Refuse): { readonly version: 3 } {
    if (!isRecord(value) || value["version"] !== 3) refuse('must be {"version": 3}');
    return { version: 3 };
  },
  /** Session recording; off by default. */
  analytics(
    value: unknown = { enabled: false },
    refuse: Refuse,
  ): { readonly enabled: boolean; readonly endpoint: string | null } {
    if (!isRecord(value) || typeof value["enabled"] !== "boolean") {
      refuse('must be an object whose "enabled" is true or false');
      return { enabled: false, endpoint: null };
    }
    const { enabled, endpoint } = value;
    if (typeof endpoint === "string" && isAddress(endpoint, false)) return { enabled, endpoint };
    if (enabled) refuse("must be an http(s) address when enabled", "analytics.endpoint");
    return { enabled, endpoint: null };
  },
  authHost: HOST,
  apiHost: HOST,
  product: aText("Recurrent"),
  supportEmail: aText(),
  /** Terms and Conditions page. */
  termsUrl: PAGE,
  privacyUrl: PAGE,
  termsOfUseUrl: PAGE,
  /** Shown before the word "account" (shell 2.14). */
  crmName: aText("CRM"),
  /** Receives errors and policy violations; null sends none. */
  reportUrl: (value: unknown = null, refuse: Refuse): string | null =>
    value === null ? null : PAGE(value, refuse),
};

/** Read from `config.json` at every start: one build serves all installations. */
export type PortalConfig = {
  readonly [Key in keyof typeof KEYS]: ReturnType<(typeof KEYS)[Key]>;
};

/** The problems are sentences for the operator. */
export type ConfigReading =
  | { readonly ok: true; readonly config: PortalConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

const CONFIG_ADDRESS = "config.json";

/** Never throws. */
export async function loadConfig(fetchIt: typeof fetch = fetch): Promise<ConfigReading> {
  const response = await fetchIt(CONFIG_ADDRESS, { cache: "no-cache" }).catch(() => null);
  if (!response) return problem("It could not be fetched; the server did not answer.");
  if (!response.ok) {
    return problem(`It could not be fetched; the server answered ${response.status}.`);
  }
  const text = await response.text().catch(() => null);
  if (text === null) return problem("It could not be read; the connection broke off.");
  try {
    return readConfig(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return problem(`It is not JSON: ${reason}.`);
  }
}

/** Reports all problems at once; ignores unknown keys. */
export function readConfig(input: unknown): ConfigReading {
  if (!isRecord(input)) return problem("It must hold one JSON object.");
  const problems: string[] = [];
  const entries = Object.entries(KEYS).map(([name, read]) => {
    const refuse: Refuse = (expected, key = name) => problems.push(`"${key}" ${expected}.`);
    return [name, read(input[name], refuse)];
  });
  const config = Object.fromEntries(entries) as PortalConfig;
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

function problem(text: string): ConfigReading {
  return { ok: false, problems: [text] };
}

function isAddress(value: string, relative: boolean): boolean {
  const base = relative ? "https://portal.invalid/" : undefined;
  if (!URL.canParse(value, base) || value.trim() === "") return false;
  // The origin becomes part of the CSP, where a semicolon starts another directive.
  return /^https?:\/\/[\w.:[\]-]+$/.test(new URL(value, base).origin);
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function describe(value: unknown): string {
  return value === undefined ? "; it is missing" : `, not ${JSON.stringify(value)}`;
}
