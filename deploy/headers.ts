/**
 * The reply headers of a deployed portal, from `headers.json`: the one source for the tests, the
 * benchmark and every web server configuration.
 */
import headerSettings from "./headers.json" with { type: "json" };

/** Settings that differ between installations: origins such as `https://api.example.com`. */
export interface Hosts {
  authHost: string;
  apiHost: string;
  /** Origin of the terms page when it is not the portal's own. */
  termsHost?: string;
  /** Origin of the session recorder when one is switched on. */
  analyticsHost?: string;
  /** Origin that errors are reported to, when it is set and not the portal's own. */
  reportHost?: string;
  /** The demo build also runs a service worker and the sandbox's Trusted Types policy. */
  demo?: boolean;
}

type Policy = Readonly<Record<string, readonly string[]>>;

const inOneLine = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");

/** The Content-Security-Policy in one line; a place holder without a host is left out. */
export function contentSecurityPolicy(hosts: Hosts): string {
  const origins: Record<string, string | undefined> = {
    "{authHost}": hosts.authHost,
    "{apiHost}": hosts.apiHost,
    "{termsHost}": hosts.termsHost,
    "{analyticsHost}": hosts.analyticsHost,
    "{reportHost}": hosts.reportHost,
  };
  const policy: Policy = hosts.demo
    ? { ...headerSettings.policy, ...headerSettings.demoPolicy }
    : headerSettings.policy;
  const filled = Object.entries(policy).map(([directive, values]) => {
    const sources = values.map((value) => (value in origins ? origins[value] : value));
    return [directive, sources.filter((source) => source !== undefined)] as const;
  });
  return inOneLine(Object.fromEntries(filled));
}

/** Ignored in a `meta` element, where browsers warn. */
const HEADER_ONLY = new Set(["frame-ancestors", "report-uri", "sandbox"]);

/** A policy for the page itself, where a static host sends no headers of ours. */
export interface PagePolicy {
  /** In force from the first byte; allows any origin where only `config.json` knows the host. */
  any: string;
  /** The policy has placeholders for those hosts, and is in force once they are filled in. */
  hosts: string;
}

const isPlace = (source: string): boolean => source.startsWith("{");

/** The policy in two parts for `index.html`, since one build serves every installation. */
export function pagePolicy(demo: boolean): PagePolicy {
  const policy: Policy = demo
    ? { ...headerSettings.policy, ...headerSettings.demoPolicy }
    : headerSettings.policy;
  const directives = Object.entries(policy).filter(([directive]) => !HEADER_ONLY.has(directive));
  const any = directives.map(([directive, sources]) => {
    const known = sources.filter((source) => !isPlace(source));
    const open = known.length === sources.length ? known : [...known, "https:", "http:"];
    return [directive, [...new Set(open)]] as const;
  });
  const hosts = directives.filter(([, sources]) => sources.some(isPlace));
  return { any: inOneLine(Object.fromEntries(any)), hosts: inOneLine(Object.fromEntries(hosts)) };
}

/**
 * All headers for one file of the build.
 * @param file path from the root of the build, e.g. `assets/index-3fd1.js`
 */
export function headersFor(file: string, hosts: Hosts): Record<string, string> {
  const cache = Object.entries(headerSettings.cache).find(([folder]) => file.startsWith(folder));
  const common = { ...headerSettings.headers, "Cache-Control": cache?.[1] ?? "no-cache" };
  const { folder, headers, policy } = headerSettings.demoPages;
  // The sandbox's pages, such as the terms, are shown in a sandboxed frame of the portal, which has no
  // origin, so that even their own style sheet comes from another one.
  return hosts.demo && file.startsWith(folder)
    ? { ...common, ...headers, "Content-Security-Policy": inOneLine(policy) }
    : { ...common, "Content-Security-Policy": contentSecurityPolicy(hosts) };
}
