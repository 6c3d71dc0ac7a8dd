import type { EventSummary } from "@recurrent/sdk";
import Box from "@mui/material/Box";
import { Paperclip } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { IconTooltip } from "../../components/feedback/IconTooltip.tsx";
import { AppLink } from "../../components/links/AppLink.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { StatusDate, statusOf } from "../status/Status.tsx";
import type { DataTableProps } from "../../components/tables/data-table-props.ts";
import { DataTable } from "../../components/tables/DataTable.tsx";
import type { GridColumn } from "../../components/tables/table-rows.ts";
import type { TableRows, TableLayoutProps } from "../../components/tables/TableLayout.tsx";
import { displayDescription, missingExpiry } from "./event-fields.ts";
import { formatCount } from "../../text/format-count.ts";

function Description({ event, href }: { event: EventSummary; href: string }) {
  const filesCount = event.filesCount ?? 0;
  const files = formatCount(filesCount, "attachment");
  return (
    <Box component="span" sx={{ display: "inline-flex", gap: 1, maxWidth: 1 }}>
      <AppLink href={href} color="textPrimary" sx={{ minWidth: 0, overflowWrap: "break-word" }}>
        {displayDescription(event.description)}
      </AppLink>
      {filesCount > 0 && (
        <IconTooltip title={files}>
          <Box
            component="span"
            role="img"
            aria-label={files}
            sx={{ display: "flex", alignItems: "center", color: "text.secondary" }}
          >
            <Paperclip size={15} />
          </Box>
        </IconTooltip>
      )}
    </Box>
  );
}

function columnsFor(
  hrefOf: (event: EventSummary) => string,
  today: string | undefined,
): readonly GridColumn<EventSummary>[] {
  return [
    {
      field: "description",
      headerName: "Description",
      cell: (row) => <Description event={row} href={hrefOf(row)} />,
    },
    {
      field: "issued",
      headerName: "Issued",
      width: 152,
      value: ({ issuedAt }) => issuedAt,
      cell: (row) => <DayText day={row.issuedAt} />,
    },
    {
      field: "expiration",
      headerName: "Expiration",
      width: 344,
      minWidth: 232,
      value: ({ expiryAt }) => expiryAt,
      text: (row) => row.expiryAt ?? missingExpiry(row),
      extraExportColumn: { headerName: "Status", value: ({ status }) => statusOf(status).word },
      cell: (row) => (
        <StatusDate
          day={row.expiryAt}
          status={row.status}
          today={today}
          none={missingExpiry(row)}
        />
      ),
    },
  ];
}

const SEARCH = {
  fields: ({ description, issuedAt, expiryAt, status }: EventSummary) => [
    displayDescription(description),
    issuedAt ?? "",
    expiryAt ?? "",
    statusOf(status).word,
  ],
  hint: "Searches description, dates and status.",
};

export interface EventsTableProps
  extends
    TableRows<EventSummary>,
    Pick<DataTableProps<EventSummary>, "onViewChange" | "view">,
    Pick<TableLayoutProps<EventSummary>, "title" | "toolbarEnd" | "tools"> {
  /** Must keep its identity while nothing changes. */
  hrefOf: (event: EventSummary) => string;
  /** `YYYY-MM-DD` in UTC; says how far an expiry is. Default: not said. */
  today?: string;
  /** Changes the empty text. Default false. */
  archived?: boolean;
  /** One button for an empty list. */
  emptyAction?: ReactNode;
}

/** Events and documents, by description (training 2.10). */
export function EventsTable({
  hrefOf,
  today,
  archived = false,
  emptyAction,
  ...table
}: EventsTableProps) {
  const columns = useMemo(() => columnsFor(hrefOf, today), [hrefOf, today]);
  return (
    <DataTable
      {...table}
      columns={columns}
      label={archived ? "Archived events and documents" : "Events and documents"}
      search={SEARCH}
      defaultSort={{ id: "description", desc: false }}
      empty={
        archived
          ? {
              title: "Nothing is archived",
              description: "Archived items are hidden from lists and boards. You can restore them.",
            }
          : {
              title: "No events or documents yet",
              description:
                "Licences, qualifications and documents appear here with their expiry dates.",
              action: emptyAction,
            }
      }
    />
  );
}
