import type { Decorator } from "@storybook/react-vite";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { getProperty } from "./get-property.ts";
import { DOCS_FRAME } from "./prevent-scroll.ts";
import { takeTurn } from "./turns.ts";

/** Share of the window's height for an example. */
const MAX_WINDOW_SHARE = 0.85;

interface Size {
  /** Missing: as wide as the page. */
  width?: number;
  height: number;
}

/** Whole pages of the portal need a window each: they share URL and storage. */
const PAGE_SIZE = { width: 1280, height: 800 };

/** By the story's viewport, or `parameters.frame`. */
function sizeOf({ globals, parameters, title }: Parameters<Decorator>[1]): Size | undefined {
  const height = getProperty(parameters["frame"], "height");
  const viewports = getProperty(parameters["viewport"], "options");
  const styles = getProperty(
    getProperty(viewports, String(getProperty(globals["viewport"], "value"))),
    "styles",
  );
  const width = Number.parseInt(String(getProperty(styles, "width")), 10);
  const tall = Number.parseInt(String(getProperty(styles, "height")), 10);
  if (Number.isFinite(width)) return { width, height: typeof height === "number" ? height : tall };
  if (typeof height === "number") return { height };
  return title.startsWith("Screens/") || title.startsWith("Print/") ? PAGE_SIZE : undefined;
}

/** Changed controls with a value that fits into a URL: plain text, numbers, switches. */
function changesOf({ args, initialArgs }: Parameters<Decorator>[1]): string {
  const changes = Object.entries(args).flatMap(([name, value]: [string, unknown]) => {
    if (value === initialArgs[name]) return [];
    if (typeof value === "boolean") return [`${name}:!${value}`];
    if (typeof value === "number") return [`${name}:${value}`];
    return typeof value === "string" && /^[\w -]*$/.test(value) ? [`${name}:${value}`] : [];
  });
  return encodeURIComponent(changes.join(";"));
}

/** Zooms a window out to fit its container and the screen. */
function useZoom({ width, height }: Size) {
  const place = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null || width === undefined) return undefined;
    const fit = () => {
      const room = current.clientWidth - 2;
      setZoom(Math.min(1, room / width, (window.innerHeight * MAX_WINDOW_SHARE) / height));
    };
    // It runs before the first paint, which the observer would miss.
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(current);
    return () => watch.disconnect();
  }, [width, height]);
  return { place, zoom };
}

/** Time after which the next story is loaded even if this one is still playing, in milliseconds. */
const MAX_PLAY = 20_000;

function isPlayed(frame: HTMLIFrameElement): boolean {
  // A frame that could not be loaded has an error page of the browser.
  if (frame.contentDocument === null) return true;
  const preview = getProperty(frame.contentWindow, "__STORYBOOK_PREVIEW__");
  const phase = getProperty(getProperty(preview, "currentRender"), "phase");
  return /^(finished|errored|aborted)$/.test(String(phase));
}

/** Loads a story, and calls `end` once it has been played. */
function playIn(frame: HTMLIFrameElement, src: string, end: () => void): () => void {
  const late = setTimeout(end, MAX_PLAY);
  let watch: ReturnType<typeof setInterval> | undefined;
  const onLoad = () => {
    watch = setInterval(() => isPlayed(frame) && end(), 100);
  };
  frame.addEventListener("load", onLoad, { once: true });
  frame.src = src;
  return () => {
    clearTimeout(late);
    clearInterval(watch);
    frame.removeEventListener("load", onLoad);
  };
}

/** Loads a story once it is in view and all stories before it have been played. */
function useStoryInView(frame: RefObject<HTMLIFrameElement | null>, src: string) {
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    let leave = () => {};
    const view = new IntersectionObserver(([entry]) => {
      leave();
      if (entry?.isIntersecting !== true) return;
      leave = takeTurn((end) => {
        view.disconnect();
        return playIn(current, src, end);
      });
    });
    view.observe(current);
    return () => {
      view.disconnect();
      leave();
    };
  }, [frame, src]);
}

function Frame({ id, title, search, ...size }: Size & Record<"id" | "title" | "search", string>) {
  const { place, zoom } = useZoom(size);
  const frame = useRef<HTMLIFrameElement>(null);
  useStoryInView(frame, `iframe.html?id=${id}&viewMode=story&${search}`);
  return (
    <div ref={place}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, as on their own pages */}
      <iframe
        {...{ [DOCS_FRAME]: "" }}
        ref={frame}
        title={title}
        style={{
          display: "block",
          boxSizing: "content-box",
          width: size.width ?? "calc(100% - 2px)",
          height: size.height,
          maxHeight: size.width === undefined ? `${MAX_WINDOW_SHARE * 100}vh` : undefined,
          margin: "0 auto",
          border: "1px solid rgb(128 128 128 / 35%)",
          zoom,
        }}
      />
    </div>
  );
}

/**
 * On a docs page, shows a story with a viewport, or with `parameters: { frame: { height } }`, in a
 * frame of its own, so that dialogs and fixed bars stay in it.
 */
export const inFrame: Decorator = (Story, context) => {
  const size = context.viewMode === "docs" ? sizeOf(context) : undefined;
  if (size === undefined) return <Story />;
  const { scheme, textSize } = context.globals;
  return (
    <Frame
      {...size}
      id={context.id}
      title={context.name}
      search={`globals=scheme:${String(scheme)};textSize:${String(textSize)}&args=${changesOf(context)}`}
    />
  );
};
