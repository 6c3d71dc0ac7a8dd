import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { Award, Printer } from "lucide-react";
import type { ConditionId } from "../status/conditions.ts";
import type { GridColumn } from "../tables/grid-columns.tsx";
import { iconShownInRecord } from "./record-rules.ts";
import { shownName } from "./shown-name.ts";
import { TopicName } from "./TopicName.tsx";
import type { RecordTopicView } from "./training-views.ts";

/** Essentials and print leave it out (training 9). */
const OMIT: readonly ConditionId[] = ["international_procedures"];

const Actions = styled("span")({ display: "flex", gap: 4, margin: "-4px 0 -4px -6px" });

/** A topic's certificate of completion. */
export interface CertificateTarget {
  hash: string;
  topicName: string;
}

interface CertificateActionsProps {
  certificate: CertificateTarget;
  downloading: boolean;
  onDownload: (certificate: CertificateTarget) => void;
  printHref: ((certificate: CertificateTarget) => string) | undefined;
}

function CertificateActions({
  certificate,
  downloading,
  onDownload,
  printHref,
}: CertificateActionsProps) {
  return (
    <Actions>
      <Tooltip title="Download certificate">
        <IconButton
          size="small"
          aria-label={`Download certificate of ${shownName(certificate.topicName)}`}
          // Not `disabled`: that would drop the focus to the page while the file is on its way.
          aria-disabled={downloading}
          aria-busy={downloading}
          sx={downloading ? { opacity: 0.5, cursor: "progress" } : {}}
          onClick={() => {
            if (!downloading) onDownload(certificate);
          }}
        >
          <Award size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      {printHref !== undefined && (
        <Tooltip title="print certificate">
          <IconButton
            size="small"
            href={printHref(certificate)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`print certificate of ${shownName(certificate.topicName)}`}
          >
            <Printer size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
    </Actions>
  );
}

/**
 * The columns of an essentials record (training 2.6). Keep what is given stable between renders.
 *
 * @param downloading hashes of the certificates that are on their way
 */
export function essentialsColumns(
  downloading: ReadonlySet<string>,
  onDownload: CertificateActionsProps["onDownload"],
  printHref: CertificateActionsProps["printHref"],
): readonly GridColumn<RecordTopicView>[] {
  return [
    {
      field: "name",
      headerName: "Name",
      renderCell: ({ row: topic }) => (
        <TopicName
          name={topic.name}
          status={iconShownInRecord(topic) ? topic.status : null}
          conditions={topic.conditions}
          omit={OMIT}
          strong
        />
      ),
    },
    {
      field: "certificate",
      headerName: "Certificate",
      width: 152,
      sortable: false,
      disableExport: true,
      renderCell: ({ row: { certificateHash, name } }) =>
        certificateHash === null ? null : (
          <CertificateActions
            certificate={{ hash: certificateHash, topicName: name }}
            downloading={downloading.has(certificateHash)}
            onDownload={onDownload}
            printHref={printHref}
          />
        ),
    },
  ];
}
