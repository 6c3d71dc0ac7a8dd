/**
 * What one installation decides, read from `config.json` beside `index.html` at every start: one
 * build serves every installation (decisions, Addresses and configuration).
 */
export interface PortalConfig {
  /** `sandbox` stands in for both hosts inside the page; production builds refuse it. */
  readonly backend: "sandbox" | "remote";
  /** Root address of the authentication host. */
  readonly authHost: string;
  /** Root address of the main API host. */
  readonly apiHost: string;
  readonly product: string;
  readonly supportEmail: string;
  /** The page in the Terms and Conditions frame; absolute, or relative to the portal. */
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly termsOfUseUrl: string;
  /** Name of the CRM provider, shown before the word "account" (shell 2.14). */
  readonly crmName: string;
  /** Session recording; nothing is sent unless it is enabled and has an endpoint. */
  readonly analytics: { readonly enabled: boolean; readonly endpoint: string | null };
  /** Hosts that a redirect of the sign-in host may lead to; empty allows every host. */
  readonly redirectHosts: readonly string[];
  /** What the mail with the link is made for; the hosts know version 3 only (shell 9). */
  readonly passwordReset: { readonly version: 3 };
  /** Minutes without input until the portal locks; 0 never does. */
  readonly lockAfterMinutes: number;
  /** Where errors and breaches of the policy are told (shell/reports.ts); null tells nobody. */
  readonly reportUrl: string | null;
}

/** A configuration, or what is wrong with it in sentences for whoever installs the portal. */
export type ConfigReading =
  | { readonly ok: true; readonly config: PortalConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

const DEFAULTS = {
  product: "Recurrent",
  crmName: "CRM",
  analytics: { enabled: false, endpoint: null },
  redirectHosts: [],
  passwordReset: { version: 3 },
  lockAfterMinutes: 0,
  reportUrl: null,
} as const satisfies Partial<PortalConfig>;

/** Beside index.html, wherever the portal is installed. */
const CONFIG_ADDRESS = "config.json";

/**
 * Fetches and checks the configuration. Never throws: whatever is wrong comes back as a problem
 * that whoever installs the portal can act on.
 */
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

/**
 * Checks the parsed content of `config.json`. Every problem is named at once, with the key and what
 * is expected there; unknown keys are ignored.
 */
export function readConfig(input: unknown): ConfigReading {
  if (!isRecord(input)) return problem("It must hold one JSON object.");
  const problems: string[] = [];

  const text = (key: string, fallback?: string): string => {
    const value = input[key] ?? fallback;
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    problems.push(`"${key}" must be a text.`);
    return "";
  };
  const url = (key: string, { relative }: { relative: boolean }): string => {
    const value = input[key];
    if (typeof value === "string" && isAddress(value, relative)) return value;
    const example = relative ? "an http(s) address or a path" : "an http(s) address";
    problems.push(`"${key}" must be ${example}${describe(value)}.`);
    return "";
  };

  const backend = input["backend"] ?? "remote";
  if (backend !== "sandbox" && backend !== "remote") {
    problems.push(`"backend" must be "remote" or "sandbox"${describe(backend)}.`);
  }
  const { redirectHosts = DEFAULTS.redirectHosts } = input;
  if (!isTextList(redirectHosts)) {
    problems.push(`"redirectHosts" must be a list of host names, such as ["app.example.com"].`);
  }
  const { lockAfterMinutes = DEFAULTS.lockAfterMinutes } = input;
  if (!isCount(lockAfterMinutes)) {
    problems.push(`"lockAfterMinutes" must be a number, 0 or more${describe(lockAfterMinutes)}.`);
  }
  const passwordReset = readPasswordReset(input["passwordReset"], problems);
  const analytics = readAnalytics(input["analytics"], problems);

  const config: PortalConfig = {
    backend: backend === "sandbox" ? "sandbox" : "remote",
    authHost: url("authHost", { relative: false }),
    apiHost: url("apiHost", { relative: false }),
    product: text("product", DEFAULTS.product),
    supportEmail: text("supportEmail"),
    termsUrl: url("termsUrl", { relative: true }),
    privacyUrl: url("privacyUrl", { relative: true }),
    termsOfUseUrl: url("termsOfUseUrl", { relative: true }),
    crmName: text("crmName", DEFAULTS.crmName),
    analytics,
    redirectHosts: isTextList(redirectHosts) ? redirectHosts : [],
    passwordReset,
    lockAfterMinutes: isCount(lockAfterMinutes) ? lockAfterMinutes : 0,
    reportUrl: (input["reportUrl"] ?? null) === null ? null : url("reportUrl", { relative: true }),
  };
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

function problem(text: string): ConfigReading {
  return { ok: false, problems: [text] };
}

function readPasswordReset(value: unknown, problems: string[]): PortalConfig["passwordReset"] {
  if (value === undefined) return DEFAULTS.passwordReset;
  if (isRecord(value) && value["version"] === 3) return { version: 3 };
  problems.push(`"passwordReset" must be {"version": 3}.`);
  return DEFAULTS.passwordReset;
}

function readAnalytics(value: unknown, problems: string[]): PortalConfig["analytics"] {
  if (value === undefined) return DEFAULTS.analytics;
  if (!isRecord(value) || typeof value["enabled"] !== "boolean") {
    problems.push(`"analytics" must be an object whose "enabled" is true or false.`);
    return DEFAULTS.analytics;
  }
  const { enabled, endpoint = null } = value;
  if (typeof endpoint === "string" && isAddress(endpoint, false)) return { enabled, endpoint };
  if (enabled) problems.push(`"analytics.endpoint" must be an http(s) address when enabled.`);
  return { enabled, endpoint: null };
}

function isAddress(value: string, relative: boolean): boolean {
  const base = relative ? "https://portal.invalid/" : undefined;
  if (!URL.canParse(value, base) || value.trim() === "") return false;
  // Its origin becomes part of the policy, where a semicolon would begin something else.
  return /^https?:\/\/[\w.:[\]-]+$/.test(new URL(value, base).origin);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function describe(value: unknown): string {
  return value === undefined ? "; it is missing" : `, not ${JSON.stringify(value)}`;
}
