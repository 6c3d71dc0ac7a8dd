import { readFile } from "node:fs/promises";

const FOLDER = new URL("../../static/", import.meta.url);

/** A page of the sandbox's own under `/sandbox/` (terms, moved), or null when there is none. */
export async function staticPage(pathname: string): Promise<Response | null> {
  const file = /^\/sandbox\/([a-z-]+\.html)$/.exec(pathname)?.[1];
  if (file === undefined) {
    return null;
  }
  try {
    const bytes = await readFile(new URL(file, FOLDER));
    return new Response(bytes, {
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return null;
    }
    throw error;
  }
}
