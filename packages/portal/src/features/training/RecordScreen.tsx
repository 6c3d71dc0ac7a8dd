import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { RecordTopic } from "@recurrent/sdk";
import { useScoreShow } from "@recurrent/sdk/react";
import {
  EssentialsRecordTable,
  ExpiryNotes,
  type RecordPrintType,
  RecordTable,
  RecordToolbar,
  ScoreDialog,
  type ScoreTarget,
} from "@recurrent/ui-kit";
import { useState } from "react";
import { useSignedIn } from "../../kernel/runtime/runtime.ts";
import { href } from "../../kernel/routes/address.ts";
import { type LoadState, loadState } from "../../kernel/view/load-state.ts";
import { type Downloads, useDownloads } from "../../kernel/view/useDownloads.ts";
import { useExpandedRows } from "../../kernel/view/useExpandedRows.ts";
import { useTableView } from "../../kernel/view/useTableView.ts";
import { useToday } from "../../kernel/view/useToday.ts";
import { otherVersion, type RecordBounds, recordKind } from "./record-view.ts";
import {
  type TrainingScope,
  type TrainingScreenProps,
  useTrainingScope,
  viewPrefix,
} from "./scope.ts";
import { useRecordView } from "./useRecordView.ts";
import { useVersionReveal } from "./useVersionReveal.ts";

/** Rows that are not of the day that is chosen lose their colours; those about to be replaced fade. */
const LAYOUT = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "minmax(0, 1fr)",
  "& > :last-child": { transition: "filter 0.15s" },
  "& > [data-rows=old] ~ :last-child": { filter: "grayscale(1)" },
  "& > [data-rows=generating] ~ :last-child": { filter: "grayscale(1) opacity(0.6)" },
};

/** Names the download of the record itself; certificates go by their hash. */
const RECORD = "record";

/** The training record (training 2.6, 2.9). */
export function RecordScreen({ person }: TrainingScreenProps) {
  const scope = useTrainingScope(person);
  const { company } = useSignedIn();
  const { bounds, date, shown, version, refused, query, show } = useRecordView(scope, useToday());
  const downloads = useDownloads();
  const { subject } = scope;
  const kind = recordKind(company?.tier?.slug, query.data);
  // The record of the premium tier comes in versions.
  const other = kind === "premium" ? otherVersion(version) : null;
  const isRevealed = useVersionReveal(other !== null);
  const fileName = `${subject.fullName}-${date}`;
  const table = {
    scope,
    rows: query.data?.topics,
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
    <Box sx={LAYOUT}>
      {kind === "premium" && <ExpiryNotes />}
      <RecordToolbar
        date={date}
        shown={shown}
        {...bounds}
        onGenerate={(day) => show({ date: day })}
        generating={query.isFetching}
        version={version}
        onToggleVersion={isRevealed && other !== null ? () => show({ version: other }) : undefined}
        internationalProcedures={subject.internationalProcedures}
        pdf={downloads.transfers[RECORD]?.state}
        onPrint={print}
      />
      {refused !== null && (
        <Alert severity="info" variant="outlined">
          {`There is no record for ${refused}: choose a day ${daysOf(bounds)}. This is the record for ${date}.`}
        </Alert>
      )}
      {kind === "essentials" ? (
        <EssentialsRecord {...table} date={date} downloads={downloads} />
      ) : (
        <PremiumRecord {...table} version={version} day={shown} />
      )}
    </Box>
  );
}

function daysOf({ min, max }: RecordBounds): string {
  if (min === undefined) return `up to ${max}`;
  return min === max ? `, which can only be ${max}` : `from ${min} to ${max}`;
}

/** The order of both records (training 9). */
const BY_TOPIC = { id: "name", desc: false };

interface RecordProps extends LoadState {
  scope: TrainingScope;
  rows: readonly RecordTopic[] | undefined;
}

interface PremiumRecordProps extends RecordProps {
  version: number;
  /** The day of the rows, 'YYYY-MM-DD'. */
  day: string;
}

/** The record with its lessons and their scores (training 2.6). */
function PremiumRecord({ scope, version, day, ...table }: PremiumRecordProps) {
  const prefix = viewPrefix(scope, "record");
  const view = useTableView(BY_TOPIC, prefix);
  const expansion = useExpandedRows(table.rows, prefix);
  // The dialog keeps its content while it goes away.
  const [target, setTarget] = useState<ScoreTarget | null>(null);
  const [isOpen, setOpen] = useState(false);
  const score = useScoreShow(target?.registrationId ?? "", target?.scoreId ?? "", {
    enabled: isOpen,
  });
  return (
    <>
      <RecordTable
        {...table}
        {...view}
        {...expansion}
        version={version}
        day={day}
        onScore={(wanted) => {
          setTarget(wanted);
          setOpen(true);
        }}
      />
      <ScoreDialog
        open={isOpen}
        lessonName={target?.lessonName ?? ""}
        score={score.data}
        error={
          score.isError && !score.isFetching ? { onRetry: () => void score.refetch() } : undefined
        }
        onClose={() => setOpen(false)}
      />
    </>
  );
}

interface EssentialsRecordProps extends RecordProps {
  /** The day of the record, 'YYYY-MM-DD'. */
  date: string;
  downloads: Downloads;
}

/** The record with its certificates; printing one is for the trainee's own (training 2.6). */
function EssentialsRecord({ scope, date, downloads, ...table }: EssentialsRecordProps) {
  const { kind, subject, fetchCertificate } = scope;
  return (
    <EssentialsRecordTable
      {...table}
      {...useTableView(BY_TOPIC, viewPrefix(scope, "record"))}
      onDownload={(hash, topic) =>
        downloads.start({
          key: hash,
          call: (options) => fetchCertificate(hash, options),
          fileName: `${subject.fullName}-${topic.completedAt ?? date}`,
          extension: "pdf",
        })
      }
      downloading={downloads.running}
      {...(kind === "own" && { printHref: certificatePrintHref })}
    />
  );
}

const certificatePrintHref = (hash: string): string => href("my@certificate-print", { hash });
