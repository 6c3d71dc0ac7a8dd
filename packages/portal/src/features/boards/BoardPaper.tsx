import { PrintedBoard, type PrintedBoardProps } from "@recurrent/ui-kit";
import { type ReactNode, useState } from "react";
import { PrintQueryContent, PrintTools } from "../../shared/components/PrintParts.tsx";
import { type ContentQuery } from "../../shared/components/QueryContent.tsx";
import {
  isOutdated,
  oldestOf,
  type Read,
  useAutoRefetch,
  useHostTime,
} from "../../shared/components/AutoRefetch.tsx";
import { useMayOpen } from "../../shared/context/app-context.ts";
import { usePrintPage } from "../../shared/print/print-page.ts";
import { useAddressQuery } from "../../shared/table-state/address-state.ts";
import { boardFilter } from "./board-rules.ts";
import { describeFilter, describeIgnored } from "./filter-rules.ts";
import { useFilteredPeople } from "./useFilteredPeople.ts";

interface PaperView {
  /** Ids of the filtered people; null for everybody. */
  readonly filteredIds: ReadonlySet<string> | null;
  /** Filter as text; '' for none. */
  readonly filterText: string;
  /** Says which filters are not applied; '' if all are. */
  readonly ignoredText: string;
  /** URL of the board with its query. */
  readonly backHref: string;
  /** Oldest reply, in epoch milliseconds of the browser; null for none. */
  readonly readAt: number | null;
  /** True if a refetch failed. */
  readonly isOutdated: boolean;
}

interface FilteredPaperProps<Data> {
  query: ContentQuery<Data>;
  /** All that the data comes from. */
  reads: readonly Read[];
  board: string;
  children: (data: Data, view: PaperView) => ReactNode;
}

/**
 * Waits for the filter, since paper would not show that it is missing, and for a refetch: what the
 * board has shown for minutes is not printed while newer data is on its way.
 */
export function FilteredPaper<Data>({ query, reads, board, children }: FilteredPaperProps<Data>) {
  const { query: address } = useAddressQuery();
  const { filterQuery, ignored } = boardFilter(address, useMayOpen());
  const {
    people,
    chosen,
    choices,
    isFailed,
    isFetching,
    retry,
    reads: filterReads,
  } = useFilteredPeople(filterQuery, []);
  const all = [...reads, ...filterReads];
  useAutoRefetch(all);
  const [isRead, setRead] = useState(false);
  // A later refetch changes the sheet, but does not remove it.
  if (!isRead && query.data !== undefined && all.every((read) => !read.isFetching)) setRead(true);
  const filter = {
    data: isFailed ? undefined : people,
    loadError: isFailed && !isFetching ? { onRetry: retry } : undefined,
  };
  const search = address.toString();
  const view = {
    filterText: describeFilter(chosen, choices),
    ignoredText: describeIgnored(ignored, filterQuery),
    backHref: `${board}${search && `?${search}`}`,
    readAt: oldestOf(all),
    isOutdated: isOutdated(all),
  };
  return (
    <PrintQueryContent<Data>
      query={isRead ? query : { ...query, data: undefined }}
      failure="The board could not be loaded"
    >
      {(data) => (
        <PrintQueryContent<PaperView["filteredIds"]>
          query={filter}
          failure="The filter could not be applied"
        >
          {(filteredIds) => children(data, { filteredIds, ...view })}
        </PrintQueryContent>
      )}
    </PrintQueryContent>
  );
}

interface BoardPaperProps extends Pick<PrintedBoardProps, "children" | "note" | "paper" | "title"> {
  view: PaperView;
}

/** Opens the print dialog after rendering. */
export function BoardPaper({ view, note, children, ...sheet }: BoardPaperProps) {
  const { product, companyName } = usePrintPage((day) => `${sheet.title}-${day}`);
  return (
    <DatedBoard
      // A refetch brings another time, but does not print again.
      key={view.readAt}
      readAt={view.readAt}
      product={product}
      companyName={companyName}
      tools={<PrintTools backHref={view.backHref} />}
      note={[view.ignoredText, note].filter(Boolean).join(" ")}
      {...sheet}
    >
      {view.isOutdated && <p>The data could not be updated since then.</p>}
      {children}
    </DatedBoard>
  );
}

function DatedBoard({
  readAt,
  ...sheet
}: Omit<PrintedBoardProps, "asOf"> & Pick<PaperView, "readAt">) {
  return <PrintedBoard {...sheet} asOf={useHostTime(readAt)} />;
}
