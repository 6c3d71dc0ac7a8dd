import type { GridRowId } from "@mui/x-data-grid";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

const ROW = "[role=row][data-id]";

const hasRow = (node: Node) =>
  node instanceof Element && (node.matches(ROW) || node.querySelector(ROW) !== null);

/**
 * The grid measures its rows only after their first paint: what is below them would jump. So its
 * estimates are the heights of the rows as they are drawn, taken before that paint.
 *
 * @param usual height of most rows, for those that are not drawn
 */
export function useDrawnHeights(frame: RefObject<HTMLElement | null>, usual: number) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map());
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ addedNodes }) => [...addedNodes].some(hasRow))) return;
      const measured = Array.from(element.querySelectorAll<HTMLElement>(ROW), (row) => {
        return [row.dataset["id"] ?? "", row.getBoundingClientRect().height] as const;
      });
      if (measured.some(([, height]) => Math.abs(height - usual) >= 1)) {
        flushSync(() => setHeights(new Map(measured)));
      }
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame, usual]);
  return useCallback(
    ({ id }: { id: GridRowId }) => heights.get(String(id)) ?? usual,
    [heights, usual],
  );
}
