/** The package's own files: its manifest and the sandbox's pages. */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** The folder of the package: what it is built to lies as deep in `dist` as this module does in `src`. */
const PACKAGE = new URL("../../", import.meta.url);

/** The fields of the manifest in use. */
export const manifest = JSON.parse(readFileSync(new URL("package.json", PACKAGE), "utf8")) as {
  version: string;
  engines: { node: string };
};

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
};

/**
 * A page of the sandbox's own under `/sandbox/` (terms, moved, the lesson player) or a file of one;
 * null when there is none.
 */
export async function staticPage(pathname: string): Promise<Response | null> {
  const [, file, extension] = /^\/sandbox\/([a-z-]+\.(html|css|js))$/.exec(pathname) ?? [];
  const type = TYPES[extension ?? ""];
  if (file === undefined || type === undefined) {
    return null;
  }
  try {
    const bytes = await readFile(new URL(`static/${file}`, PACKAGE));
    return new Response(bytes, { headers: { "content-type": type } });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return null;
    }
    throw error;
  }
}
