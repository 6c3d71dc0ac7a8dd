import type { HtmlTagDescriptor, Plugin } from "vite";

/** What the first view needs but the page would learn of late. */
interface Hints {
  /** End of the source path of a screen whose chunk is fetched beside the entry. */
  readonly screen: string;
  /** Start of the file name of the font that the text is drawn with. */
  readonly font: string;
}

/** Names the chunk of the commonest first screen and the font in index.html. */
export function preloadHintsPlugin({ screen, font }: Hints): Plugin {
  return {
    name: "recurrent:preload-hints",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const files = Object.values(bundle);
        const chunk = files.find(
          (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(screen),
        );
        const asset = files.find((file) => file.fileName.startsWith(`assets/${font}`));
        if (!chunk || !asset) throw new Error(`No chunk of ${screen}, or no font ${font}.`);
        return [
          link({ rel: "modulepreload", href: `./${chunk.fileName}` }),
          link({
            rel: "preload",
            href: `./${asset.fileName}`,
            as: "font",
            type: "font/woff2",
          }),
        ];
      },
    },
  };
}

function link(attrs: HtmlTagDescriptor["attrs"]): HtmlTagDescriptor {
  return { tag: "link", attrs: { ...attrs, crossorigin: true }, injectTo: "head" };
}
