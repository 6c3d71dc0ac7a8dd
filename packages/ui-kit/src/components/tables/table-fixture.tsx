import { addDays } from "@recurrent/sdk/calendar-day";
import { Paperclip } from "lucide-react";
import { Avatar } from "../avatar/Avatar.tsx";
import { AppLink } from "../links/AppLink.tsx";
import { StatusDate, SuspendedIcon } from "../../domain/status/Status.tsx";
import { sortByName } from "../../text/order.ts";
import type { GridColumn } from "./table-rows.ts";

/** A row of the event board, for stories and tests. */
export interface EventRow {
  id: string;
  userId: string;
  fullName: string;
  description: string;
  issuedAt: string;
  expiryAt: string;
  files: number;
  suspended: boolean;
}

const NAMES = [
  "Anneliese Brückner",
  "Elena Papadopoulou",
  "Kwame Mensah",
  "Tariq Al-Masri",
  "Łukasz Wiśniewski",
  "Hiroshi Tanaka",
  "Camille Lefèvre",
  "Amara Okafor",
  "Ingrid Sørensen",
  "Öykü Yıldız",
];
const ITEMS = [
  "Medical certificate, category 1",
  "Passport",
  "Restricted area identity card",
  "Pilot proficiency check, King Air 350",
  "Dangerous goods 9",
  "Dangerous goods 10",
];

function day(offset: number): string {
  return addDays("2026-11-19", -offset);
}

/** The same rows every time. */
export function eventRows(count: number): EventRow[] {
  return Array.from({ length: count }, (_, at) => {
    const person = (at * 7) % NAMES.length;
    const again = Math.floor(at / NAMES.length);
    return {
      id: String(at + 1),
      userId: String(person),
      fullName: `${NAMES[person] ?? ""}${again > 3 ? ` ${again}` : ""}`,
      description: ITEMS[(at * 5) % ITEMS.length] ?? "",
      issuedAt: day(365 + (at % 300)),
      expiryAt: day(at % 90),
      files: at % 3,
      suspended: person === 2,
    };
  });
}

/** The columns of the event board (shell 2.12). */
export const EVENT_COLUMNS: readonly GridColumn<EventRow>[] = [
  {
    field: "fullName",
    headerName: "Name",
    minWidth: 194,
    filter: {
      label: "Filter by person",
      options: sortByName(
        NAMES.map((label, value) => ({ value: String(value), label })),
        ({ label }) => label,
      ),
      accessor: (row) => row.userId,
    },
    cell: (row) => (
      <span style={{ display: "flex", alignItems: "center", gap: 8 }}>
        <Avatar fullName={row.fullName} size={24} />
        <AppLink href={`#/company/users/${row.userId}?tab=events`} color="textPrimary">
          {row.fullName}
        </AppLink>
        {row.suspended && <SuspendedIcon />}
      </span>
    ),
  },
  {
    field: "description",
    headerName: "Description",
    minWidth: 150,
    narrow: "bare",
    cell: (row) => (
      <span style={{ display: "flex", alignItems: "center", gap: 8 }}>
        <AppLink href={`#/company/users/${row.userId}?tab=events&eventId=${row.id}`}>
          {row.description}
        </AppLink>
        {row.files > 0 && (
          <span role="img" aria-label="Has attachments" style={{ display: "inline-flex" }}>
            <Paperclip size={16} />
          </span>
        )}
      </span>
    ),
  },
  {
    field: "issuedAt",
    headerName: "Issued",
    width: 136,
    minWidth: 116,
    hidesFirst: true,
    cell: (row) => <time dateTime={row.issuedAt}>{row.issuedAt}</time>,
  },
  {
    field: "expiryAt",
    headerName: "Expiration",
    width: 232,
    minWidth: 164,
    extraExportColumn: { headerName: "Status", value: () => "Expired" },
    cell: (row) => <StatusDate day={row.expiryAt} status="expired" />,
  },
];

/** The texts that the event board searches (shell 2.12). */
export const EVENT_SEARCH = {
  fields: (row: EventRow) => [row.fullName, row.description, row.issuedAt, row.expiryAt],
  hint: "Searches name, description and dates.",
};
