/** The CSP directives that name the hosts of an installation. */
import type { PortalConfig } from "../shared/context/config.ts";

/** Written by build/page-policy.ts; absent in development. */
const TEMPLATE = "meta[name=host-policy]";

/**
 * Removes placeholders without a host.
 *
 * @param template with placeholders such as `{authHost}`
 * @param base for a relative terms page
 */
export function hostPolicy(template: string, config: PortalConfig, base: string): string {
  const { authHost, apiHost, termsUrl, analytics, reportUrl } = config;
  const addresses: Readonly<Record<string, string | null>> = {
    authHost,
    apiHost,
    termsHost: termsUrl,
    analyticsHost: analytics.enabled ? analytics.endpoint : null,
    reportHost: reportUrl,
  };
  return template.replaceAll(/ \{(\w+)\}/g, (_, name: string) => {
    const address = addresses[name];
    if (address === undefined) throw new Error(`The page's policy names no known host: ${name}.`);
    return address === null ? "" : ` ${new URL(address, base).origin}`;
  });
}

/** A policy in a `meta` element can only restrict. */
export function enforceHostPolicy(config: PortalConfig): void {
  const template = document.querySelector<HTMLMetaElement>(TEMPLATE);
  if (template === null) return;
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = hostPolicy(template.content, config, document.baseURI);
  template.replaceWith(policy);
}
