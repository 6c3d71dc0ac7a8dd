/** Content that moves to another place in the document without remounting. */
import { useLayoutEffect, useRef } from "react";

export interface MovedContent {
  /** The one target of `createPortal` for all places. */
  readonly host: HTMLElement;
  /** @returns a function that saves what to restore in the next place */
  readonly enter: (target: Element) => () => void;
}

/** Restores what an element loses when it leaves the document: focus and scroll position. */
export function createMovedContent(): MovedContent {
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
    host,
    enter(target) {
      const frame = target.parentElement;
      target.append(host);
      // Only if the content has not been closed since.
      if (scroller !== null && scroller === host.firstElementChild) {
        scroller.scrollTop = scrollTop;
        const toFocus = isFrameFocused ? frame : focused;
        if (toFocus instanceof HTMLElement) toFocus.focus({ preventScroll: true });
      }
      return () => leave(frame);
    },
  };
}

/** Shows the content while mounted. */
export function MovedContentSlot({ content }: { content: MovedContent }) {
  const target = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (target.current === null ? undefined : content.enter(target.current)),
    [content],
  );
  return <div ref={target} style={{ display: "contents" }} />;
}
