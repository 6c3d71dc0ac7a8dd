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
