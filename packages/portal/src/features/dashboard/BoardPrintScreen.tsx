import type { BoardPerson, TrainingBoardCard } from "@recurrent/sdk";
import { useTrainingBoardShow } from "@recurrent/sdk/react";
import { BoardPrint } from "@recurrent/ui-kit";
import { PrintLoaded, PrintTools } from "../../kernel/components/PrintLoaded.tsx";
import { href } from "../../kernel/routes/address.ts";
import { usePaper } from "../../kernel/view/usePaper.ts";
import { factsOf, narrowed, TRAINING_CARDS } from "./board-facts.ts";
import { byLabel } from "./filter-rules.ts";
import { useBoardFilter } from "./useBoardFilter.ts";
import { useFilterOnPaper } from "./useFilteredPeople.ts";

const itself = (person: BoardPerson) => person;

/** The training board on paper, for the crew room: everybody by state, as the host counts them, or whom a filter leaves. */
export function BoardPrintScreen() {
  const { asked } = useBoardFilter();
  const filter = useFilterOnPaper(asked);
  return (
    <PrintLoaded query={useTrainingBoardShow()} failure="The board could not be loaded">
      {(cards) => (
        <PrintLoaded<ReadonlySet<string> | null>
          query={filter.query}
          failure="The filter could not be applied"
        >
          {(left) => (
            <PrintedBoard
              cards={narrowed(cards, left, itself)}
              asked={asked}
              {...(filter.words !== "" && { note: `Only ${filter.words}` })}
            />
          )}
        </PrintLoaded>
      )}
    </PrintLoaded>
  );
}

interface PrintedBoardProps {
  cards: readonly TrainingBoardCard[];
  asked: string;
  /** Whom it leaves out. */
  note?: string;
}

function PrintedBoard({ cards, asked, note }: PrintedBoardProps) {
  const { product, companyName, printedAt } = usePaper((day) => `Training Status-${day}`);
  return (
    <BoardPrint
      product={product}
      companyName={companyName}
      title="Training Status"
      {...(note !== undefined && { note })}
      asOf={printedAt}
      states={cards.map(({ id, list }) => ({
        id,
        title: factsOf(TRAINING_CARDS, id).title,
        people: list
          .toSorted((one, other) => byLabel.compare(one.fullName, other.fullName))
          .map(({ isSuspended, ...person }) => ({
            ...person,
            ...(isSuspended === true && { note: "suspended" }),
          })),
      }))}
      tools={
        <PrintTools backHref={`${href("dashboard@training-status")}${asked && `?${asked}`}`} />
      }
    />
  );
}
