import type { BoardPerson, TrainingBoardCard } from "@recurrent/sdk";
import { useTrainingBoardShow } from "@recurrent/sdk/react";
import type { GridColumn } from "@recurrent/ui-kit";
import { Printer } from "lucide-react";
import { personColumn } from "../../kernel/components/person-column.tsx";
import { href } from "../../kernel/routes/address.ts";
import { Board, useBoard } from "./Board.tsx";
import { TRAINING_CARDS } from "./board-facts.ts";
import { PreviewButton } from "./PreviewButton.tsx";
import { previewTab } from "./preview-facts.ts";

const PRINT = {
  label: "Print",
  icon: Printer,
  href: href("dashboard@training-status-print"),
};
const SEARCH = { fields: (person: BoardPerson) => [person.fullName] };
const EMPTY = {
  title: "No trainees yet",
  description: "Trainees appear here by their training status as soon as the company has some.",
};
const itself = (person: BoardPerson) => person;
const tabOf = ({ tab }: TrainingBoardCard) => previewTab(tab);

/** The Training Status dashboard (shell 2.13). */
export function TrainingBoardScreen() {
  const board = useBoard<BoardPerson, TrainingBoardCard>(useTrainingBoardShow(), itself);
  return (
    <Board
      {...board}
      label="Training Status"
      columns={4}
      facts={TRAINING_CARDS}
      tableColumns={trainingColumns}
      tabOf={tabOf}
      search={SEARCH}
      empty={EMPTY}
      link={PRINT}
    />
  );
}

/** The columns of a card, whose names lead to the tab that it says. */
function trainingColumns(
  card: TrainingBoardCard | null,
  mayPreview: boolean,
): readonly GridColumn<BoardPerson>[] {
  const tab = card?.tab ?? "schedule";
  return [personColumn(itself, { tab, After: mayPreview ? PreviewButton : undefined })];
}
