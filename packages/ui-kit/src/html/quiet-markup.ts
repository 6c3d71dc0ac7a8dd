/** A tag with whatever stands in it, up to its end; never looked at twice, however odd the text is. */
const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi;
const STYLE_ELEMENT = /^<(\/?)style(?![\w-])/i;
const BASE_ELEMENT = /^<base(?![\w-])/i;
const STYLE_ATTRIBUTE = /([\s/"'])style(?=[\s=/]|$)/gi;

/** The name under which a `style` attribute gets to the sanitiser. */
export const QUIET_STYLE = "data-style";

/**
 * Renames styles and base addresses before the sanitiser parses a text. All of them go there anyway; but
 * a policy that forbids them reports each one that is parsed, even in a document nobody sees, and reports
 * about every centred line of a note would hide those that matter. This is no part of the cleaning: what
 * it misses is reported, never applied.
 */
export function quietMarkup(html: string): string {
  return html.replaceAll(TAG, (tag) =>
    tag
      .replace(STYLE_ELEMENT, "<$1noframes")
      .replace(BASE_ELEMENT, "<nobase")
      .replaceAll(STYLE_ATTRIBUTE, (_, before: string) => `${before}${QUIET_STYLE}`),
  );
}
