/**
 * Replaces `tldts` in the demo build: MSW's cookie jar would load the list of all public suffixes
 * (40 KB compressed). The sandbox sets no cookies, so every host counts as its own domain.
 */
export function getDomain(hostname: string): string {
  return hostname;
}
