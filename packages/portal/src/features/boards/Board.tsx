import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { BoardCard, BoardPerson } from "@recurrent/sdk";
import {
  DataTable,
  type EmptyStateProps,
  type GridColumn,
  type GridView,
  SharedMarks,
  StatCard,
  StatCardGrid,
  StatusIcon,
  type TableSearch,
} from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { loadError, tableErrorProps } from "../../shared/api/first-load.ts";
import { AutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { useMayOpen } from "../../shared/context/app-context.ts";
import { usePersonMarks } from "../../shared/components/person-marks.ts";
import { useAddressQuery, useTableView } from "../../shared/table-state/address-state.ts";
import {
  BY_NAME,
  type CardText,
  cardTextFor,
  applyFilter,
  type FilteredCard,
  type PreviewTab,
  selectedCard,
  STATUS_KEY,
  writeNewList,
} from "./board-rules.ts";
import { FilterButton, FilterPanel, type FilterState, useFilterState } from "./FilterPanel.tsx";
import { IsBesideContext, PreviewButton, SideBySide } from "./PreviewLayout.tsx";
import { PREVIEW, PreviewColumn, useBoardPreview } from "./useBoardPreview.ts";

// The list must narrow at once when a preview opens.
const GRID = { resizeThrottleMs: 1 };

const NO_MATCH = {
  title: "No one matches these filters",
  description: "Remove a filter, or clear them all.",
};

interface BoardData<Row, Card extends BoardCard<Row>> {
  readonly query: UseQueryResult<readonly Card[]>;
  readonly personOf: (row: Row) => BoardPerson;
  readonly filter: FilterState;
  /** With the rows that match the filter; undefined until both are known. */
  readonly cards: readonly FilteredCard<Card>[] | undefined;
  /** Distinguish people of one name, by id. */
  readonly marks: ReadonlyMap<string, string>;
}

export function useBoard<Row, Card extends BoardCard<Row>>(
  query: UseQueryResult<readonly Card[]>,
  personOf: (row: Row) => BoardPerson,
): BoardData<Row, Card> {
  const filter = useFilterState();
  const { people } = filter;
  const cards = useMemo(
    () =>
      query.data && people !== undefined ? applyFilter(query.data, people, personOf) : undefined,
    [query.data, people, personOf],
  );
  // People of the same name may be on different cards.
  const marks = usePersonMarks(
    useMemo(() => query.data?.flatMap(({ list }) => list.map(personOf)), [query.data, personOf]),
  );
  return { query, personOf, filter, cards, marks };
}

export interface BoardProps<
  Row extends { id: string },
  Card extends BoardCard<Row>,
> extends BoardData<Row, Card> {
  /** Title that also names the cards. */
  label: string;
  cardsPerRow: 3 | 4;
  cardTexts: Readonly<Record<string, CardText>>;
  /**
   * Columns for the selected card; called once per card.
   *
   * @param card null if none is selected
   * @param RowAction shown after each name
   * @param marks distinguish people of one name, by id
   */
  tableColumns: (
    card: Card | null,
    RowAction: typeof PreviewButton | undefined,
    marks: ReadonlyMap<string, string>,
  ) => readonly GridColumn<Row>[];
  /** Tab of the preview. */
  tabOf: (card: Card) => PreviewTab;
  search: TableSearch<Row>;
  empty: EmptyStateProps;
  /**
   * Tools for the people of the board.
   *
   * @param filterQuery stays in the links
   */
  renderTools?: (filterQuery: string) => ReactNode;
  /** Switches between views, beside the title. */
  renderViews?: (filterQuery: string) => ReactNode;
  /** Replaces a card's list. Must be stable between renders. */
  replacementCard?: Card | null;
  /** Between cards and list; hidden if the board failed. */
  header?: ReactNode;
  /** Below the list; hidden if the board failed. */
  footer?: ReactNode;
}

/** The card of the address, else the first one that was selected for this filter. */
function useSelectedCard<Card extends BoardCard<unknown>>(
  cards: readonly Card[],
  inAddress: string | null,
  filterQuery: string,
): Card | null {
  // Selected once (shell 2.12): refetched figures must not switch the list.
  const [first, setFirst] = useState<{ forFilter: string; id: string } | null>(null);
  const wanted = inAddress ?? (first?.forFilter === filterQuery ? first.id : null);
  const selected = selectedCard(cards, wanted);
  if (selected && wanted === null) setFirst({ forFilter: filterQuery, id: selected.id });
  return selected;
}

/**
 * Status board: cards, the list of the selected one (shell 2.12, 2.13), and a preview of a person
 * for users with access.
 */
export function Board<Row extends { id: string }, Card extends BoardCard<Row>>({
  label,
  cardsPerRow,
  cardTexts,
  query,
  personOf,
  filter,
  cards,
  marks,
  tableColumns,
  tabOf,
  search,
  empty,
  renderTools,
  renderViews,
  replacementCard = null,
  header,
  footer,
}: BoardProps<Row, Card>) {
  const { query: address, change } = useAddressQuery();
  const { setColumn, ...preview } = useBoardPreview();
  const RowAction = useMayOpen()("companies_users@show") ? PreviewButton : undefined;
  const { kinds, filterQuery, people } = filter;
  const selected = useSelectedCard(cards ?? [], address.get(STATUS_KEY), filterQuery);
  const card = replacementCard ?? selected;
  // The list stays mounted when its rows arrive: a press on its tools, or their focus, would be lost.
  const [loaded, setLoaded] = useState<string | null>(null);
  if (card && loaded === null) setLoaded(card.id);
  // New columns repaint the table.
  const shownColumns = useMemo(
    () => tableColumns(card, RowAction, marks),
    [tableColumns, card, RowAction, marks],
  );
  const [gridView, setGridView] = useState<GridView>();
  const isFailed = loadError(query) !== undefined;
  const isLoading = cards === undefined && !isFailed;
  const hasTools = card !== null || filterQuery !== "" || isLoading;

  return (
    <Box
      onClick={preview.onClick}
      sx={{
        display: "grid",
        gap: { xs: 1.5, sm: 3 },
        gridTemplateColumns: "minmax(0, 1fr)",
        // The note is as far below the list as on other pages.
        "& > [data-note]": { mt: { xs: -0.5, sm: -2 } },
        ...(preview.id !== null && {
          [`& [role=row]:has([data-preview="${CSS.escape(preview.id)}"])`]: {
            bgcolor: "primary.soft",
          },
          // The drawer's edge would cut the word.
          ...(!preview.isBeside && { "& [data-preview]": { visibility: "hidden" } }),
        }),
      }}
    >
      {!isFailed && (
        <StatCardGrid
          label={label}
          columns={cardsPerRow}
          {...(cards && { shares: cards.map(({ id, count }) => ({ status: id, count })) })}
        >
          {cards?.map(({ id, count, total }) => (
            <StatCard
              key={id}
              status={id}
              {...cardTextFor(cardTexts, id)}
              count={count}
              total={total}
              selected={id === card?.id}
              onSelect={() => change((latest) => writeNewList(latest, id))}
            />
          ))}
        </StatCardGrid>
      )}
      <SharedMarks value={marks}>
        {!isFailed && header}
        {!isFailed && <FilterPanel filter={filter} />}
        <SideBySide>
          <IsBesideContext value={preview.isBeside}>
            <DataTable
              // Resets search and page for another card, but not the view.
              view={gridView}
              onViewChange={setGridView}
              key={card && card.id !== loaded ? card.id : "first"}
              label={card ? cardTextFor(cardTexts, card.id).title : `${label}, list`}
              {...(isLoading && { title: null })}
              {...(card && {
                title: (
                  <Stack component="span" direction="row" sx={{ alignItems: "center", gap: 1 }}>
                    {replacementCard === null && <StatusIcon status={card.id} size={20} />}
                    {cardTextFor(cardTexts, card.id).title}
                  </Stack>
                ),
              })}
              isTitleHiddenOnPhones={replacementCard === null}
              rows={cards && (card?.list ?? [])}
              columns={shownColumns}
              search={search}
              {...useTableView(BY_NAME)}
              defaultSort={BY_NAME}
              {...tableErrorProps(query, "The board could not be loaded")}
              empty={people ? NO_MATCH : empty}
              views={renderViews?.(filterQuery)}
              filterButton={kinds.length > 0 && hasTools && <FilterButton filter={filter} />}
              tools={hasTools && renderTools?.(filterQuery)}
              gridProps={GRID}
              renderSidePanel={
                card && RowAction && preview.isLoaded
                  ? (rows) => (
                      <Suspense>
                        <PREVIEW.Dialog
                          id={preview.id}
                          onPreview={preview.preview}
                          rows={rows}
                          peopleOf={() => rows.matching().map(personOf)}
                          tab={tabOf(card)}
                          isBeside={preview.isBeside}
                          column={preview.column}
                        />
                      </Suspense>
                    )
                  : undefined
              }
              scrollsSideways={preview.isOpenBeside}
            />
          </IsBesideContext>
          {preview.isLoaded && (
            <Suspense>
              <PreviewColumn
                column={preview.column}
                onColumn={setColumn}
                isOpen={preview.isOpenBeside}
                onPreview={preview.preview}
              />
            </Suspense>
          )}
        </SideBySide>
        <AutoRefetch queries={[query]} />
        {!isFailed && footer}
      </SharedMarks>
    </Box>
  );
}
