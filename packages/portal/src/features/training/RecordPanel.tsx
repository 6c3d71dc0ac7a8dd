import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { ExpiryNotes, type RecordPrintType, TableSkeleton } from "@recurrent/ui-kit";
import { useSignedIn } from "../../app/runtime-context.ts";
import { loadState } from "../../view/load-state.ts";
import { useDownloads } from "../../view/useDownloads.ts";
import { useToday } from "../../view/useToday.ts";
import { EssentialsRecord } from "./EssentialsRecord.tsx";
import { PremiumRecord } from "./PremiumRecord.tsx";
import { RecordChoice } from "./RecordChoice.tsx";
import type { RecordBounds } from "./record-bounds.ts";
import { recordKind } from "./record-view.ts";
import type { TrainingScope } from "./scope.ts";
import { useRecordView } from "./useRecordView.ts";

export interface RecordPanelProps {
  scope: TrainingScope;
}

/** The training record of somebody (training 2.6, 2.9). */
export function RecordPanel({ scope }: RecordPanelProps) {
  const today = useToday();
  return today === null ? <TableSkeleton /> : <RecordUpTo scope={scope} today={today} />;
}

function RecordUpTo({ scope, today }: RecordPanelProps & { today: string }) {
  const { company } = useSignedIn();
  const record = useRecordView(scope, today);
  const downloads = useDownloads();
  const { subject } = scope;
  const { bounds, date, version, refused, query } = record;
  const kind = recordKind(company?.tier?.slug, query.data);
  const fileName = `${subject.fullName}-${date}`;
  const table = {
    topics: query.data?.topics,
    ...loadState(query, "The record could not be loaded"),
  };

  function print(type: RecordPrintType): void {
    downloads.start({
      key: RECORD,
      call: (options) => scope.fetchRecord({ date, version, type }, options),
      fileName,
      extension: "pdf",
    });
  }

  return (
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {kind === "premium" && <ExpiryNotes />}
      <RecordChoice
        record={record}
        hasVersions={kind === "premium"}
        internationalProcedures={subject.internationalProcedures}
        printing={downloads.running.has(RECORD)}
        onPrint={print}
      />
      {refused !== null && (
        <Alert severity="info" variant="outlined">
          {`There is no record for ${refused}: choose a day ${daysOf(bounds)}. This is the record for ${date}.`}
        </Alert>
      )}
      {kind === "essentials" ? (
        <EssentialsRecord scope={scope} date={date} downloads={downloads} {...table} />
      ) : (
        <PremiumRecord scope={scope} version={version} {...table} />
      )}
    </Box>
  );
}

/** Names the download of the record itself; certificates go by their hash. */
const RECORD = "record";

function daysOf({ min, max }: RecordBounds): string {
  if (min === undefined) return `up to ${max}`;
  return min === max ? `, which can only be ${max}` : `from ${min} to ${max}`;
}
