import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import type { RecordTopic } from "@recurrent/sdk";
import { Award, Printer } from "lucide-react";
import { useMemo } from "react";
import { DataTable } from "../tables/DataTable.tsx";
import type { DataTableProps } from "../tables/DataTable.tsx";
import type { GridColumn } from "../tables/grid-columns.tsx";
import { useLatest } from "../tables/useLatest.ts";
import { TopicName } from "./TopicName.tsx";
import { iconShownInRecord, NO_TOPICS, shownName } from "./training-rules.ts";

export interface EssentialsRecordTableProps extends Pick<
  DataTableProps<RecordTopic>,
  "loading" | "error" | "state" | "onStateChange"
> {
  /** Undefined until they are known. Keep the array's identity while nothing changes. */
  topics: readonly RecordTopic[] | undefined;
  /** @param hash of the topic's certificate */
  onDownload: (hash: string, topic: RecordTopic) => void;
  /** Hashes of the certificates that are on their way. */
  downloading?: ReadonlySet<string>;
  /** The address of a certificate's print page, which opens in a new tab; only on the own record. */
  printHref?: (hash: string) => string;
}

const SEARCH = { fields: ({ name }: RecordTopic) => [name] };
const rowId = ({ id }: RecordTopic): string => id;

/** The training record of the essentials tier: topics and their certificates (training 2.6). */
export function EssentialsRecordTable({
  topics,
  onDownload,
  downloading,
  printHref,
  ...table
}: EssentialsRecordTableProps) {
  const download = useLatest(onDownload);
  const columns = useMemo(
    (): readonly GridColumn<RecordTopic>[] => [
      {
        field: "name",
        headerName: "Name",
        renderCell: ({ row: topic }) => (
          <TopicName
            name={topic.name}
            status={iconShownInRecord(topic) ? topic.status : null}
            conditions={topic.conditions}
            omit="international_procedures"
          />
        ),
      },
      {
        field: "certificate",
        headerName: "Certificate",
        width: 152,
        sortable: false,
        disableExport: true,
        renderCell: ({ row: topic }) => {
          const { certificateHash: hash } = topic;
          if (hash === null) return null;
          const name = shownName(topic.name);
          const isBusy = downloading?.has(hash) === true;
          return (
            <Stack direction="row" sx={{ gap: 0.5, m: "-4px 0 -4px -6px" }}>
              <Tooltip title="Download certificate">
                <IconButton
                  size="small"
                  aria-label={`Download certificate of ${name}`}
                  // Not `disabled`: that would drop the focus to the page while the file is on its way.
                  aria-disabled={isBusy}
                  aria-busy={isBusy}
                  sx={isBusy ? { opacity: 0.5, cursor: "progress" } : {}}
                  onClick={() => !isBusy && download(hash, topic)}
                >
                  <Award size={18} strokeWidth={1.75} aria-hidden />
                </IconButton>
              </Tooltip>
              {printHref && (
                <Tooltip title="print certificate">
                  <IconButton
                    size="small"
                    href={printHref(hash)}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`print certificate of ${name}`}
                  >
                    <Printer size={18} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                </Tooltip>
              )}
            </Stack>
          );
        },
      },
    ],
    [downloading, download, printHref],
  );
  return (
    <DataTable
      {...table}
      rows={topics}
      columns={columns}
      getRowId={rowId}
      label="Training Record"
      search={SEARCH}
      defaultSort={{ id: "name", desc: false }}
      empty={NO_TOPICS}
    />
  );
}
