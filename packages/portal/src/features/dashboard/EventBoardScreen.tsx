import Stack from "@mui/material/Stack";
import type { BoardEvent, EventBoardCard } from "@recurrent/sdk";
import { useEventBoardShow } from "@recurrent/sdk/react";
import { DayText, type GridColumn, KitLink, StatusDate, statusOf } from "@recurrent/ui-kit";
import { Grid3x3, Paperclip } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { personColumn } from "../../kernel/components/person-column.tsx";
import { href } from "../../kernel/routes/address.ts";
import {
  type ExpiryHorizon,
  horizonKey,
  horizonTitle,
  readHorizonKey,
} from "../../kernel/view/horizon.ts";
import { EXPIRES_KEY, useAddressQuery } from "../../kernel/view/address-state.ts";
import { useToday } from "../../kernel/view/days.ts";
import { Board, useBoard } from "./Board.tsx";
import { EVENT_CARDS, eventsIn } from "./board-facts.ts";
import { peopleOf } from "./filter-rules.ts";
import { PreviewButton } from "./PreviewButton.tsx";
import { writeNewList } from "./board-view.ts";

const MATRIX = {
  label: "People and Documents",
  icon: Grid3x3,
  href: href("dashboard@event-status-matrix"),
};
const SEARCH = {
  fields: ({ user, description, issuedAt, expiryAt }: BoardEvent) => [
    user.fullName,
    description,
    issuedAt ?? "",
    expiryAt ?? "",
  ],
  hint: "Search looks at the name, description and dates.",
};
const EMPTY = {
  title: "No events or documents yet",
  description: "Licences, medicals and other dated items of the company's people appear here.",
};
const personOf = ({ user }: BoardEvent) => user;
const tabOf = () => "events" as const;

interface EventBoardProps {
  /** What stands above the list; called with null while the board is on its way. */
  renderHorizon: (horizon: ExpiryHorizon<BoardEvent> | null) => ReactNode;
}

/** The Event / Document Status dashboard (shell 2.12), with what expires when. */
export function EventBoardScreen({ renderHorizon }: EventBoardProps) {
  const today = useToday();
  const { query, change } = useAddressQuery();
  const board = useBoard<BoardEvent, EventBoardCard>(useEventBoardShow(), personOf);
  const items = useMemo(() => board.cards && eventsIn(board.cards), [board.cards]);
  const chosen = readHorizonKey(query.get(EXPIRES_KEY), today);
  const instead = useMemo((): EventBoardCard | null => {
    if (items === undefined || chosen === null) return null;
    const list = items.filter(({ expiryAt }) => horizonKey(expiryAt, today) === chosen);
    return { id: chosen, count: list.length, priority: 0, list };
  }, [items, today, chosen]);
  const title = chosen === null ? "" : horizonTitle(chosen);

  function onChoose(key: string | null): void {
    change((latest) => {
      writeNewList(latest);
      if (key !== null) latest.set(EXPIRES_KEY, key);
    });
  }

  return (
    <Board
      {...board}
      label="Event / Document Status"
      columns={3}
      facts={
        chosen === null ? EVENT_CARDS : { ...EVENT_CARDS, [chosen]: { title, tooltip: title } }
      }
      instead={instead}
      above={
        items?.length !== 0 && renderHorizon(items ? { items, today, chosen, onChoose } : null)
      }
      tableColumns={eventColumns}
      tabOf={tabOf}
      search={SEARCH}
      empty={EMPTY}
      link={MATRIX}
    />
  );
}

/** The columns of a card, whose filter lists that card's people. */
function eventColumns(
  card: EventBoardCard | null,
  mayPreview: boolean,
): readonly GridColumn<BoardEvent>[] {
  return [
    personColumn(personOf, {
      tab: "events",
      filter: {
        label: "Filter by person",
        options: peopleOf(card?.list ?? []),
        accessor: ({ user }) => user.id,
      },
      After: mayPreview ? PreviewButton : undefined,
    }),
    {
      field: "description",
      headerName: "Description",
      cell: (row) => <EventDescription event={row} />,
    },
    {
      field: "issuedAt",
      headerName: "Issued",
      width: 136,
      cell: (row) => <DayText day={row.issuedAt} none="–" />,
    },
    {
      field: "expiryAt",
      headerName: "Expiration",
      width: 256,
      exportAlso: {
        headerName: "Status",
        value: ({ status }) => statusOf(status ?? card?.id).word,
      },
      cell: ({ expiryAt, status }) => (
        <StatusDate day={expiryAt} status={status ?? card?.id} none="–" />
      ),
    },
  ];
}

function EventDescription({ event: { id, description, filesCount, user } }: { event: BoardEvent }) {
  const address = href("companies_users@show", { id: user.id }, { tab: "events", eventId: id });
  return (
    <Stack component="span" direction="row" sx={{ alignItems: "center", gap: 1, maxWidth: 1 }}>
      <KitLink href={address} sx={{ minWidth: 0, overflowWrap: "break-word" }}>
        {description}
      </KitLink>
      {filesCount !== null && filesCount > 0 && (
        <Paperclip
          size={16}

          role="img"
          style={{ flexShrink: 0 }}
          aria-label={filesCount === 1 ? "1 file attached" : `${filesCount} files attached`}
        />
      )}
    </Stack>
  );
}
