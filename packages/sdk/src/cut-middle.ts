const MARK = "…";

/**
 * Cuts a long text in its middle: the end of a name has what distinguishes it, such as its day. Cuts
 * between graphemes, so that no letter loses its accent.
 *
 * @param max in the unit of `sizeOf`
 */
export function cutMiddle(text: string, max: number, sizeOf: (part: string) => number): string {
  if (sizeOf(text) <= max) return text;
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  const graphemes = Array.from(segments, ({ segment }) => segment);
  function countWithin(list: readonly string[], limit: number): number {
    let size = 0;
    const at = list.findIndex((grapheme) => (size += sizeOf(grapheme)) > limit);
    return at === -1 ? list.length : at;
  }
  const endCount = countWithin(graphemes.toReversed(), Math.floor(max / 3));
  // A text that is cut twice gets one mark.
  const end = graphemes
    .slice(graphemes.length - endCount)
    .join("")
    .replace(/^[\s…]+/u, "");
  const startCount = countWithin(graphemes, max - sizeOf(MARK) - sizeOf(end));
  const start = graphemes.slice(0, startCount).join("").trimEnd();
  return `${start}${MARK}${end}`;
}
