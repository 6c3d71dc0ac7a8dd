import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { RecordTopic } from "@recurrent/sdk";
import { Award, Printer } from "lucide-react";
import { useMemo } from "react";
import { DataTable } from "../../components/tables/DataTable.tsx";
import type { GridColumn } from "../../components/tables/table-rows.ts";
import type { TableLayoutProps, TableRows } from "../../components/tables/TableLayout.tsx";
import { useLatest } from "../../useLatest.ts";
import { OMITTED_CONDITION, StatusWord } from "../status/Status.tsx";
import { RECORD_DEFAULTS } from "./record-defaults.ts";
import { TopicName } from "./topic-cells.tsx";
import {
  displayName,
  exportedStatus,
  isUrgent,
  rowName,
  statusInRecord,
  topicStatusWord,
} from "./training-rules.ts";

export interface EssentialsRecordTableProps
  extends TableRows<RecordTopic>, Pick<TableLayoutProps<RecordTopic>, "toolbarEnd"> {
  /** @param hash of the topic's certificate */
  onDownload: (hash: string, topic: RecordTopic) => void;
  /** Hashes of running downloads. */
  downloading?: ReadonlySet<string> | undefined;
  /** Address of a certificate's print page; only on the user's own record. */
  printHref?: ((hash: string) => string) | undefined;
}

const SEARCH = {
  fields: (topic: RecordTopic) => [rowName(topic), topicStatusWord(topic)],
  hint: "Searches topics and their statuses.",
};

const certificateColumns = ({
  onDownload,
  downloading,
  printHref,
}: Omit<
  EssentialsRecordTableProps,
  "toolbarEnd" | keyof TableRows<RecordTopic>
>): readonly GridColumn<RecordTopic>[] => [
  {
    field: "name",
    headerName: "Name",
    text: rowName,
    extraExportColumn: { headerName: "Status", value: exportedStatus },
    cell: (topic) => {
      const status = statusInRecord(topic);
      return (
        <TopicName {...topic} status={status} omit={OMITTED_CONDITION}>
          {isUrgent(status) ? (
            <StatusWord status={status} />
          ) : (
            // Paper has no certificate beside it, and a name alone says nothing.
            <Box component="span" sx={{ display: "none", displayPrint: "inline" }}>
              {exportedStatus(topic)}
            </Box>
          )}
        </TopicName>
      );
    },
  },
  {
    field: "certificate",
    headerName: "Certificate",
    width: 320,
    minWidth: 304,
    narrow: "bare",
    narrowHeight: 53,
    sortable: false,
    disableExport: true,
    cell: (topic) => {
      const { certificateHash: hash } = topic;
      if (hash === null) return null;
      const name = displayName(topic.name);
      const isBusy = downloading?.has(hash) === true;
      return (
        <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 0.5, m: "-4px 0 -4px -6px" }}>
          <Button
            variant="text"
            size="small"
            startIcon={<Award size={16} />}
            aria-label={`Download certificate of ${name}`}
            // `disabled` would lose the focus during the download.
            aria-disabled={isBusy}
            aria-busy={isBusy}
            sx={isBusy ? { opacity: 0.5 } : {}}
            onClick={() => !isBusy && onDownload(hash, topic)}
          >
            Download
          </Button>
          {printHref && (
            <Button
              variant="text"
              size="small"
              startIcon={<Printer size={16} />}
              href={printHref(hash)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`print certificate of ${name}`}
            >
              print certificate
            </Button>
          )}
        </Stack>
      );
    },
  },
];

/** Record of the essentials tier: topics and certificates (training 2.6). */
export function EssentialsRecordTable({
  onDownload,
  downloading,
  printHref,
  ...table
}: EssentialsRecordTableProps) {
  const download = useLatest(onDownload);
  const columns = useMemo(
    () => certificateColumns({ onDownload: download, downloading, printHref }),
    [downloading, download, printHref],
  );
  return <DataTable {...table} {...RECORD_DEFAULTS} columns={columns} search={SEARCH} />;
}
