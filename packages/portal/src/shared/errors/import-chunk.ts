const fetches = new Map<string, Promise<void>>();

/**
 * Stands for Vite's preload helper in a build (`build/fetch-chunks.ts`). A failed `import()` fails until
 * the page is reloaded in many browsers (decision 0045), so the chunk and what it imports are fetched
 * first; `import()` then reads them from the browser's cache.
 *
 * @param files the chunk and what it imports, relative to `importer`
 * @param importer URL of the script that imports it
 * @throws TypeError when a file does not arrive; a later call tries again
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer?: string,
): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(new URL(file, importer).href)));
  return load();
}

function fetchOnce(href: string): Promise<void> {
  const known = fetches.get(href);
  if (known) return known;
  const fetching = isLoadedByPage(href) ? Promise.resolve() : fetchWhole(href);
  fetches.set(href, fetching);
  fetching.catch(() => fetches.delete(href));
  return fetching;
}

/** Scripts and hints of index.html and boot.js. */
function isLoadedByPage(href: string): boolean {
  const name = href.slice(href.lastIndexOf("/"));
  return document.querySelector(`link[href$="${name}"],script[src$="${name}"]`) !== null;
}

async function fetchWhole(href: string): Promise<void> {
  try {
    const reply = await fetch(href);
    if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
    // Half a file is no file.
    await reply.arrayBuffer();
  } catch (cause) {
    // The message of Chromium, which `isMissingModule` knows.
    throw new TypeError(`Failed to fetch dynamically imported module: ${href}`, { cause });
  }
}
