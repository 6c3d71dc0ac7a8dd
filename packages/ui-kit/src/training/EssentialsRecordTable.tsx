import { useMemo } from "react";
import { DataTable } from "../tables/DataTable.tsx";
import type { DataTableProps } from "../tables/DataTable.tsx";
import { useLatest } from "../tables/useLatest.ts";
import { essentialsColumns } from "./essentials-columns.tsx";
import type { CertificateTarget } from "./essentials-columns.tsx";
import type { RecordTopicView } from "./training-views.ts";

export interface EssentialsRecordTableProps extends Pick<
  DataTableProps<RecordTopicView>,
  "loading" | "error" | "state" | "onStateChange"
> {
  /** Undefined until they are known. Keep the array's identity while nothing changes. */
  topics: readonly RecordTopicView[] | undefined;
  onDownload: (certificate: CertificateTarget) => void;
  /** Hashes of the certificates that are on their way. */
  downloading?: ReadonlySet<string>;
  /** The address of a certificate's print page, which opens in a new tab; only on the own record. */
  printHref?: (certificate: CertificateTarget) => string;
}

const NONE: ReadonlySet<string> = new Set();
const rowId = ({ id }: RecordTopicView): string => id;

/** The training record of the essentials tier: topics and their certificates (training 2.6). */
export function EssentialsRecordTable({
  topics,
  onDownload,
  downloading = NONE,
  printHref,
  ...table
}: EssentialsRecordTableProps) {
  const download = useLatest(onDownload);
  const columns = useMemo(
    () => essentialsColumns(downloading, download, printHref),
    [downloading, download, printHref],
  );
  return (
    <DataTable
      {...table}
      rows={topics}
      columns={columns}
      getRowId={rowId}
      label="Training Record"
      search={{ fields: ({ name }) => [name] }}
      defaultSort={{ id: "name", desc: false }}
      empty={{
        title: "Nothing in the record on this date",
        description: "Topics appear here once their training has begun.",
      }}
    />
  );
}
