import type { Page, Request } from "@playwright/test";

/** Calls of one kind that a page has made so far. */
export interface Calls {
  readonly list: readonly Request[];
  /** The JSON bodies, in order. */
  bodies(): unknown[];
}

/** Notes every call of `method` whose path ends with `path`, from now on. */
export function watchCalls(page: Page, method: string, path: string): Calls {
  const list: Request[] = [];
  page.on("request", (request) => {
    const isMeant = new URL(request.url()).pathname.endsWith(path);
    if (request.method() === method && isMeant) list.push(request);
  });
  return { list, bodies: () => list.map((request) => request.postDataJSON() as unknown) };
}

/**
 * Waits until each call so far has its reply. A pending call would time out when a test moves the page's
 * clock on, and its data would be missing from the page before that.
 */
export async function waitForResponses({ list }: Calls): Promise<void> {
  for (let known = -1; known !== list.length;) {
    known = list.length;
    // It does not wait for the end of each reply, since a reply that is never read has none.
    await Promise.all(list.map((request) => request.response()));
  }
}
