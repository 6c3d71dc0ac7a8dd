import { useMemo } from "react";
import type { RouteId } from "../../kernel/routes/table.ts";
import { useMayOpen } from "../../kernel/runtime/runtime.ts";
import { useAddressQuery } from "../../kernel/view/address-state.ts";

const GROUP_PAGES = ["companies_groups@index", "companies_groups@show"] as const;
const PEOPLE_PAGES = ["companies_users@active"] as const;

/** What a board can be filtered by, as the address calls it, and the pages one must be allowed to open for it. */
const PAGES_OF = {
  group: GROUP_PAGES,
  manager: GROUP_PAGES,
  role: PEOPLE_PAGES,
  equipment: PEOPLE_PAGES,
} as const satisfies Readonly<Record<string, readonly RouteId[]>>;

export type FilterKind = keyof typeof PAGES_OF;
export const FILTER_KINDS = Object.keys(PAGES_OF) as readonly FilterKind[];

/**
 * The filter that a board's address asks for; what one may not filter by is left out.
 *
 * @returns `kinds`: what whoever is signed in may filter by. `asked`: what the address asks for, as a query of
 *   its own ("group=31&group=32&role=21"); '' for nothing
 */
export function useBoardFilter() {
  const mayOpen = useMayOpen();
  const { query } = useAddressQuery();
  return useMemo(() => {
    const kinds = FILTER_KINDS.filter((kind) => PAGES_OF[kind].every(mayOpen));
    const asked = [...query].filter(
      ([key, value]) => value !== "" && kinds.some((kind) => kind === key),
    );
    return { kinds, asked: new URLSearchParams(asked).toString() };
  }, [query, mayOpen]);
}
