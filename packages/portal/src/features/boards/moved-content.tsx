/** Content that moves from one frame to another without being drawn again. */
import { type ReactPortal, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** What an element loses as it leaves the document. */
interface Left {
  readonly scroller: Element | null;
  readonly scrollTop: number;
  /** In the content, or the frame itself. */
  readonly focused: Element | null;
  readonly isFrameFocused: boolean;
}

export interface MovedContent {
  readonly host: HTMLElement;
  readonly left: { current: Left | null };
}

/** @returns what a `MovedContentPlace` takes, and how to draw the content, once for all places */
export function useMovedContent(): [MovedContent, (content: ReactNode) => ReactPortal] {
  const [host] = useState(() => {
    const element = document.createElement("div");
    element.style.display = "contents";
    return element;
  });
  const left = useRef<Left | null>(null);
  const [moved] = useState<MovedContent>({ host, left });
  return [moved, (content) => createPortal(content, host)];
}

/** Holds the content as long as it is drawn, with its focus and scroll position. */
export function MovedContentPlace({ of: { host, left } }: { of: MovedContent }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = place.current?.parentElement ?? null;
    place.current?.append(host);
    const { scroller, scrollTop, focused, isFrameFocused } = left.current ?? NOTHING;
    if (scroller && host.contains(scroller)) scroller.scrollTop = scrollTop;
    const toFocus = isFrameFocused ? frame : focused;
    if (toFocus instanceof HTMLElement) toFocus.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      left.current = {
        scroller: host.firstElementChild,
        scrollTop: host.firstElementChild?.scrollTop ?? 0,
        focused: host.contains(activeElement) ? activeElement : null,
        isFrameFocused: frame !== null && frame === activeElement,
      };
    };
  }, [host, left]);
  return <div ref={place} style={{ display: "contents" }} />;
}

const NOTHING: Left = { scroller: null, scrollTop: 0, focused: null, isFrameFocused: false };
