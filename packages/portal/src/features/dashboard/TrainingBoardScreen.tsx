import type { BoardPerson, TrainingBoardCard } from "@recurrent/sdk";
import { useTrainingBoard } from "@recurrent/sdk/react";
import type { DataColumn } from "@recurrent/ui-kit";
import { PersonName } from "../../components/PersonName.tsx";
import { href } from "../../routes/address.ts";
import { Board } from "./Board.tsx";
import { TRAINING_CARDS } from "./board-facts.ts";

const BY_NAME = { id: "fullName", desc: false };
const SEARCH = { fields: (person: BoardPerson) => [person.fullName] };
const EMPTY = {
  title: "No trainees yet",
  description: "Trainees appear here by their training status as soon as the company has some.",
};
const idOf = (person: BoardPerson) => person.id;

/** The Training Status dashboard (shell 2.13). */
export function TrainingBoardScreen() {
  const query = useTrainingBoard();
  return (
    <Board<BoardPerson, TrainingBoardCard>
      label="Training Status"
      columns={4}
      facts={TRAINING_CARDS}
      query={query}
      tableColumns={columnsFor}
      getRowId={idOf}
      defaultSort={BY_NAME}
      search={SEARCH}
      empty={EMPTY}
    />
  );
}

const kept = new Map<string, readonly DataColumn<BoardPerson>[]>();

/** The columns by the tab that a card's names lead to; kept, for a table paints anew for new ones. */
function columnsFor(card: TrainingBoardCard | null): readonly DataColumn<BoardPerson>[] {
  const tab = card?.tab ?? "schedule";
  const columns = kept.get(tab) ?? trainingColumns(tab);
  kept.set(tab, columns);
  return columns;
}

function trainingColumns(tab: string): readonly DataColumn<BoardPerson>[] {
  return [
    {
      id: "fullName",
      header: "Name",
      sortValue: (person) => person.fullName,
      cell: ({ id, fullName, isSuspended }) => (
        <PersonName
          fullName={fullName}
          href={href("companies_users@show", { id }, { tab })}
          isSuspended={isSuspended}
        />
      ),
    },
  ];
}
