/**
 * Google Docs writes bold as a font weight, Word writes lists as paragraphs. This is read before
 * the sanitiser removes styles.
 */

/** Names and values in lower case; the last declaration of a name counts. */
function declarationsOf(attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const declarations = (attributes.get("style") ?? "").split(";").map((declaration) => {
    const [name = "", ...value] = declaration.split(":");
    return [
      name.trim().toLowerCase(),
      value
        .join(":")
        .replace(/!\s*important/i, "")
        .trim()
        .toLowerCase(),
    ] as const;
  });
  return new Map(declarations);
}

/** Undefined for unknown weights. */
function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined) return undefined;
  if (/^bold(?:er)?$/.test(weight)) return true;
  if (/^(?:normal|lighter)$/.test(weight)) return false;
  return /^\d+(?:\.\d+)?$/.test(weight) ? Number(weight) >= 600 : undefined;
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined) return undefined;
  if (/^(?:italic|oblique)\b/.test(style)) return true;
  return style === "normal" ? false : undefined;
}

/** Elements for bold, italic, underlined and struck-through text. */
type Mark = "strong" | "em" | "u" | "s";

/** Undefined where the style does not say. */
function formatOf(
  attributes: ReadonlyMap<string, string>,
): Readonly<Record<Mark, boolean | undefined>> {
  const style = declarationsOf(attributes);
  const lines = `${style.get("text-decoration") ?? ""} ${style.get("text-decoration-line") ?? ""}`;
  const has = (line: RegExp): boolean | undefined => {
    if (line.test(lines)) return true;
    return /\bnone\b/.test(lines) ? false : undefined;
  };
  return {
    strong: isBold(style.get("font-weight")),
    em: isItalic(style.get("font-style")),
    u: has(/\bunderline\b/),
    s: has(/\bline-through\b/),
  };
}

/** Elements whose style may cancel their format. */
const MARK_OF: Readonly<Record<string, Mark>> = {
  b: "strong",
  strong: "strong",
  i: "em",
  em: "em",
  u: "u",
  ins: "u",
  s: "s",
  del: "s",
};

/** Some editors wrap everything they copy in a `b` of normal weight. */
export function styledTag(name: string, attributes: ReadonlyMap<string, string>): string {
  const mark = MARK_OF[name];
  return mark !== undefined && attributes.has("style") && formatOf(attributes)[mark] === false
    ? "span"
    : name;
}

/** Not list items, whose style formats the bullet, and not headings, which are bold. */
const STYLED: ReadonlySet<string> = new Set([
  ..."a dd div dt p span td th".split(" "),
  ...Object.keys(MARK_OF),
]);

/**
 * Links are not marked as underlined.
 *
 * @param open surrounding elements
 */
export function styledMarks(
  name: string,
  attributes: ReadonlyMap<string, string>,
  open: readonly string[],
): Mark[] {
  if (!attributes.has("style") || !STYLED.has(name)) return [];
  const format = formatOf(attributes);
  const marks = (["strong", "em", "u", "s"] as const).filter(
    (mark) => format[mark] === true && MARK_OF[name] !== mark,
  );
  return open.includes("a") ? marks.filter((mark) => mark !== "u") : marks;
}

/** Preserves the place in a Word list during sanitising; a text cannot set it. */
export const LIST_PLACE = "data-list";

/** Word writes a bullet or number before each item for programs without lists. */
const SIGN = "sign";

/** Word's own maximum. */
const MAX_LEVELS = 9;

/** Level of an item in a Word list, or `SIGN`. */
export function listPlaceOf(
  name: string,
  attributes: ReadonlyMap<string, string>,
): string | undefined {
  const list = attributes.has("style") ? declarationsOf(attributes).get("mso-list") : undefined;
  if (list === undefined || !(name === "p" || name === "span" || /^h[3-6]$/.test(name))) {
    return undefined;
  }
  if (name === "span") return list === "ignore" ? SIGN : undefined;
  const level = /\blevel(\d)\b/.exec(list)?.[1];
  return level === undefined ? undefined : String(Math.min(Math.max(Number(level), 1), MAX_LEVELS));
}

/** '1.', 'a)', '(iv)', '2.1.'; a bullet may be the letter 'o'. */
const NUMBERED = /^\(?(?:\d{1,4}\.)*(?:(\d{1,4})|[a-z]{1,5})(?:[.)]|(?<=\.\d{1,4})$)/i;

export function foldLists(fragment: DocumentFragment): void {
  for (const nested of fragment.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const item = nested.previousElementSibling;
    if (item?.localName === "li") item.append(nested);
  }
  const open: HTMLElement[] = [];
  for (const paragraph of fragment.querySelectorAll<HTMLElement>(`:not(span)[${LIST_PLACE}]`)) {
    const sign = paragraph.querySelector(`span[${LIST_PLACE}]`);
    const [numbered, start] = NUMBERED.exec(sign?.textContent.trim() ?? "") ?? [];
    const tag = numbered === undefined ? "ul" : "ol";
    const level = Number(paragraph.getAttribute(LIST_PLACE));
    sign?.remove();
    paragraph.removeAttribute(LIST_PLACE);
    const isNext = open[0] !== undefined && previousOf(paragraph) === open[0];
    open.length = isNext ? Math.min(open.length, level) : 0;
    if (open.length === level && open.at(-1)?.localName !== tag) open.length = level - 1;
    while (open.length < level) {
      const list = document.createElement(tag);
      const outer = open.at(-1);
      if (outer === undefined) paragraph.before(list);
      else (outer.lastElementChild ?? outer.appendChild(document.createElement("li"))).append(list);
      open.push(list);
      if (start !== undefined && start !== "1" && open.length === level) {
        list.setAttribute("start", start);
      }
    }
    const item = document.createElement("li");
    item.append(paragraph);
    open.at(-1)?.append(item);
  }
  // A sign without an item is text.
  for (const rest of fragment.querySelectorAll(`[${LIST_PLACE}]`)) rest.removeAttribute(LIST_PLACE);
}

/** Ignores blanks. */
function previousOf(element: Element): Node | null {
  let before = element.previousSibling;
  while (before?.nodeType === Node.TEXT_NODE && before.textContent?.trim() === "") {
    before = before.previousSibling;
  }
  return before;
}
