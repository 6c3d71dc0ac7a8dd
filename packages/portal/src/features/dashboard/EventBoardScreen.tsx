import Box from "@mui/material/Box";
import type { BoardEvent, EventBoardCard } from "@recurrent/sdk";
import { useEventBoard } from "@recurrent/sdk/react";
import { type DataColumn, DayText, KitLink, StatusDate } from "@recurrent/ui-kit";
import { Paperclip } from "lucide-react";
import { PersonName } from "../../components/PersonName.tsx";
import { href } from "../../routes/address.ts";
import { Board } from "./Board.tsx";
import { EVENT_CARDS } from "./board-facts.ts";
import { peopleOf } from "./people-of.ts";

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
const idOf = (event: BoardEvent) => event.id;

/** The Event / Document Status dashboard (shell 2.12). */
export function EventBoardScreen() {
  const query = useEventBoard();
  return (
    <Board<BoardEvent, EventBoardCard>
      label="Event / Document Status"
      columns={3}
      facts={EVENT_CARDS}
      query={query}
      tableColumns={eventColumns}
      getRowId={idOf}
      search={SEARCH}
      empty={EMPTY}
    />
  );
}

/** The columns of a card, whose filter lists that card's people. */
function eventColumns(card: EventBoardCard | null): readonly DataColumn<BoardEvent>[] {
  return [
    {
      id: "fullName",
      header: "Name",
      width: "34%",
      sortValue: ({ user }) => user.fullName,
      filter: {
        label: "Filter by person",
        options: peopleOf(card?.list ?? []),
        accessor: ({ user }) => user.id,
      },
      cell: ({ user }) => (
        <PersonName
          fullName={user.fullName}
          href={href("companies_users@show", { id: user.id }, { tab: "events" })}
          isSuspended={user.isSuspended === true}
        />
      ),
    },
    {
      id: "description",
      header: "Description",
      sortValue: ({ description }) => description,
      cell: (event) => <EventDescription event={event} />,
    },
    {
      id: "issuedAt",
      header: "Issued",
      width: 128,
      tabular: true,
      sortValue: ({ issuedAt }) => issuedAt ?? "",
      cell: ({ issuedAt }) => <DayText day={issuedAt} none="–" />,
    },
    {
      id: "expiryAt",
      header: "Expiration",
      width: 256,
      tabular: true,
      sortValue: ({ expiryAt }) => expiryAt ?? "",
      cell: ({ expiryAt, status }) => (
        <StatusDate day={expiryAt} status={status ?? card?.id} none="–" />
      ),
    },
  ];
}

function EventDescription({ event: { id, description, filesCount, user } }: { event: BoardEvent }) {
  const address = href("companies_users@show", { id: user.id }, { tab: "events", eventId: id });
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 1, maxWidth: 1 }}
    >
      <KitLink href={address} sx={{ minWidth: 0, overflowWrap: "break-word" }}>
        {description}
      </KitLink>
      {filesCount !== null && filesCount > 0 && (
        <Paperclip
          size={16}
          strokeWidth={1.75}
          role="img"
          style={{ flexShrink: 0 }}
          aria-label={filesCount === 1 ? "1 file attached" : `${filesCount} files attached`}
        />
      )}
    </Box>
  );
}
