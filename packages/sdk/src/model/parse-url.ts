/** Not by `URL.canParse`, which React Native lacks. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
