import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { showChunkLoading, ToolButton, TOUCH, VisuallyHidden } from "@recurrent/ui-kit";
import { ListFilter } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMayOpen } from "../../shared/context/app-context.ts";
import { useAddressQuery } from "../../shared/table-state/address-state.ts";
import { type BoardFilter, boardFilter } from "./board-rules.ts";
import { FILTER_FIELDS } from "./filter-fields.ts";
import type { BoardFiltersProps, Filtered } from "./BoardFilters.tsx";

const loadFilters = async () => ({
  default: (await import("./BoardFilters.tsx")).BoardFilters,
});
const BoardFilters = lazy(() => showChunkLoading(loadFilters()));

export interface FilterState extends BoardFilter {
  /** Ids that match; null for everybody, undefined until known. */
  readonly people: ReadonlySet<string> | null | undefined;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly setFiltered: (filtered: Filtered) => void;
}

export function useFilterState(): FilterState {
  const { query } = useAddressQuery();
  const board = boardFilter(query, useMayOpen());
  const { filterQuery } = board;
  const [isOpen, setOpen] = useState(false);
  const [filtered, setFiltered] = useState<Filtered | null>(null);
  // A result of another filter is outdated.
  const people =
    filterQuery === "" ? null : filtered?.filterQuery === filterQuery ? filtered.people : undefined;
  return { ...board, people, isOpen, setOpen, setFiltered };
}

interface FilterPanelProps extends Pick<BoardFiltersProps, "also"> {
  filter: FilterState;
}

/** Filter fields on demand, and chips of the chosen values. */
export function FilterPanel({ filter, also }: FilterPanelProps) {
  const { kinds, filterQuery, ignored, isOpen, setFiltered } = filter;
  if (!isOpen && filterQuery === "" && ignored.length === 0) return null;
  return (
    <Suspense
      fallback={
        isOpen ? (
          <FieldSkeletons count={kinds.length + (also === undefined ? 0 : 1)} />
        ) : (
          <Box sx={{ height: 32 }} />
        )
      }
    >
      <BoardFilters
        filterQuery={filterQuery}
        ignored={ignored}
        options={isOpen ? kinds : []}
        onFilter={setFiltered}
        also={isOpen ? also : undefined}
      />
    </Suspense>
  );
}

/** They have the size of the fields, so that nothing moves once those are drawn. */
const FieldSkeletons = ({ count }: { count: number }) => (
  <Box role="status" aria-label="Loading filters" sx={FILTER_FIELDS}>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} variant="rounded" sx={{ height: 36, [TOUCH]: { height: 44 } }} />
    ))}
  </Box>
);

const Count = styled("span")(({ theme }) => ({
  marginLeft: 6,
  padding: "0 6px",
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.primary.soft,
}));

/** Opens the filter fields and shows the number of chosen values. */
export function FilterButton({
  filter: { isOpen, setOpen, filterQuery },
}: Pick<FilterPanelProps, "filter">) {
  const count = new URLSearchParams(filterQuery).size;
  return (
    <ToolButton
      data-filters
      startIcon={<ListFilter size={16} />}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      Filter
      {count > 0 && (
        <Count>
          {count}
          <VisuallyHidden> active</VisuallyHidden>
        </Count>
      )}
    </ToolButton>
  );
}
