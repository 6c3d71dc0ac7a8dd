import type { PortalConfig } from "../kernel/runtime/config.ts";

/** Where the build leaves the directives that name hosts (build/page-policy.ts); none in development. */
const TEMPLATE = "meta[name=host-policy]";

/**
 * The directives with the hosts of this installation in them; a place of a host that there is none of
 * goes.
 *
 * @param template a policy with `{authHost}`, `{apiHost}`, `{termsHost}`, `{analyticsHost}` and `{reportHost}`
 * @param base address of the portal, from which a relative terms page counts
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
    const address = addresses[name] ?? null;
    return address === null ? "" : ` ${new URL(address, base).origin}`;
  });
}

/**
 * Adds them to the policy that the page came with. A policy in a `meta` element holds from its arrival
 * on, and can only take away: where headers say the same, nothing changes.
 */
export function enforceHostPolicy(config: PortalConfig): void {
  const template = document.querySelector<HTMLMetaElement>(TEMPLATE);
  if (template === null) return;
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = hostPolicy(template.content, config, document.baseURI);
  template.replaceWith(policy);
}
