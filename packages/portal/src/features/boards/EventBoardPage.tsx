import type { BoardEvent, EventBoardCard } from "@recurrent/sdk";
import { useEventBoardShow } from "@recurrent/sdk/react";
import { DayText, StatusDate, statusOf, formatCount, ToolButton } from "@recurrent/ui-kit";
import { Paperclip, Printer } from "lucide-react";
import { useLayoutEffect, useMemo, useRef } from "react";
import { personColumn } from "../../shared/components/person-column.tsx";
import { useAddressQuery } from "../../shared/table-state/address-state.ts";
import { useToday } from "../../shared/dates/days.ts";
import { Board, type BoardProps, useBoard } from "./Board.tsx";
import { BoardViews } from "./BoardViews.tsx";
import { EventLink } from "../../shared/components/EventLink.tsx";
import { EVENT_CARDS, eventsOnCards, writeNewList } from "./board-rules.ts";
import { EXPIRES_KEY } from "./expiry/expires-key.ts";
import { BoardReminders } from "./reminders/BoardReminders.tsx";
import { peopleOf } from "./filter-rules.ts";
import { timelineKey, timelineTitle, readTimelineKey } from "./expiry/expiry-timeline.ts";
import { BoardExpiryTimeline, TimelineChip } from "./expiry/ExpiryTimeline.tsx";

const SEARCH = {
  fields: ({ user, description, issuedAt, expiryAt }: BoardEvent) => [
    user.fullName,
    description,
    issuedAt ?? "",
    expiryAt ?? "",
  ],
  hint: "Searches name, description and dates.",
};
const EMPTY = {
  title: "No events or documents yet",
  description: "Licences, medicals and other documents appear here with their expiry dates.",
};
const renderViews = (filterQuery: string) => (
  <BoardViews current="status" filterQuery={filterQuery} />
);
// The page itself has a paper form.
const renderTools = () => (
  <ToolButton startIcon={<Printer size={16} />} onClick={() => window.print()}>
    Print
  </ToolButton>
);
const personOf = ({ user }: BoardEvent) => user;
const tabOf = () => "events" as const;

/** Event / Document Status dashboard (shell 2.12), with expiries by month and reminders below. */
export function EventBoardPage() {
  const today = useToday();
  const { query, change } = useAddressQuery();
  const board = useBoard<BoardEvent, EventBoardCard>(useEventBoardShow(), personOf);
  const items = useMemo(() => board.cards && eventsOnCards(board.cards), [board.cards]);
  const chip = useRef<HTMLDivElement>(null);
  const isBarPressed = useRef(false);
  const tableColumns = useMemo(() => columnsFor(today), [today]);
  const chosen = readTimelineKey(query.get(EXPIRES_KEY), today);
  const chosenCard = useMemo((): EventBoardCard | null => {
    if (items === undefined || chosen === null) return null;
    const list = items.filter(({ expiryAt }) => timelineKey(expiryAt, today) === chosen);
    // Not a card of the server, so its id is the title.
    return { id: timelineTitle(chosen), count: list.length, priority: 0, list };
  }, [items, today, chosen]);

  function onChoose(key: string | null): void {
    change((latest) => {
      writeNewList(latest);
      if (key !== null) latest.set(EXPIRES_KEY, key);
    });
    isBarPressed.current = key !== null;
  }

  // Scrolls up to the list that a bar below it has changed.
  useLayoutEffect(() => {
    if (chosen === null || !isBarPressed.current) return;
    isBarPressed.current = false;
    chip.current?.scrollIntoView({ block: "nearest" });
    chip.current?.focus({ preventScroll: true });
  }, [chosen]);

  return (
    <Board
      {...board}
      label="Event / Document Status"
      cardsPerRow={3}
      cardTexts={EVENT_CARDS}
      replacementCard={chosenCard}
      header={chosen !== null && <TimelineChip ref={chip} chosen={chosen} onChoose={onChoose} />}
      footer={
        items?.length !== 0 && (
          <>
            <BoardExpiryTimeline items={items} today={today} chosen={chosen} onChoose={onChoose} />
            <BoardReminders items={items} today={today} />
          </>
        )
      }
      tableColumns={tableColumns}
      tabOf={tabOf}
      search={SEARCH}
      empty={EMPTY}
      renderViews={renderViews}
      renderTools={renderTools}
    />
  );
}

/** Keeps the clip beside the last word, if both are in text that does not wrap. */
const WORD_JOINER = "\u2060";
const NO_WRAP = { whiteSpace: "nowrap" } as const;
const CLIP = { marginLeft: 8, verticalAlign: "text-bottom" };

type EventBoard = BoardProps<BoardEvent, EventBoardCard>;

/** The filter by person lists the people of the card. */
const columnsFor =
  (today: string): EventBoard["tableColumns"] =>
  (card, RowAction, marks) => [
    personColumn(personOf, {
      tab: "events",
      minWidth: 186,
      // On tablets usual names stay in one line.
      flex: 1.25,
      filter: {
        label: "Person",
        options: peopleOf(card?.list ?? [], marks),
        accessor: ({ user }) => user.id,
      },
      RowAction,
    }),
    {
      field: "description",
      headerName: "Description",
      minWidth: 150,
      narrow: "bare",
      cell: (event) => (
        <EventLink event={event}>
          {event.filesCount !== null && event.filesCount > 0 && (
            <span style={NO_WRAP}>
              {WORD_JOINER}
              <Paperclip
                size={16}
                role="img"
                style={CLIP}
                aria-label={`${formatCount(event.filesCount, "file")} attached`}
              />
            </span>
          )}
        </EventLink>
      ),
    },
    {
      field: "issuedAt",
      headerName: "Issued",
      width: 136,
      minWidth: 116,
      hidesFirst: true,
      cell: (row) => <DayText day={row.issuedAt} none="–" />,
    },
    {
      field: "expiryAt",
      headerName: "Expiration",
      flex: 1.15,
      // What does not fit is below the day.
      minWidth: 172,
      extraExportColumn: {
        headerName: "Status",
        value: ({ status }) => statusOf(status ?? card?.id).word,
      },
      cell: ({ expiryAt, status }) => (
        <StatusDate day={expiryAt} status={status ?? card?.id} today={today} none="–" />
      ),
    },
  ];
