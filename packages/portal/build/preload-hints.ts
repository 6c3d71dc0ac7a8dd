import type { HtmlTagDescriptor, Plugin } from "vite";

/** What the first view needs but the page would learn of late. */
interface Hints {
  /** Start of the file name of the font that the text is drawn with. */
  readonly font: string;
  /** Names of the chunks that every signed-in person is about to need. */
  readonly signedIn: readonly string[];
}

/**
 * Names the font in index.html, so that it travels beside the script that asks for it, and the chunks
 * of signed-in pages, which `boot.js` asks for at once where it finds somebody signed in.
 */
export function preloadHintsPlugin({ font, signedIn }: Hints): Plugin {
  return {
    name: "recurrent:preload-hints",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const addressOf = (start: string, end: string): string => {
          const { fileName } =
            Object.values(bundle).find(
              (file) => file.fileName.startsWith(`assets/${start}-`) && file.fileName.endsWith(end),
            ) ?? {};
          if (fileName === undefined) throw new Error(`The build has no ${start}${end}.`);
          return `./${fileName}`;
        };
        const preload = {
          rel: "preload",
          href: addressOf(font, ".woff2"),
          as: "font",
          type: "font/woff2",
          crossorigin: true,
        };
        const chunks = {
          name: "signed-in-chunks",
          content: signedIn.map((name) => addressOf(name, ".js")).join(" "),
        };
        return [
          { tag: "link", attrs: preload, injectTo: "head" },
          // Before boot.js, which reads it.
          { tag: "meta", attrs: chunks, injectTo: "head-prepend" },
        ];
      },
    },
  };
}
