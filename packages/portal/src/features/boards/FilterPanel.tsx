import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { ListFilter, type LucideIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMayOpen } from "../../shared/context/app-context.ts";
import { useAddressQuery } from "../../shared/table-state/address-state.ts";
import { boardFilter } from "./board-rules.ts";
import type { BoardFiltersProps, Filtered } from "./BoardFilters.tsx";

const BoardFilters = lazy(async () => ({
  default: (await import("./BoardFilters.tsx")).BoardFilters,
}));

type FilterState = ReturnType<typeof useFilterState>;

/**
 * @returns among others `people`: ids of those who match; null for everybody, undefined until known
 */
export function useFilterState() {
  const { query } = useAddressQuery();
  const { kinds, filterQuery } = boardFilter(query, useMayOpen());
  const [isOpen, open] = useState(false);
  const [filtered, onFilter] = useState<Filtered | null>(null);
  // A result of another filter is outdated.
  const people =
    filterQuery === "" ? null : filtered?.filterQuery === filterQuery ? filtered.people : undefined;
  return { kinds, filterQuery, people, isOpen, open, onFilter };
}

interface FilterPanelProps extends Pick<BoardFiltersProps, "also"> {
  filter: FilterState;
}

/** Filter fields on demand, and chips of the chosen values. */
export function FilterPanel({ filter, also }: FilterPanelProps) {
  const { kinds, filterQuery, isOpen, onFilter } = filter;
  if (!isOpen && filterQuery === "") return null;
  return (
    <Suspense fallback={<Box sx={{ height: 32 }} />}>
      <BoardFilters
        filterQuery={filterQuery}
        offered={isOpen ? kinds : []}
        onFilter={onFilter}
        also={isOpen ? also : undefined}
      />
    </Suspense>
  );
}

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

/** Link to another view, among the tools of a list. */
export function LinkButton({ label, icon: Sign, href }: LinkButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton href={href} aria-label={label}>
        <Sign size={18} />
      </IconButton>
    </Tooltip>
  );
}
