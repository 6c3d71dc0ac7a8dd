import type { BoardPerson, TrainingBoardCard } from "@recurrent/sdk";
import { useTrainingBoardShow } from "@recurrent/sdk/react";
import { ToolButton } from "@recurrent/ui-kit";
import { Printer } from "lucide-react";
import { personColumn } from "../../shared/components/person-column.tsx";
import { href } from "../../shared/routes/address.ts";
import { Board, type BoardProps, useBoard } from "./Board.tsx";
import { previewTab, TRAINING_CARDS } from "./board-rules.ts";

const SEARCH = { fields: (person: BoardPerson) => [person.fullName] };
const EMPTY = {
  title: "No trainees yet",
  description: "Trainees appear here by training status once they are added.",
};
const itself = (person: BoardPerson) => person;
const tabOf = ({ tab }: TrainingBoardCard) => previewTab(tab);
type TrainingBoard = BoardProps<BoardPerson, TrainingBoardCard>;
/** Names link to the card's tab. */
const tableColumns: TrainingBoard["tableColumns"] = (card, RowAction) => [
  personColumn(itself, { tab: card?.tab ?? "schedule", RowAction }),
];

const renderTools = (filterQuery: string) => (
  <ToolButton
    href={`${href("dashboard@training-status-print")}${filterQuery && `?${filterQuery}`}`}
    startIcon={<Printer size={16} />}
  >
    Print
  </ToolButton>
);

/** Training Status dashboard (shell 2.13). */
export function TrainingBoardPage() {
  const board = useBoard<BoardPerson, TrainingBoardCard>(useTrainingBoardShow(), itself);
  return (
    <Board
      {...board}
      label="Training Status"
      cardsPerRow={4}
      cardTexts={TRAINING_CARDS}
      tableColumns={tableColumns}
      tabOf={tabOf}
      search={SEARCH}
      empty={EMPTY}
      renderTools={renderTools}
    />
  );
}
