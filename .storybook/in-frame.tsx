import type { Decorator } from "@storybook/react-vite";
import { at } from "./at.ts";

/** As wide as a docs page lets a story be, in pixels. */
const ROOM = 918;

interface Size {
  /** Missing: as wide as the page. */
  width?: number;
  height: number;
}

/** The window that a story asks for: by its viewport, or by `parameters.frame` for what covers a page. */
function sizeOf({ globals, parameters }: Parameters<Decorator>[1]): Size | undefined {
  const height = at(parameters["frame"], "height");
  const viewports = at(parameters["viewport"], "options");
  const styles = at(at(viewports, String(at(globals["viewport"], "value"))), "styles");
  const width = Number.parseInt(String(at(styles, "width")), 10);
  const tall = Number.parseInt(String(at(styles, "height")), 10);
  if (Number.isFinite(width)) return { width, height: typeof height === "number" ? height : tall };
  return typeof height === "number" ? { height } : undefined;
}

/** What a control has changed, as far as an address can say it: plain words, numbers, switches. */
function changesOf({ args, initialArgs }: Parameters<Decorator>[1]): string {
  const told = Object.entries(args).flatMap(([name, value]: [string, unknown]) => {
    if (value === initialArgs[name]) return [];
    if (typeof value === "boolean") return [`${name}:!${value}`];
    if (typeof value === "number") return [`${name}:${value}`];
    return typeof value === "string" && /^[\w -]*$/.test(value) ? [`${name}:${value}`] : [];
  });
  return encodeURIComponent(told.join(";"));
}

/** Nothing that a browser loads before it is scrolled to: a page shows a dozen of them. */
function Frame({
  id,
  title,
  search,
  width,
  height,
}: Size & Record<"id" | "title" | "search", string>) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, as on their own pages
    <iframe
      title={title}
      src={`iframe.html?id=${id}&viewMode=story&${search}`}
      loading="lazy"
      style={{
        display: "block",
        boxSizing: "content-box",
        width: width ?? "100%",
        height,
        margin: "0 auto",
        border: "1px solid rgb(128 128 128 / 35%)",
        // What is wider than the page is shown whole, and smaller.
        zoom: width === undefined ? 1 : Math.min(1, ROOM / width),
      }}
    />
  );
}

/**
 * On a docs page: a story with a viewport, or with `parameters: { frame: { height } }`, in a window of
 * its own. Phones are phones there, and dialogs and fixed bars cover nothing but their own story.
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
