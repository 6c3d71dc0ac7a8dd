import { useState } from "react";
import { useAddressQuery } from "./useAddressQuery.ts";

/** Stands for every row: a long list of ids is no address to share. */
const ALL = "*";

/**
 * Keeps the open rows of a table in the address, so that Back and a reload find them open. They open at
 * once; the address follows. What it gives is named as the tables of the kit take it.
 *
 * @param rows undefined until they are known
 * @param prefix tells several tables of one page apart
 */
export function useExpandedRows(rows: readonly { readonly id: string }[] | undefined, prefix = "") {
  const { query, change } = useAddressQuery();
  const key = `${prefix}open`;
  const [open, setOpen] = useState<readonly string[]>(() => query.getAll(key));
  const ids = rows?.map(({ id }) => id) ?? [];
  return {
    expanded: new Set(open.includes(ALL) ? ids : open),
    onExpandedChange(next: ReadonlySet<string>) {
      const isAll = ids.length > 1 && ids.every((id) => next.has(id));
      const kept = isAll ? [ALL] : [...next];
      setOpen(kept);
      change((latest) => {
        latest.delete(key);
        for (const id of kept) latest.append(key, id);
      }, "settled");
    },
  };
}
