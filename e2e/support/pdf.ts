import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { fromRoot } from "../../scripts/lib/paths.mjs";

/** The part of the reader in use. */
interface Reader {
  getDocumentProxy: (bytes: Uint8Array) => Promise<object>;
  extractText: (document: object) => Promise<{ text: string[] }>;
}

/** The text of each page of a PDF, by the reader that the sandbox tests its own documents with. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { resolve } = createRequire(fromRoot("packages", "sandbox", "package.json"));
  const reader = (await import(pathToFileURL(resolve("unpdf")).href)) as Reader;
  const { text } = await reader.extractText(await reader.getDocumentProxy(new Uint8Array(pdf)));
  return text;
}
