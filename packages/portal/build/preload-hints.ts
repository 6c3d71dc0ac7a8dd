import type { HtmlTagDescriptor, Plugin } from "vite";

/** Files of the first view that the browser would find late. */
interface Hints {
  /** Start of the font's file name. */
  readonly font: string;
  /** Start of the style sheet's file name. */
  readonly styles: string;
  /** Starts of the file names of the chunks that every signed-in page needs. */
  readonly signedIn: readonly string[];
}

const BOOT = '<script src="./boot.js"></script>';
const MODULES = /<script type="module"[^>]*><\/script>\s*/g;

/**
 * Preloads font, styles and scripts from index.html before `boot.js`, which blocks the parser
 * (browsers do not look further ahead in a page with a CSP of its own); `boot.js` preloads the
 * chunks of signed-in pages where it finds a stored session.
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
          // A module runs after the page anyway; moved down, it leaves bandwidth to the first
          // paint.
          ...(html.match(MODULES) ?? []).map((script) =>
            script.trim().replace("<script ", '<script fetchpriority="low" '),
          ),
        ];
        const late = new Set<string>();
        /** The chunk and what it imports, except what the page names already. */
        const addWithImports = (address: string): void => {
          const chunk = bundle[address.slice(2)];
          if (chunk?.type !== "chunk" || html.includes(address) || late.has(address)) return;
          late.add(address);
          for (const name of chunk.imports) addWithImports(`./${name}`);
        };
        for (const name of signedIn) addWithImports(addressOf(name, ".js"));
        const chunks = { name: "signed-in-chunks", content: [...late].join(" ") };
        return {
          html: html.replace(MODULES, "").replace(BOOT, [...early, BOOT].join("\n    ")),
          // Before boot.js, which reads it.
          tags: [{ tag: "meta", attrs: chunks, injectTo: "head-prepend" }],
        };
      },
    },
  };
}
