import Box from "@mui/material/Box";
import {
  DataTable,
  type EmptyStateProps,
  type GridColumn,
  StatusIcon,
  type TableSearch,
  type TableSort,
} from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { loadState } from "../../view/load-state.ts";
import { type CardFacts, factsOf, selectedCard } from "./board-facts.ts";
import { StatusCards } from "./StatusCards.tsx";
import { useBoardView } from "./useBoardView.ts";

const BY_NAME: TableSort = { id: "fullName", desc: false };

interface CardOf<Row> {
  readonly id: string;
  readonly count: number;
  readonly priority: number;
  readonly list: readonly Row[];
}

export interface BoardProps<Row extends object, Card extends CardOf<Row>> {
  /** The board's title, which also names its cards. */
  label: string;
  columns: 3 | 4;
  facts: Readonly<Record<string, CardFacts>>;
  query: UseQueryResult<readonly Card[]>;
  /** The table of the chosen card, or of none; made once for each card. */
  tableColumns: (card: Card | null) => readonly GridColumn<Row>[];
  getRowId: (row: Row) => string;
  search: TableSearch<Row>;
  empty: EmptyStateProps;
}

/** A status board: cards, and the list of the chosen one (shell 2.12, 2.13). */
export function Board<Row extends object, Card extends CardOf<Row>>({
  label,
  columns,
  facts,
  query,
  tableColumns,
  getRowId,
  search,
  empty,
}: BoardProps<Row, Card>) {
  const { view, select, setTable } = useBoardView(BY_NAME);
  const cards = query.data;
  const card = selectedCard(cards ?? [], view.status);
  // A table paints anew for new columns; a card stays the same as long as its data do.
  const shownColumns = useMemo(() => tableColumns(card), [tableColumns, card]);
  const isFailed = query.isError && cards === undefined;

  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {!isFailed && (
        <StatusCards
          label={label}
          columns={columns}
          facts={facts}
          cards={cards}
          selectedId={card?.id ?? null}
          onSelect={select}
        />
      )}
      <DataTable
        // Another card is another table: its search field and pages begin anew.
        key={card?.id ?? "none"}
        label={card ? factsOf(facts, card.id).title : `${label}, list`}
        {...(card && { title: <CardTitle id={card.id} title={factsOf(facts, card.id).title} /> })}
        rows={cards && (card?.list ?? [])}
        columns={shownColumns}
        getRowId={getRowId}
        search={search}
        state={view.table}
        onStateChange={setTable}
        defaultSort={BY_NAME}
        {...loadState(query, "The board could not be loaded")}
        empty={empty}
      />
    </Box>
  );
}

function CardTitle({ id, title }: { id: string; title: string }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1 }}>
      <StatusIcon status={id} size={20} />
      {title}
    </Box>
  );
}
