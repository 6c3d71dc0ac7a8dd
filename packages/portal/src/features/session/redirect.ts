import type { PortalConfig } from "../../kernel/runtime/config.ts";

/** Shown when the host names a redirect that is no http(s) address or not on an allowed host. */
export const UNSAFE_REDIRECT = "The address to continue at is not allowed.";

/** Where a redirect of the server may lead. */
export interface RedirectRule {
  /** Host names, with a port where it is not the usual one; none allows every host. */
  readonly hosts: readonly string[];
  /** Whether plain http will do, because the portal itself came that way. */
  readonly plain: boolean;
}

/** The rule of this installation, as the portal is being visited. */
export function redirectRule({ redirectHosts }: PortalConfig): RedirectRule {
  return { hosts: redirectHosts, plain: location.protocol === "http:" };
}

/**
 * The address that a `redirect_to` of the server may send the browser to, or null. It must be https
 * (http for a portal on http), name nobody to sign in as and, where the configuration names hosts, lie
 * on one of them (decisions, Session).
 */
export function allowedRedirect(target: unknown, { hosts, plain }: RedirectRule): string | null {
  if (typeof target !== "string" || !URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.protocol !== "https:" && !(plain && url.protocol === "http:")) return null;
  // What stands before an @ reads like a host, and would be sent to the real one.
  if (url.username !== "" || url.password !== "") return null;
  if (hosts.length === 0) return url.href;
  const wanted = hosts.map((host) => host.trim().toLowerCase());
  return wanted.includes(url.host) || wanted.includes(url.hostname) ? url.href : null;
}
