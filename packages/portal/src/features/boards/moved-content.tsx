/** Content that moves from one frame to another without being drawn again. */
import { useLayoutEffect, useRef } from "react";

export type MovedContent = ReturnType<typeof createMovedContent>;

/** Keeps what an element loses as it leaves the document: focus and scroll position. */
export function createMovedContent() {
  const host = document.createElement("div");
  host.style.display = "contents";
  let scroller: Element | null = null;
  let scrollTop = 0;
  let focused: Element | null = null;
  let isFrameFocused = false;

  function leave(frame: Element | null): void {
    const { activeElement } = document;
    scroller = host.firstElementChild;
    scrollTop = scroller?.scrollTop ?? 0;
    focused = host.contains(activeElement) ? activeElement : null;
    isFrameFocused = frame !== null && frame === activeElement;
  }

  return {
    /** The content is drawn into it by `createPortal`, once for all frames. */
    host,
    /** @returns takes note of what to restore in the next place */
    enter(target: Element): () => void {
      const frame = target.parentElement;
      target.append(host);
      // Not what was shown before it was closed.
      if (scroller !== null && scroller === host.firstElementChild) {
        scroller.scrollTop = scrollTop;
        const toFocus = isFrameFocused ? frame : focused;
        if (toFocus instanceof HTMLElement) toFocus.focus({ preventScroll: true });
      }
      return () => leave(frame);
    },
  };
}

/** Holds the content in a frame, as long as that is drawn. */
export function MovedContentPlace({ content }: { content: MovedContent }) {
  const target = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (target.current === null ? undefined : content.enter(target.current)),
    [content],
  );
  return <div ref={target} style={{ display: "contents" }} />;
}
