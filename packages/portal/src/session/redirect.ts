/**
 * The address that a `redirect_to` of the server may send the browser to, or null. It must be
 * http(s) and, where the configuration names hosts, on one of them (decisions, Session).
 *
 * @param hosts host names, with a port where it is not the usual one; none allows every host
 */
export function allowedRedirect(target: unknown, hosts: readonly string[]): string | null {
  if (typeof target !== "string" || !URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  if (hosts.length === 0) return url.href;
  const wanted = hosts.map((host) => host.trim().toLowerCase());
  return wanted.includes(url.host) || wanted.includes(url.hostname) ? url.href : null;
}
