import { createContext, use, useEffect, useLayoutEffect } from "react";
import type { RouteId } from "../routes/table.ts";
import { useRouteFact } from "./route-hooks.ts";
import { useRuntime } from "./runtime.ts";

/** The one person, group or event that a page is about. */
export interface PageSubject {
  readonly name: string;
  /** The list it is in, where that is not the first of its area in the menu: that of historical people. */
  readonly list?: RouteId | undefined;
  /** Address of its own page; left out there. */
  readonly href?: string | undefined;
  /** The status in the head of the page, by which the title bar shows it as well; null where none is known. */
  readonly status?: string | null;
}

/** Where a page tells the layout whom or what it is about; null for a page without the layout. */
export const PageSubjectContext = createContext<((subject: PageSubject | null) => void) | null>(
  null,
);

/** Whether the page that is shown stands inside the layout of signed-in pages. */
export function useIsFramed(): boolean {
  return use(PageSubjectContext) !== null;
}

/**
 * Names whom or what the page is about: in the title bar, and first of all in the browser's tab.
 *
 * @param subject null for what is part of a page about something else
 */
export function usePageSubject(subject: PageSubject | null): void {
  const { name = "", list, href, status = null } = subject ?? {};
  const register = use(PageSubjectContext);
  const { product } = useRuntime().config;
  const title = useRouteFact()?.title ?? "";
  useLayoutEffect(() => {
    if (name === "" || register === null) return;
    register({ name, list, href, status });
    return () => register(null);
  }, [register, name, list, href, status]);
  // After the frame has named the page.
  useEffect(() => {
    if (name !== "") document.title = `${name} · ${title} · ${product}`;
  }, [name, title, product]);
}
