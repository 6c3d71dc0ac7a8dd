import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { BoardCard } from "@recurrent/sdk";
import {
  DataTable,
  type EmptyStateProps,
  type GridColumn,
  StatCard,
  StatCardGrid,
  StatusIcon,
  type TableSearch,
  type TableSort,
} from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { loadState } from "../../view/load-state.ts";
import { type CardFacts, factsOf, selectedCard } from "./board-facts.ts";
import { useBoardView } from "./useBoardView.ts";

const BY_NAME: TableSort = { id: "fullName", desc: false };

export interface BoardProps<Row extends object, Card extends BoardCard<Row>> {
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
export function Board<Row extends object, Card extends BoardCard<Row>>({
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
        <StatCardGrid label={label} columns={columns} loading={cards === undefined}>
          {cards?.map(({ id, count }) => (
            <StatCard
              key={id}
              status={id}
              {...factsOf(facts, id)}
              count={count}
              selected={id === card?.id}
              onSelect={() => select(id)}
            />
          ))}
        </StatCardGrid>
      )}
      <DataTable
        // Another card is another table: its search field and pages begin anew.
        key={card?.id ?? "none"}
        label={card ? factsOf(facts, card.id).title : `${label}, list`}
        {...(card && {
          title: (
            <Stack component="span" direction="row" sx={{ alignItems: "center", gap: 1 }}>
              <StatusIcon status={card.id} size={20} />
              {factsOf(facts, card.id).title}
            </Stack>
          ),
        })}
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
