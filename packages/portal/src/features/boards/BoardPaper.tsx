import { PrintedBoard, type PrintedBoardProps } from "@recurrent/ui-kit";
import type { ReactNode } from "react";
import { type LoadedQuery, PrintLoaded, PrintTools } from "../../shared/components/Loaded.tsx";
import { useMayOpen } from "../../shared/context/app-context.ts";
import { usePrintPage } from "../../shared/print/print-page.ts";
import { useAddressQuery } from "../../shared/table-state/address-state.ts";
import { boardFilter } from "./board-rules.ts";
import { describeFilter, useFilteredPeople } from "./filter-rules.ts";

interface PaperView {
  /** Ids of the filtered people; null for everybody. */
  readonly filteredIds: ReadonlySet<string> | null;
  /** Filter as text; '' for none. */
  readonly filterText: string;
  /** URL of the board with its query. */
  readonly backHref: string;
}

interface FilteredPaperProps<Data> {
  query: LoadedQuery<Data>;
  board: string;
  children: (data: Data, view: PaperView) => ReactNode;
}

/** Waits for the filter, since paper would not show that it is missing. */
export function FilteredPaper<Data>({ query, board, children }: FilteredPaperProps<Data>) {
  const { query: address } = useAddressQuery();
  const { filterQuery } = boardFilter(address, useMayOpen());
  const { people, chosen, choices, isFailed, isFetching, retry } = useFilteredPeople(
    filterQuery,
    [],
  );
  const filter = {
    data: isFailed ? undefined : people,
    isError: isFailed,
    isFetching,
    refetch: retry,
  };
  const search = address.toString();
  const view = {
    filterText: describeFilter(chosen, choices),
    backHref: `${board}${search && `?${search}`}`,
  };
  return (
    <PrintLoaded query={query} failure="The board could not be loaded">
      {(data) => (
        <PrintLoaded<PaperView["filteredIds"]>
          query={filter}
          failure="The filter could not be applied"
        >
          {(filteredIds) => children(data, { filteredIds, ...view })}
        </PrintLoaded>
      )}
    </PrintLoaded>
  );
}

interface BoardPaperProps extends Pick<PrintedBoardProps, "children" | "note" | "paper" | "title"> {
  backHref: string;
}

/** Opens the print dialog after rendering. */
export function BoardPaper({ backHref, ...sheet }: BoardPaperProps) {
  const { product, companyName, printedAt } = usePrintPage((day) => `${sheet.title}-${day}`);
  return (
    <PrintedBoard
      product={product}
      companyName={companyName}
      asOf={printedAt}
      tools={<PrintTools backHref={backHref} />}
      {...sheet}
    />
  );
}
