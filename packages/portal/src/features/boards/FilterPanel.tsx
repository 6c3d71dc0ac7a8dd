import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { ListFilter, type LucideIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMayOpen } from "../../shared/context/runtime.ts";
import { useAddressQuery } from "../../shared/table-state/address-state.ts";
import { boardFilter } from "./board-rules.ts";
import type { BoardFiltersProps, Filtered } from "./BoardFilters.tsx";

const BoardFilters = lazy(async () => ({
  default: (await import("./BoardFilters.tsx")).BoardFilters,
}));

/** The filter of a page (`boardFilter`), and whether its fields are shown. */
type FilterState = ReturnType<typeof useFilterState>;

/**
 * The filter that an address asks for, as `FilterPanel` works it out.
 *
 * @returns among others `people`: ids of those whom it leaves; null for everybody, undefined until that is known
 */
export function useFilterState() {
  const { query } = useAddressQuery();
  const { kinds, asked } = boardFilter(query, useMayOpen());
  const [isOpen, open] = useState(false);
  const [filtered, onFilter] = useState<Filtered | null>(null);
  // What was worked out for another filter tells nothing of this one.
  const people = asked === "" ? null : filtered?.asked === asked ? filtered.people : undefined;
  return { kinds, asked, people, isOpen, open, onFilter };
}

interface FilterPanelProps extends Pick<BoardFiltersProps, "also"> {
  filter: FilterState;
}

/** The fields of a filter once they are asked for, and chips of what is chosen; nothing before that. */
export function FilterPanel({ filter, also }: FilterPanelProps) {
  const { kinds, asked, isOpen, onFilter } = filter;
  if (!isOpen && asked === "") return null;
  return (
    <Suspense fallback={<Box sx={{ height: 32 }} />}>
      <BoardFilters
        asked={asked}
        offered={isOpen ? kinds : []}
        onFilter={onFilter}
        also={isOpen ? also : undefined}
      />
    </Suspense>
  );
}

/** The button that shows the fields of a filter. */
export function FilterButton({ filter: { isOpen, open } }: Pick<FilterPanelProps, "filter">) {
  return (
    <Tooltip title="Filter">
      <IconButton aria-label="Filter" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <ListFilter size={18} />
      </IconButton>
    </Tooltip>
  );
}

interface LinkButtonProps {
  label: string;
  icon: LucideIcon;
  href: string;
}

/** A page that shows the same otherwise, among the tools of a list. */
export function LinkButton({ label, icon: Sign, href }: LinkButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton href={href} aria-label={label}>
        <Sign size={18} />
      </IconButton>
    </Tooltip>
  );
}
