import {
  createContext,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { NavigationType, useLocation, useMatches, useNavigationType } from "react-router-dom";
import { address, pageKey } from "../routes/address.ts";
import type { RouteDefinition, RouteId } from "../routes/table.ts";
import { useAppContext } from "./app-context.ts";

/** The router's match carries the route as its handle. Undefined for unknown paths. */
export function useRouteDefinition(): RouteDefinition | undefined {
  return useMatches().at(-1)?.handle as RouteDefinition | undefined;
}

/**
 * Key of the current history entry. It stays the same when the page replaces its own URL (search,
 * sort) and when home redirects, so that an open user menu stays.
 */
export function useHistoryEntryKey(): string {
  const { key, pathname, search } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const path = pageKey(pathname + search);
  const [entry, setEntry] = useState({ id: key + path, key, path });
  if (entry.key === key && entry.path === path) return entry.id;
  const isKept = isReplaced && (entry.path === path || entry.path === address("home"));
  const next = { id: isKept ? entry.id : key + path, key, path };
  setEntry(next);
  return next.id;
}

export interface PageSubject {
  readonly name: string;
  /** The list it is in, where that is not the first of its menu area, as for historical people. */
  readonly list?: RouteId | undefined;
  /** Left out on its own page. */
  readonly href?: string | undefined;
  /** Shown in the title bar too; null where none is known. */
  readonly status?: string | null;
}

/** Registers the subject with the layout; null without the layout. */
export const PageSubjectContext = createContext<((subject: PageSubject | null) => void) | null>(
  null,
);

export function useIsFramed(): boolean {
  return use(PageSubjectContext) !== null;
}

/**
 * Sets the subject of the page in the title bar and the document title.
 *
 * @param subject null inside a page about something else
 */
export function usePageSubject(subject: PageSubject | null): void {
  const { name = "", list, href, status = null } = subject ?? {};
  const register = use(PageSubjectContext);
  const { product } = useAppContext().config;
  const title = useRouteDefinition()?.title ?? "";
  useLayoutEffect(() => {
    if (name === "" || register === null) return;
    register({ name, list, href, status });
    return () => register(null);
  }, [register, name, list, href, status]);
  // Runs after the layout has set the title.
  useEffect(() => {
    if (name !== "") document.title = `${name} · ${title} · ${product}`;
  }, [name, title, product]);
}

/**
 * Returns whether the page is still current. Check it before navigating after an async call or a
 * timer.
 */
export function useIsCurrentPage(): () => boolean {
  const { navigator } = useAppContext();
  const { pathname, search } = useLocation();
  const drawn = pathname + search;
  return useCallback(() => navigator.pageStatus(drawn) === "shown", [navigator, drawn]);
}

export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
