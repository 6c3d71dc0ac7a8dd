/** POSIX names for no language; `Intl.Locale` would accept the last two. */
const NO_LANGUAGE = /^(?:c|posix|null|undefined)$/i;

/**
 * First valid locale of a browser or operating system: tags such as `en-GB`, POSIX names such as
 * `de_DE.UTF-8`, and lists. Shortens an invalid tag from its end (RFC 4647, 3.4).
 *
 * @returns null if nothing is valid; never throws
 */
export function parseLocale(...given: readonly unknown[]): Intl.Locale | null {
  for (const each of given) {
    const found = Array.isArray(each)
      ? parseLocale(...(each as readonly unknown[]))
      : typeof each === "string"
        ? parseTag(each)
        : null;
    if (found !== null) return found;
  }
  return null;
}

function parseTag(text: string): Intl.Locale | null {
  // A character set, modifier or further language may follow.
  const [name = ""] = text.trim().split(/[.@,;:\s]/, 1);
  const parts = name.split(/[-_]/);
  if (NO_LANGUAGE.test(parts[0] ?? "")) return null;
  for (let length = Math.min(parts.length, MAX_PARTS); length > 0; length -= 1) {
    try {
      return new Intl.Locale(parts.slice(0, length).join("-"));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return null;
}

/** Limits the attempts for a long tag. */
const MAX_PARTS = 20;
