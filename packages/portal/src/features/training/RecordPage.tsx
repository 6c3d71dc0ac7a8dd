import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useScoreShow } from "@recurrent/sdk/react";
import {
  EssentialsRecordTable,
  ExpiryNotes,
  PHONE,
  RecordTable,
  RecordToolbar,
  ScoreDialog,
  TextWithDays,
  type ScoreTarget,
  TopicSummary,
  withDistinctIds,
  withSearch,
} from "@recurrent/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { type ComponentProps, useEffect, useMemo, useState } from "react";
import { loadError, tableErrorProps } from "../../shared/api/first-load.ts";
import { RefetchNote, useAutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { useAppContext, useSignedIn } from "../../shared/context/app-context.ts";
import { tryRefetchSession } from "../../shared/context/refetch-session.ts";
import { href } from "../../shared/routes/address.ts";
import { useDownloads, type WantedFile } from "../../shared/downloads/useDownloads.ts";
import { toFileName } from "../../shared/downloads/file-name.ts";
import {
  useAddressQuery,
  useExpandedRows,
  useTableView,
} from "../../shared/table-state/address-state.ts";
import { useToday } from "../../shared/dates/days.ts";
import {
  otherVersion,
  recordBounds,
  type RecordBounds,
  recordKind,
  type RecordView,
  recordView,
  writeRecordView,
} from "./record-summary.ts";
import { type TrainingScope, type TrainingPageProps, useTrainingScope } from "./scope.ts";
import { useRecord } from "./useRecord.ts";

/** Rows of another day turn grey; rows about to be replaced also fade. */
const LAYOUT = {
  display: "grid",
  // On phones, the target of the summary brings its own space.
  gap: { xs: 0, sm: 2 },
  "& > [role=note] + [data-summary]": { [PHONE]: { mt: -2 } },
  gridTemplateColumns: "minmax(0, 1fr)",
  "& :is([data-summary], [role=table], [role=grid])": { transition: "filter 0.15s" },
  "&:has([data-rows=old]) :is([data-summary], [role=table], [role=grid])": {
    filter: "grayscale(1)",
  },
  "&:has([data-rows=generating]) :is([data-summary], [role=table], [role=grid])": {
    filter: "grayscale(1) opacity(0.6)",
  },
};

/** Key of the record's download; certificates use their hash. */
const RECORD = "record";
const BY_TOPIC = { id: "name", desc: false };

export function RecordPage({ person }: TrainingPageProps) {
  const scope = useTrainingScope(person);
  const app = useAppContext();
  const { clock } = app;
  const { company } = useSignedIn();
  const today = useToday();
  const { bounds, date, shown, version, invalidDay, query, show } = useRecordView(scope, today);
  const isRefetching = useAutoRefetch([query]);
  const downloads = useDownloads();
  const { subject } = scope;
  const kind = recordKind(company?.tier?.slug, query.data);
  // The company may have changed its tier since the session was read.
  const isOfOtherTier =
    kind !== null &&
    query.isSuccess &&
    query.data.topics.length > 0 &&
    kind !== recordKind(null, query.data);
  useEffect(() => {
    if (isOfOtherTier) void tryRefetchSession(app, ["company"]);
  }, [app, isOfOtherTier]);
  // Only the premium record has versions.
  const other = kind === "premium" ? otherVersion(version) : null;
  const isRevealed = useVersionReveal(other !== null);
  const prefix = scope.viewPrefix("record");
  const save = (key: string, call: WantedFile["call"], day: string) =>
    downloads.start({
      key,
      call,
      fileName: toFileName(`${subject.fullName}-${day}`),
      extension: "pdf",
    });
  const toolbar = (
    <RecordToolbar
      today={today}
      date={date}
      shown={shown}
      {...bounds}
      onGenerate={(day) => show({ date: day })}
      // An automatic refetch shows no progress.
      generating={query.isFetching && (!isRefetching || query.isPlaceholderData)}
      version={version}
      hasNotes={kind === "premium"}
      onToggleVersion={isRevealed && other !== null ? () => show({ version: other }) : undefined}
      internationalProcedures={subject.internationalProcedures}
      pdf={downloads.transfers[RECORD]?.state}
      printHref={
        kind === "premium" ? `#${scope.addresses.recordPrint({ date, version })}` : undefined
      }
      onPrint={(type) =>
        save(RECORD, (options) => scope.fetchRecord(clock, { date, version, type }, options), date)
      }
    />
  );
  const table = {
    rows: useMemo(() => query.data && withDistinctIds(query.data.topics), [query.data]),
    toolbarEnd: toolbar,
    ...useTableView(BY_TOPIC, prefix),
    ...tableErrorProps(query, "The record could not be loaded"),
  };

  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={LAYOUT}>
        {kind === "premium" && <ExpiryNotes />}
        {invalidDay !== null && (
          <Alert severity="info" variant="outlined">
            <TextWithDays>
              {`No record for ${invalidDay}. ${daysToChoose(bounds)} This is the record for ${date}.`}
            </TextWithDays>
          </Alert>
        )}
        {kind !== null && !loadError(query) && (
          <TopicSummary
            topics={query.data?.topics}
            onSelect={(search) => table.onStateChange(withSearch(table.state, search))}
          />
        )}
        {kind === "essentials" ? (
          // Only the trainee's own page prints certificates (training 2.6).
          <EssentialsRecordTable
            {...table}
            onDownload={(hash, { completedAt }) =>
              save(hash, (options) => scope.fetchCertificate(hash, options), completedAt ?? date)
            }
            downloading={downloads.running}
            {...(scope.isOwn && { printHref: certificatePrintHref })}
          />
        ) : (
          <PremiumRecord {...table} prefix={prefix} version={version} day={shown} today={today} />
        )}
      </Box>
      <RefetchNote queries={[query]} />
    </Box>
  );
}

const certificatePrintHref = (hash: string): string => href("my@certificate-print", { hash });

function daysToChoose({ min, max }: RecordBounds): string {
  if (min === undefined) return `Choose a date up to ${max}.`;
  return min === max
    ? `The only record is that of ${max}.`
    : `Choose a date from ${min} to ${max}.`;
}

function PremiumRecord({
  prefix,
  ...table
}: Omit<ComponentProps<typeof RecordTable>, "expanded" | "onExpandedChange" | "onScore"> & {
  prefix: string;
}) {
  const expansion = useExpandedRows(table.rows, prefix);
  // The dialog keeps its content while it closes.
  const [target, setTarget] = useState<ScoreTarget | null>(null);
  const [isOpen, setOpen] = useState(false);
  const score = useScoreShow(target?.registrationId ?? "", target?.scoreId ?? "", {
    enabled: isOpen,
  });
  return (
    <>
      <RecordTable
        {...table}
        {...expansion}
        onScore={(wanted) => {
          setTarget(wanted);
          setOpen(true);
        }}
      />
      <ScoreDialog
        open={isOpen}
        lessonName={target?.lessonName ?? ""}
        score={score.data}
        error={loadError(score)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Reads the record's day and version from the URL (training 2.6). */
function useRecordView(scope: TrainingScope, today: string) {
  const { clock } = useAppContext();
  const queries = useQueryClient();
  const address = useAddressQuery();
  const own = scope.subject.trainingRecord;
  const bounds = recordBounds(scope, today);
  const view = recordView(address.query, bounds, own);
  const { date, version } = view;
  const { query, day: shown } = useRecord(scope, { date, version });
  return {
    ...view,
    bounds,
    /** Shows the previous record until the next has loaded. */
    query,
    /** Day of the record in `query`, 'YYYY-MM-DD'. */
    shown,
    /** Shows another record, or refetches the same. */
    show(next: Partial<Pick<RecordView, "date" | "version">>) {
      const wanted = { date, version, ...next };
      const { queryKey } = scope.record(clock, wanted);
      // Several presses make one call.
      if (queries.isFetching({ queryKey, exact: true }) === 0) {
        void queries.invalidateQueries({ queryKey, exact: true });
      }
      address.change((latest) => writeRecordView(latest, wanted, own));
    },
  };
}

/**
 * True once Alt+Shift+V or the user menu has revealed the version button (training 2.6).
 *
 * @param isOffered true if this record has versions
 */
function useVersionReveal(isOffered: boolean): boolean {
  const { commands } = useAppContext();
  const [isRevealed, setRevealed] = useState(false);
  const isWaiting = isOffered && !isRevealed;

  useEffect(() => {
    if (!isWaiting) return;
    const reveal = () => setRevealed(true);
    commands.set([
      { id: "record-version", label: "Show version button", icon: History, run: reveal },
    ]);
    const onKey = (event: KeyboardEvent) => {
      if (isChord(event)) {
        event.preventDefault();
        reveal();
      }
    };
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      commands.set([]);
    };
  }, [isWaiting, commands]);

  return isOffered && isRevealed;
}

/** Checks the key's position too, since modifiers change the letter on some systems. */
function isChord({ altKey, shiftKey, ctrlKey, metaKey, code, key }: KeyboardEvent): boolean {
  const isV = code === "KeyV" || key.toLowerCase() === "v";
  return altKey && shiftKey && !ctrlKey && !metaKey && isV;
}
