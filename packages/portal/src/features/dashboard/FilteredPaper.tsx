import { BoardSheet, type BoardSheetProps } from "@recurrent/ui-kit";
import type { ReactNode } from "react";
import { type LoadedQuery, PrintLoaded, PrintTools } from "../../kernel/components/Loaded.tsx";
import { usePaper } from "../../kernel/view/paper.ts";
import { filterInWords } from "./filter-rules.ts";
import { useBoardFilter } from "./useBoardFilter.ts";
import { useFilteredPeople } from "./useFilteredPeople.ts";

/** The filter of what is printed. */
interface PaperFilter {
  /** Ids of those whom it leaves; null for everybody. */
  readonly people: ReadonlySet<string> | null;
  /** As an address asks for it (`useBoardFilter`). */
  readonly asked: string;
  /** What it is, in words; '' for none. */
  readonly words: string;
}

interface FilteredPaperProps<Data> {
  query: LoadedQuery<Data>;
  children: (data: Data, filter: PaperFilter) => ReactNode;
}

/** A board on paper, once it and its filter are known: on paper nobody could see that it was not applied. */
export function FilteredPaper<Data>({ query, children }: FilteredPaperProps<Data>) {
  const { asked } = useBoardFilter();
  const { people, chosen, choices, isFailed, isFetching, retry } = useFilteredPeople(asked, []);
  const filter = {
    data: isFailed ? undefined : people,
    isError: isFailed,
    isFetching,
    refetch: retry,
  };
  return (
    <PrintLoaded query={query} failure="The board could not be loaded">
      {(data) => (
        <PrintLoaded<PaperFilter["people"]>
          query={filter}
          failure="The filter could not be applied"
        >
          {(left) => children(data, { people: left, asked, words: filterInWords(chosen, choices) })}
        </PrintLoaded>
      )}
    </PrintLoaded>
  );
}

interface BoardPaperProps extends Pick<BoardSheetProps, "children" | "note" | "paper" | "title"> {
  /** Where it was asked for. */
  backHref: string;
}

/** The sheet of a board, with the way back above it; the print dialog opens once it is there. */
export function BoardPaper({ backHref, ...sheet }: BoardPaperProps) {
  const { product, companyName, printedAt } = usePaper((day) => `${sheet.title}-${day}`);
  return (
    <BoardSheet
      product={product}
      companyName={companyName}
      asOf={printedAt}
      tools={<PrintTools backHref={backHref} />}
      {...sheet}
    />
  );
}
