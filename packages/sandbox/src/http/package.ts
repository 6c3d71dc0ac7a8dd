import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** The build in `dist` is as deep as this module in `src`. */
const PACKAGE = new URL("../../", import.meta.url);

export const manifest = JSON.parse(readFileSync(new URL("package.json", PACKAGE), "utf8")) as {
  version: string;
  engines: { node: string };
};

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
};

/** Reads pages under `/sandbox/` (terms, moved, lesson player) and their files. */
export async function staticPage(pathname: string): Promise<Response | null> {
  const [, file, extension] = /^\/sandbox\/([a-z-]+\.(html|css|js))$/.exec(pathname) ?? [];
  const type = TYPES[extension ?? ""];
  if (file === undefined || type === undefined) return null;
  try {
    const bytes = await readFile(new URL(`static/${file}`, PACKAGE));
    return new Response(bytes, { headers: { "content-type": type } });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
