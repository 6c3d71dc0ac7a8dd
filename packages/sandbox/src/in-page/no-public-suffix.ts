/**
 * Stands in for `tldts` in the demo build. MSW brings a cookie jar, and the jar brings the list of
 * all public suffixes (40 KB compressed) to keep sites from setting cookies for a whole country. The
 * sandbox sets no cookies, so here every host is a domain of its own.
 */
export function getDomain(hostname: string): string {
  return hostname;
}
