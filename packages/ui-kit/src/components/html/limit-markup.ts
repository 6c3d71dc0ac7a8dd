import { LIST_PLACE, listPlaceOf, styledMarks, styledTag } from "./office-markup.ts";

const toSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Other elements are removed; their text stays unless it was code. */
export const TAGS: readonly string[] = [
  ..."a abbr b blockquote br code dd del div dl dt em h3 h4 h5 h6 hr i ins kbd li mark".split(" "),
  ..."ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul".split(" "),
];

/** No style, class or id: a text must neither imitate nor hide parts of the portal. */
export const PLAIN_ATTRIBUTES: readonly string[] =
  "colspan datetime dir lang rowspan start title".split(" ");

/** The page has the only `h1`, so these texts start at `h3`. */
const lowerCaseTags = (tag: string): string =>
  tag.replace(/^h[12]$/, "h3").replace(/^font$/, "span");

/** A table with `align` would float; others cannot be aligned. */
const ALIGNABLE = toSet("p h3 h4 h5 h6 div li blockquote td th");
const ALIGNMENT = /^(?:left|center|right|justify)$/;

/** More than any note has. Parsing costs grow with both, for some texts quadratically. */
export const MAX_ELEMENTS = 10_000;
export const MAX_DEPTH = 100;

const KEPT_TAGS: ReadonlySet<string> = new Set(TAGS);
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(["href", ...PLAIN_ATTRIBUTES]);
const VOID = toSet("br hr");

/** Removed up to the closing tag or the end of input. */
const RAW = toSet("script style title iframe noembed noframes plaintext xmp");
/** Removed with their content. */
const FOREIGN = toSet("audio math noscript svg template video");

/** Elements that a start tag closes, up to the nearest `within` (HTML, "in body"). */
const CELL = ["table", "td", "th"];
const PARAGRAPH = { ends: ["p"], within: CELL };
const ITEM = { ends: ["li"], within: [...CELL, "ul", "ol", "dl", "blockquote"] };
const TERM = { ...ITEM, ends: ["dd", "dt"] };
const CLOSED_BY: Readonly<Record<string, { ends: string[]; within: string[] }[]>> = {
  ...Object.fromEntries(
    "blockquote div dl h3 h4 h5 h6 hr ol p pre ul".split(" ").map((tag) => [tag, [PARAGRAPH]]),
  ),
  a: [{ ends: ["a"], within: CELL }],
  li: [ITEM, PARAGRAPH],
  dd: [TERM, PARAGRAPH],
  dt: [TERM, PARAGRAPH],
};

const SECTION = { thead: ["table"], tbody: ["table"], tfoot: ["table"] };
const ROW = ["table", ...Object.keys(SECTION)];
const ALLOWED_PARENTS: Readonly<Record<string, string[]>> = {
  ...SECTION,
  tr: ROW,
  td: [...ROW, "tr"],
  th: [...ROW, "tr"],
};

const TAG = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
const ATTRIBUTE =
  /[\t\n\f\r /]*(?:(=?[^\t\n\f\r />=]+|=)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)?))?)?/y;
const COMMENT_END = /--!?>/g;

/** From an attribute, from `style`, or from the Quill editor's class. */
function alignmentOf(attributes: ReadonlyMap<string, string>): string | undefined {
  return [
    attributes.get("align"),
    /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(attributes.get("style") ?? "")?.[1],
    /(?:^|\s)ql-align-([a-z]+)/.exec(attributes.get("class") ?? "")?.[1],
  ]
    .map((word) => word?.trim().toLowerCase())
    .find((word) => word !== undefined && ALIGNMENT.test(word));
}

function startTag(name: string, attributes: ReadonlyMap<string, string>): string {
  const allowed = [...attributes].filter(([attribute]) => KEPT_ATTRIBUTES.has(attribute));
  const align = ALIGNABLE.has(name) ? alignmentOf(attributes) : undefined;
  if (align !== undefined) allowed.push(["align", align]);
  const place = listPlaceOf(name, attributes);
  if (place !== undefined) allowed.push([LIST_PLACE, place]);
  const written = allowed.map(
    ([attribute, value]) => ` ${attribute}="${value.replaceAll('"', "&quot;")}"`,
  );
  return `<${name}${written.join("")}>`;
}

/** `end` is the index after the tag, or null if the text ends inside it. */
function readAttributes(html: string, at: number) {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = at;
  for (;;) {
    const [, name, ...values] = ATTRIBUTE.exec(html) ?? [];
    if (name === undefined) break;
    const key = name.toLowerCase();
    if (!attributes.has(key)) {
      attributes.set(key, values.find((value) => value !== undefined) ?? "");
    }
  }
  const { lastIndex } = ATTRIBUTE;
  return { attributes, end: html[lastIndex] === ">" ? lastIndex + 1 : null };
}

/** Includes `<!`, `<?` and `</` without a tag. */
function endOfComment(html: string, at: number): number {
  if (!html.startsWith("<!--", at)) return html.indexOf(">", at) + 1 || html.length;
  // `<!-->` and `<!--->` are complete comments.
  COMMENT_END.lastIndex = at + 2;
  return COMMENT_END.exec(html) === null ? html.length : COMMENT_END.lastIndex;
}

/**
 * Removes disallowed and excess elements, in linear time, before the sanitiser parses the HTML.
 * Even in an inert document, a CSP reports each parsed style, and the parser copies unclosed
 * elements into those that follow, so that a small text could block the page for minutes.
 * DOMPurify's options apply after parsing, and htmlparser2 keeps unclosed elements.
 */
export function limitMarkup(html: string): string {
  const endless = new Set<string>();
  /** An element is closed within the element that it began in. */
  const open: string[] = [];
  const written: string[] = [];
  let out = "";
  let elements = 0;

  const last = (names: readonly string[]): number =>
    open.findLastIndex((name) => names.includes(name));

  const endFrom = (place: number): void => {
    while (open.length > place) {
      open.pop();
      out += `</${written.pop()}>`;
    }
  };

  const write = (name: string, tag: string, attributes: ReadonlyMap<string, string>): void => {
    if (elements >= MAX_ELEMENTS || open.length >= MAX_DEPTH) return;
    elements += 1;
    out += startTag(tag, attributes);
    if (VOID.has(tag)) return;
    open.push(name);
    written.push(tag);
  };

  const start = (name: string, attributes: ReadonlyMap<string, string>): void => {
    const places = ALLOWED_PARENTS[name];
    if (places !== undefined) {
      const place = last(places);
      if (place === -1) return;
      endFrom(place + 1);
    }
    for (const { ends, within } of CLOSED_BY[name] ?? []) {
      const place = last(ends);
      if (place > last(within)) endFrom(place);
    }
    write(name, styledTag(name, attributes), attributes);
    // Marks are closed with their element, so their name is empty.
    for (const tag of styledMarks(name, attributes, open)) write("", tag, new Map());
  };

  const end = (name: string): void => {
    const place = open.lastIndexOf(name);
    const around = name === "table" ? -1 : last(name in ALLOWED_PARENTS ? ["table"] : CELL);
    if (place > around) endFrom(place);
  };

  /** Index after the end tag of a removed element. */
  const endOfContent = (name: string, from: number): number => {
    if (!endless.has(name)) {
      const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, "gi");
      endTag.lastIndex = from;
      if (endTag.exec(html) !== null) {
        return readAttributes(html, endTag.lastIndex).end ?? html.length;
      }
      endless.add(name);
    }
    return RAW.has(name) ? html.length : from;
  };

  let at = 0;
  while (at < html.length) {
    const less = html.indexOf("<", at);
    out += html.slice(at, less === -1 ? undefined : less);
    if (less === -1) break;
    TAG.lastIndex = less;
    const [, slash, called] = TAG.exec(html) ?? [];
    if (called === undefined) {
      const isComment = /[!?/]/.test(html[less + 1] ?? "");
      if (!isComment) out += "&lt;";
      at = isComment ? endOfComment(html, less) : less + 1;
      continue;
    }
    const name = lowerCaseTags(called.toLowerCase());
    const tag = readAttributes(html, TAG.lastIndex);
    if (tag.end === null) break;
    at = tag.end;
    if (slash === "/") end(name);
    else if (KEPT_TAGS.has(name)) start(name, tag.attributes);
    else if (RAW.has(name) || FOREIGN.has(name)) at = endOfContent(name, at);
  }
  return out;
}
