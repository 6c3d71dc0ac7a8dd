/** POSIX names for no language; the last two would pass for languages. */
const NO_LANGUAGE = /^(?:c|posix|null|undefined)$/i;

/**
 * First usable locale of a browser or operating system: tags such as `en-GB`, POSIX names such as
 * `de_DE.UTF-8` or `en-US@posix`, and lists. Shortens an unreadable tag from its end (RFC 4647,
 * 3.4).
 *
 * @returns null where nothing can be read; never throws
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
  // Followed by a character set, a modifier, or the next language of a header.
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

/** Each part of a longer tag would be tried. */
const MAX_PARTS = 20;
