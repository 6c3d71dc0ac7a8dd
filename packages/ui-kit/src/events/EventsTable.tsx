import { styled } from "@mui/material/styles";
import { Paperclip } from "lucide-react";
import { memo, useMemo } from "react";
import type { ReactNode } from "react";
import { KitLink } from "../links/KitLink.tsx";
import type { DataColumn } from "../tables/columns.ts";
import { DataTable } from "../tables/DataTable.tsx";
import type { DataTableProps } from "../tables/DataTable.tsx";
import { LightTable, RowCells } from "../tables/LightTable.tsx";
import type { RowCellsProps } from "../tables/LightTable.tsx";
import { meansRow } from "../tables/row-press.ts";
import { TABLE_ROLES } from "../tables/table-roles.ts";
import { useLatest } from "../tables/useLatest.ts";
import { DayText, StatusDate } from "../status/StatusDate.tsx";
import type { EventRowView } from "./event-views.ts";

const Named = styled("span")({
  display: "inline-flex",
  alignItems: "baseline",
  gap: 8,
  maxWidth: "100%",
  "& > a": { minWidth: 0, overflowWrap: "break-word" },
});

const Clip = styled("span")(({ theme }) => ({
  flex: "none",
  alignSelf: "center",
  display: "inline-flex",
  color: theme.vars.palette.text.secondary,
}));

function Description({ event, href }: { event: EventRowView; href: string }) {
  const files = event.filesCount === 1 ? "1 attachment" : `${event.filesCount} attachments`;
  return (
    <Named>
      <KitLink href={href} tone="quiet" strong>
        {event.description.trim() === "" ? "No description" : event.description}
      </KitLink>
      {event.filesCount !== null && event.filesCount > 0 && (
        <Clip role="img" aria-label={files} title={files}>
          <Paperclip size={15} strokeWidth={1.75} aria-hidden />
        </Clip>
      )}
    </Named>
  );
}

function columnsFor(hrefOf: (event: EventRowView) => string): readonly DataColumn<EventRowView>[] {
  return [
    {
      id: "description",
      header: "Description",
      phone: "title",
      sortValue: ({ description }) => description,
      cell: (event) => <Description event={event} href={hrefOf(event)} />,
    },
    {
      id: "issued",
      header: "Issued",
      width: 152,
      tabular: true,
      sortValue: ({ issuedAt }) => issuedAt ?? "",
      cell: ({ issuedAt }) => <DayText day={issuedAt} />,
    },
    {
      id: "expiration",
      header: "Expiration",
      width: 264,
      tabular: true,
      sortValue: ({ expiryAt }) => expiryAt ?? "",
      cell: ({ expiryAt, status }) => (
        <StatusDate day={expiryAt} status={status} none="No expiry" />
      ),
    },
  ];
}

const SEARCH = {
  fields: ({ description, issuedAt, expiryAt }: EventRowView) => [
    description,
    issuedAt ?? "",
    expiryAt ?? "",
  ],
  hint: "Search looks at the description and the dates.",
};

const rowId = ({ id }: EventRowView): string => id;

interface PressableRowProps extends RowCellsProps<EventRowView> {
  onOpen: (event: EventRowView) => void;
}

function PressableRow({ onOpen, ...cells }: PressableRowProps) {
  return (
    // The link is the way for keys; the row is a larger target for the same thing.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the link in the row is the way for keys
    <tr
      {...TABLE_ROLES.row}
      data-pressable
      onClick={(event) => {
        if (meansRow(event.target)) onOpen(cells.row);
      }}
    >
      <RowCells {...cells} />
    </tr>
  );
}

const PaintedPressableRow = memo(PressableRow);

export interface EventsTableProps extends Pick<
  DataTableProps<EventRowView>,
  "loading" | "error" | "state" | "onStateChange" | "title" | "toolbarEnd"
> {
  /** Undefined until they are known. Keep the array's identity while nothing changes. */
  rows: readonly EventRowView[] | undefined;
  /** Where an event is shown. Keep its identity while nothing changes. */
  hrefOf: (event: EventRowView) => string;
  /** Called when a row is pressed beside its link (training 2.11). */
  onOpen: (event: EventRowView) => void;
  /** The archived ones: says so when there are none. Default false. */
  archived?: boolean;
  /** What to do when there are none: one button. */
  emptyAction?: ReactNode;
}

/** Events and documents, by their description (training 2.10). */
export function EventsTable({
  rows,
  hrefOf,
  onOpen,
  archived = false,
  emptyAction,
  ...table
}: EventsTableProps) {
  const columns = useMemo(() => columnsFor(hrefOf), [hrefOf]);
  const open = useLatest(onOpen);
  return (
    <DataTable
      {...table}
      rows={rows}
      columns={columns}
      getRowId={rowId}
      label={archived ? "Archived events and documents" : "Events and documents"}
      search={SEARCH}
      defaultSort={{ id: "description", desc: false }}
      empty={
        archived
          ? {
              title: "Nothing is archived",
              description: "What is archived leaves the list and the boards, and can be restored.",
            }
          : {
              title: "No events or documents yet",
              description: "Licences, qualifications and documents with the day they expire.",
              ...(emptyAction === undefined ? {} : { action: emptyAction }),
            }
      }
      renderRows={(engine) => (
        <LightTable
          {...engine}
          renderRow={(row, id) => (
            <PaintedPressableRow key={id} row={row} columns={engine.columns} onOpen={open} />
          )}
        />
      )}
    />
  );
}
