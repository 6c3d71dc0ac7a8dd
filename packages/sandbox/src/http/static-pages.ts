import { readFile } from "node:fs/promises";

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
};

const FOLDER = new URL("../../static/", import.meta.url);

/** A page of the sandbox's own under `/sandbox/` (terms, moved), or null when there is none. */
export async function staticPage(pathname: string): Promise<Response | null> {
  const name = /^\/sandbox\/([a-z-]+\.(html|css))$/.exec(pathname);
  const [, file, extension] = name ?? [];
  if (file === undefined || extension === undefined) {
    return null;
  }
  try {
    const bytes = await readFile(new URL(file, FOLDER));
    return new Response(bytes, {
      headers: { "content-type": TYPES[extension] ?? "application/octet-stream" },
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return null;
    }
    throw error;
  }
}
