import { useCallback } from "react";
import type { RefCallback } from "react";

/**
 * Lets a picture or a frame show a file in memory. The file gets the type given and no other: what a
 * server calls a page would run as a page of this origin.
 *
 * @returns the `ref` of the element; its address is given back when the element goes
 */
export function useFileSource<T extends HTMLImageElement | HTMLIFrameElement>(
  content: Blob,
  type: string,
): RefCallback<T> {
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const address = URL.createObjectURL(new Blob([content], { type }));
      element.setAttribute("src", address);
      return () => URL.revokeObjectURL(address);
    },
    [content, type],
  );
}
