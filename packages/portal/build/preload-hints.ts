import type { HtmlTagDescriptor, Plugin } from "vite";

/** What the first view needs but the page would learn of late. */
interface Hints {
  /** Start of the file name of the font that the text is drawn with. */
  readonly font: string;
}

/** Names the font in index.html, so that it travels beside the script that asks for it. */
export function preloadHintsPlugin({ font }: Hints): Plugin {
  return {
    name: "recurrent:preload-hints",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const asset = Object.values(bundle).find((file) =>
          file.fileName.startsWith(`assets/${font}`),
        );
        if (!asset) throw new Error(`There is no font ${font}.`);
        const href = `./${asset.fileName}`;
        const attrs = { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: true };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}
