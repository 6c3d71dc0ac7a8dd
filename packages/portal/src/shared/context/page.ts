/** The page that is shown: its row of the route table, its history entry, and whom or what it is about. */
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
import { address, placeOf } from "../routes/address.ts";
import type { RouteFact, RouteId } from "../routes/table.ts";
import { useRuntime } from "./runtime.ts";

/**
 * The row of the route table that is shown: the router's match carries it as its handle. Undefined for
 * unknown paths.
 */
export function useRouteFact(): RouteFact | undefined {
  return useMatches().at(-1)?.handle as RouteFact | undefined;
}

/**
 * Names the history entry that is shown. It stays the same while a page only changes how it shows what it
 * has, such as the search of a table: that replaces the address in place. It does so where home leads on
 * (shell 2.3) as well: what somebody has opened meanwhile belongs to the frame, such as the user menu.
 */
export function useEntry(): string {
  const { key, pathname, search } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const place = placeOf(pathname + search);
  const [entry, setEntry] = useState({ id: key + place, key, place });
  if (entry.key === key && entry.place === place) return entry.id;
  const isKept = isReplaced && (entry.place === place || entry.place === address("home"));
  const next = { id: isKept ? entry.id : key + place, key, place };
  setEntry(next);
  return next.id;
}

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

/**
 * Tells whether the page of the component is still the one that is shown, and no other is being opened.
 * Whatever leads elsewhere after something that takes its time, such as a reply or a notice that is to be
 * read, asks this first: a person who went elsewhere meanwhile is not taken away from there.
 */
export function useIsShown(): () => boolean {
  const { navigator } = useRuntime();
  const { pathname, search } = useLocation();
  const drawn = pathname + search;
  return useCallback(() => navigator.standing(drawn) === "shown", [navigator, drawn]);
}

/** Whether the component is still there, for what happens after a reply. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
