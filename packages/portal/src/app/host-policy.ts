/** The part of the page's policy that names the hosts of an installation. */
import type { PortalConfig } from "../shared/context/config.ts";

/** Element with the directives that name hosts (build/page-policy.ts); none in development. */
const TEMPLATE = "meta[name=host-policy]";

/**
 * Fills in the hosts of this installation; placeholders without a host go.
 *
 * @param template a policy with `{authHost}`, `{apiHost}`, `{termsHost}`, `{analyticsHost}` and
 * `{reportHost}`
 * @param base address of the portal, for a relative terms page
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
    // A policy without one of its hosts would refuse it everywhere.
    if (address === undefined) throw new Error(`The page's policy names no known host: ${name}.`);
    return address === null ? "" : ` ${new URL(address, base).origin}`;
  });
}

/**
 * Adds them to the page's policy. A policy in a `meta` element applies from then on and can only
 * restrict: where headers say the same, nothing changes.
 */
export function enforceHostPolicy(config: PortalConfig): void {
  const template = document.querySelector<HTMLMetaElement>(TEMPLATE);
  if (template === null) return;
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = hostPolicy(template.content, config, document.baseURI);
  template.replaceWith(policy);
}
