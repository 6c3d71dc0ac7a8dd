import type { RecordTopic } from "@recurrent/sdk";
import { type CertificateTarget, EssentialsRecordTable } from "@recurrent/ui-kit";
import { href } from "../../routes/address.ts";
import type { LoadState } from "../../view/load-state.ts";
import type { Downloads } from "../../view/useDownloads.ts";
import { useTableView } from "../../view/useTableView.ts";
import { BY_TOPIC } from "./record-view.ts";
import { type TrainingScope, viewPrefix } from "./scope.ts";

export interface EssentialsRecordProps extends LoadState {
  scope: TrainingScope;
  topics: readonly RecordTopic[] | undefined;
  /** The day of the record, 'YYYY-MM-DD'. */
  date: string;
  downloads: Downloads;
}

/** The record with its certificates; printing one is for the trainee's own (training 2.6). */
export function EssentialsRecord({ scope, date, downloads, ...table }: EssentialsRecordProps) {
  const { kind, subject, fetchCertificate } = scope;

  function save({ hash }: CertificateTarget): void {
    const topic = table.topics?.find(({ certificateHash }) => certificateHash === hash);
    downloads.start({
      key: hash,
      call: (options) => fetchCertificate(hash, options),
      fileName: `${subject.fullName}-${topic?.completedAt ?? date}`,
      extension: "pdf",
    });
  }

  return (
    <EssentialsRecordTable
      {...table}
      {...useTableView(BY_TOPIC, viewPrefix(scope, "record"))}
      onDownload={save}
      downloading={downloads.running}
      {...(kind === "own" && { printHref: certificatePrintHref })}
    />
  );
}

function certificatePrintHref({ hash }: CertificateTarget): string {
  return href("my@certificate-print", { hash });
}
