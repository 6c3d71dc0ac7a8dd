/** Whitespace of rich text: typed blanks stay, source layout is removed. */

const BLOCKS = new Set(
  "blockquote dd div dl dt h3 h4 h5 h6 hr li ol p pre table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

const isBlock = (node: Node | null): boolean =>
  node !== null && BLOCKS.has((node as Element).localName);

/** True where a line begins or ends at this side of a node. */
function isAtEdge(text: Node, side: "nextSibling" | "previousSibling"): boolean {
  for (let node: Node | null = text; node !== null; node = node.parentNode) {
    const beside = node[side];
    if (beside !== null) return isBlock(beside) || (beside as Element).localName === "br";
    if (isBlock(node.parentNode)) return true;
  }
  return true;
}

/** A line break in the source means one blank. */
const SOURCE_LINE = /(?<![ \t\f])[ \t\f]*[\r\n][ \t\r\n\f]*/g;

/**
 * Line breaks of the source become one blank, or none at the edge of a line; repeated blanks stay,
 * for `white-space: break-spaces`.
 *
 * @returns the same fragment
 */
export function settleBlanks(fragment: DocumentFragment): DocumentFragment {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("pre")) continue;
    const { previousSibling, nextSibling, data } = text;
    const isBetween =
      /^[ \t\r\n\f]*$/.test(data) && (isBlock(previousSibling) || isBlock(nextSibling));
    let value = isBetween ? "" : data.replaceAll(SOURCE_LINE, "\n");
    if (value.startsWith("\n") && isAtEdge(text, "previousSibling")) value = value.slice(1);
    if (value.endsWith("\n") && isAtEdge(text, "nextSibling")) value = value.slice(0, -1);
    value = value.replaceAll("\n", " ");
    if (value === "") text.remove();
    else if (value !== data) text.data = value;
  }
  removeEmptyParts(fragment);
  return fragment;
}

const INLINE =
  "a, abbr, b, code, del, em, i, ins, kbd, mark, q, s, small, span, strong, sub, sup, u";

/** In some editors, an empty line has empty elements, which have no height. */
function removeEmptyParts(fragment: DocumentFragment): void {
  // Inner elements first, since outer ones may become empty.
  for (const part of [...fragment.querySelectorAll(INLINE)].toReversed()) {
    if (!part.hasChildNodes()) part.remove();
  }
  for (const line of fragment.querySelectorAll("p > br:only-child")) {
    if (line.parentNode?.childNodes.length === 1) line.remove();
  }
}
