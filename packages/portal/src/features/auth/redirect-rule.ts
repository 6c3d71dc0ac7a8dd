import type { PortalConfig } from "../../shared/context/config.ts";

/** Shown for a redirect that `allowedRedirect` rejects. */
export const UNSAFE_REDIRECT = "That page cannot be opened from here.";

export interface RedirectRule {
  /** A host may include a port; an empty list allows every host. */
  readonly hosts: readonly string[];
  /** Allows http, since the portal itself uses it. */
  readonly plain: boolean;
}

export function redirectRule({ redirectHosts }: PortalConfig): RedirectRule {
  return { hosts: redirectHosts, plain: location.protocol === "http:" };
}

/** Returns the URL of a safe `redirect_to`, else null (shell 2.5). */
export function allowedRedirect(target: unknown, { hosts, plain }: RedirectRule): string | null {
  if (typeof target !== "string" || !URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.protocol !== "https:" && !(plain && url.protocol === "http:")) return null;
  // Text before an @ looks like a host, and credentials would be sent.
  if (url.username !== "" || url.password !== "") return null;
  if (hosts.length === 0) return url.href;
  const wanted = hosts.map((host) => host.trim().toLowerCase());
  return wanted.includes(url.host) || wanted.includes(url.hostname) ? url.href : null;
}
