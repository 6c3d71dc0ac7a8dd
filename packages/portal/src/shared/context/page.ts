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

/** Undefined for unknown paths. */
export function useRouteDefinition(): RouteDefinition | undefined {
  return useMatches().at(-1)?.handle as RouteDefinition | undefined;
}

/**
 * Stays the same when the page replaces its own URL (search, sort) or home redirects, so that an
 * open menu stays open.
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
  /** The list that contains the subject, if it is not the first of its menu area. */
  readonly list?: RouteId | undefined;
  readonly href?: string | undefined;
  readonly status?: string | null;
}

/** Null without the layout. */
export const PageSubjectContext = createContext<((subject: PageSubject | null) => void) | null>(
  null,
);

/** Element of the top bar for a page's views; null without the layout. */
export const TopBarContext = createContext<HTMLElement | null>(null);

export function useHasMainLayout(): boolean {
  return use(PageSubjectContext) !== null;
}

/** @param subject null inside a page about something else */
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

/** Check the result after an async call, before navigating. */
export function useIsCurrentPage(): () => boolean {
  const { pageNavigator } = useAppContext();
  const { pathname, search } = useLocation();
  const drawn = pathname + search;
  return useCallback(() => pageNavigator.pageStatus(drawn) === "shown", [pageNavigator, drawn]);
}

export function useMountedRef(): Readonly<RefObject<boolean>> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}

/**
 * Check the result after an async call, before doing what only this visit has asked for: false after
 * leaving the page, even if the person has come back since.
 */
export function useIsSameVisit(): () => boolean {
  const isMounted = useMountedRef();
  const isShown = useIsCurrentPage();
  return useCallback(() => isMounted.current && isShown(), [isMounted, isShown]);
}
