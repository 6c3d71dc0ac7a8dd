import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { getProperty } from "./get-property.ts";
import { DOCS_FRAME } from "./prevent-scroll.ts";

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

/** Loads its story only when it is scrolled to, since a page has a dozen frames. */
function Frame({ id, title, search, ...size }: Size & Record<"id" | "title" | "search", string>) {
  const { place, zoom } = useZoom(size);
  return (
    <div ref={place}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, as on their own pages */}
      <iframe
        {...{ [DOCS_FRAME]: "" }}
        title={title}
        src={`iframe.html?id=${id}&viewMode=story&${search}`}
        loading="lazy"
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
