import type { HtmlTagDescriptor, Plugin } from "vite";

/** What the first view needs but the page would learn of late. */
interface Hints {
  /** Start of the file name of the font that the text is drawn with. */
  readonly font: string;
  /** Start of the file name of the style sheet of every page. */
  readonly styles: string;
  /** Names of the chunks that every signed-in person is about to need. */
  readonly signedIn: readonly string[];
}

const BOOT = '<script src="./boot.js"></script>';
const MODULES = /<script type="module"[^>]*><\/script>\s*/g;

/**
 * Names in index.html what the first view needs: font, styles and scripts before `boot.js`, which the parser
 * waits for, so that they travel beside it (browsers look no further ahead in a page that holds its policy
 * itself); and the chunks of signed-in pages, which `boot.js` asks for where it finds a stored session.
 */
export function preloadHintsPlugin({ font, styles, signedIn }: Hints): Plugin {
  return {
    name: "recurrent:preload-hints",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }): { html: string; tags: HtmlTagDescriptor[] } {
        const addressOf = (start: string, end: string): string => {
          const { fileName } =
            Object.values(bundle).find(
              (file) => file.fileName.startsWith(`assets/${start}-`) && file.fileName.endsWith(end),
            ) ?? {};
          if (fileName === undefined) throw new Error(`The build has no ${start}${end}.`);
          return `./${fileName}`;
        };
        if (!html.includes(BOOT)) throw new Error(`index.html has no ${BOOT}.`);
        const early = [
          `<link rel="preload" href="${addressOf(font, ".woff2")}" as="font" type="font/woff2" crossorigin>`,
          `<link rel="preload" href="${addressOf(styles, ".css")}" as="style" crossorigin>`,
          // A module runs behind the whole page wherever it stands, and leaves the line to what is painted first.
          ...(html.match(MODULES) ?? []).map((script) =>
            script.trim().replace("<script ", '<script fetchpriority="low" '),
          ),
        ];
        const chunks = {
          name: "signed-in-chunks",
          content: signedIn.map((name) => addressOf(name, ".js")).join(" "),
        };
        return {
          html: html.replace(MODULES, "").replace(BOOT, [...early, BOOT].join("\n    ")),
          // Before boot.js, which reads it.
          tags: [{ tag: "meta", attrs: chunks, injectTo: "head-prepend" }],
        };
      },
    },
  };
}
