/**
 * Replaces `tldts` in the demo build, since MSW's cookie jar would load all public suffixes (40 KB
 * compressed). The sandbox sets no cookies, so each host is its own domain.
 */
export function getDomain(hostname: string): string {
  return hostname;
}
