import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { ListFilter, type LucideIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { BoardFiltersProps, Filtered } from "./BoardFilters.tsx";
import { useBoardFilter } from "./useBoardFilter.ts";

const BoardFilters = lazy(async () => ({
  default: (await import("./BoardFilters.tsx")).BoardFilters,
}));

/** The filter of a page (`useBoardFilter`), and whether its fields are shown. */
type FilterState = ReturnType<typeof useFilterState>;

/**
 * The filter that an address asks for, as `FilterPanel` works it out.
 *
 * @returns among others `people`: ids of those whom it leaves; null for everybody, undefined until that is known
 */
export function useFilterState() {
  const { kinds, asked } = useBoardFilter();
  const [isOpen, open] = useState(false);
  const [filtered, onFilter] = useState<Filtered | null>(null);
  // What was worked out for another filter tells nothing of this one.
  const people = asked === "" ? null : filtered?.asked === asked ? filtered.people : undefined;
  return { kinds, asked, people, isOpen, open, onFilter };
}

/** The fields of a filter once they are asked for, and chips of what is chosen; nothing before that. */
export function FilterPanel({
  filter: { kinds, asked, isOpen, onFilter },
  also,
}: { filter: FilterState } & Pick<BoardFiltersProps, "also">) {
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
export function FilterButton({ filter: { isOpen, open } }: { filter: FilterState }) {
  return (
    <IconButton
      aria-label="Filter"
      title="Filter"
      aria-expanded={isOpen}
      onClick={() => open(!isOpen)}
    >
      <ListFilter size={18} />
    </IconButton>
  );
}

export interface LinkButtonProps {
  label: string;
  icon: LucideIcon;
  href: string;
}

/** A page that shows the same otherwise, among the tools of a list. */
export function LinkButton({ label, icon: Sign, href }: LinkButtonProps) {
  return (
    <IconButton href={href} aria-label={label} title={label}>
      <Sign size={18} />
    </IconButton>
  );
}
