/**
 * True for an absolute http(s) address, the only kind that is ever made a link (decisions: CRM
 * account, links from the server).
 */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
}

/** What is wrong with an optional web address, or undefined. */
export function webAddressProblem(text: string): string | undefined {
  if (text.trim() === "" || isWebAddress(text)) return undefined;
  return "Enter an address that begins with http:// or https://.";
}
