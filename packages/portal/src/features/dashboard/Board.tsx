import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { BoardCard, BoardPerson } from "@recurrent/sdk";
import {
  DataTable,
  type EmptyStateProps,
  type GridColumn,
  StatCard,
  StatCardGrid,
  StatusIcon,
  type TableSearch,
} from "@recurrent/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useMayOpen } from "../../kernel/runtime/runtime.ts";
import { useOpening } from "../../kernel/runtime/parts.ts";
import { loadState } from "../../kernel/view/calls.ts";
import { useAddressQuery, useQueryValue, useTableView } from "../../kernel/view/address-state.ts";
import { BY_NAME, STATUS_KEY, writeNewList } from "./board-view.ts";
import { type CardFacts, factsOf, narrowed, selectedCard } from "./board-facts.ts";
import type { BoardPreviewProps } from "./BoardPreview.tsx";
import {
  FilterButton,
  FilterPanel,
  LinkButton,
  type LinkButtonProps,
  useFilterState,
} from "./FilterPanel.tsx";
import { PREVIEW_KEY, type PreviewTab } from "./preview-facts.ts";

// Nobody needs it before the first press.
const loadPreview = async () => ({ default: (await import("./BoardPreview.tsx")).BoardPreview });
const BoardPreview = lazy(loadPreview) as <Row>(props: BoardPreviewProps<Row>) => ReactNode;

const NO_MATCH = {
  title: "Nobody matches the filter",
  description: "Take a part of it away, or clear it.",
};

/** The cards of a board, with those alone in them whom its filter leaves. @param personOf whom a row is about */
export function useBoard<Row, Card extends BoardCard<Row>>(
  query: UseQueryResult<readonly Card[]>,
  personOf: (row: Row) => BoardPerson,
) {
  const filter = useFilterState();
  const { people } = filter;
  const cards = useMemo(
    () => (query.data && people !== undefined ? narrowed(query.data, people, personOf) : undefined),
    [query.data, people, personOf],
  );
  return { query, personOf, filter, cards };
}

export interface BoardProps<
  Row extends { id: string },
  Card extends BoardCard<Row>,
> extends ReturnType<typeof useBoard<Row, Card>> {
  /** The board's title, which also names its cards. */
  label: string;
  columns: 3 | 4;
  facts: Readonly<Record<string, CardFacts>>;
  /**
   * The table of the chosen card, or of none; made once for each card.
   *
   * @param mayPreview whether its rows have a `PreviewButton`
   */
  tableColumns: (card: Card | null, mayPreview: boolean) => readonly GridColumn<Row>[];
  /** What a card previews of a person. */
  tabOf: (card: Card) => PreviewTab;
  search: TableSearch<Row>;
  empty: EmptyStateProps;
  /** The page that shows the same people otherwise, as a button of the list; it keeps the filter. */
  link: LinkButtonProps;
  /** What is listed in place of a card. Keep it stable between renders. */
  instead?: Card | null;
  /** What stands between the cards and the list; not where the board could not be had. */
  above?: ReactNode;
}

/**
 * A status board: cards, the list of the chosen one (shell 2.12, 2.13), and beside it whoever is previewed,
 * for those who may open the page of a person.
 */
export function Board<Row extends { id: string }, Card extends BoardCard<Row>>({
  label,
  columns,
  facts,
  query,
  personOf,
  filter,
  cards,
  tableColumns,
  tabOf,
  search,
  empty,
  link,
  instead = null,
  above,
}: BoardProps<Row, Card>) {
  const { query: address, change } = useAddressQuery();
  const [previewed, preview] = useQueryValue(PREVIEW_KEY);
  const opening = useOpening();
  const [isPreviewLoaded, setPreviewLoaded] = useState(false);
  const isPreviewAwaited = previewed !== null && !isPreviewLoaded;
  useEffect(() => {
    if (!isPreviewAwaited) return;
    opening(
      loadPreview,
      () => setPreviewLoaded(true),
      () => preview(null),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  }, [isPreviewAwaited]);
  const mayPreview = useMayOpen()("companies_users@show");
  const { kinds, asked, people } = filter;
  const card = instead ?? selectedCard(cards ?? [], address.get(STATUS_KEY));
  // A table paints anew for new columns; a card stays the same as long as its data do.
  const shownColumns = useMemo(
    () => tableColumns(card, mayPreview),
    [tableColumns, card, mayPreview],
  );
  const isFailed = query.isError && query.data === undefined;

  // One listener for the buttons of all rows.
  function onClick({ target }: MouseEvent): void {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-preview]");
    if (button) preview(button.dataset["preview"] ?? null);
  }

  return (
    <Box
      onClick={onClick}
      sx={{
        display: "grid",
        gap: 3,
        gridTemplateColumns: "minmax(0, 1fr)",
        ...(previewed !== null && {
          [`& [role=row]:has([data-preview="${CSS.escape(previewed)}"])`]: {
            bgcolor: "primary.soft",
          },
        }),
      }}
    >
      {!isFailed && (
        <StatCardGrid
          label={label}
          columns={columns}
          {...(cards && { shares: cards.map(({ id, count }) => ({ status: id, count })) })}
        >
          {cards?.map(({ id, count, of }) => (
            <StatCard
              key={id}
              status={id}
              {...factsOf(facts, id)}
              count={count}
              of={of}
              selected={id === card?.id}
              onSelect={() => change((latest) => writeNewList(latest, id))}
            />
          ))}
        </StatCardGrid>
      )}
      {!isFailed && above}
      {!isFailed && <FilterPanel filter={filter} />}
      <DataTable
        // Another card is another table: its search field and pages begin anew.
        key={card?.id ?? "none"}
        label={card ? factsOf(facts, card.id).title : `${label}, list`}
        {...(card && {
          title: (
            <Stack component="span" direction="row" sx={{ alignItems: "center", gap: 1 }}>
              {instead === null && <StatusIcon status={card.id} size={20} />}
              {factsOf(facts, card.id).title}
            </Stack>
          ),
        })}
        rows={cards && (card?.list ?? [])}
        columns={shownColumns}
        search={search}
        {...useTableView(BY_NAME)}
        defaultSort={BY_NAME}
        {...loadState(query, "The board could not be loaded")}
        empty={people ? NO_MATCH : empty}
        toolbarEnd={
          (card || asked !== "") && (
            <Box sx={{ display: "flex", ml: card ? 0 : "auto" }}>
              {kinds.length > 0 && <FilterButton filter={filter} />}
              <LinkButton {...link} href={`${link.href}${asked && `?${asked}`}`} />
            </Box>
          )
        }
        renderBeside={
          card && mayPreview && isPreviewLoaded
            ? (rows) => (
                <Suspense fallback={null}>
                  <BoardPreview rows={rows} personOf={personOf} tab={tabOf(card)} />
                </Suspense>
              )
            : undefined
        }
      />
    </Box>
  );
}
