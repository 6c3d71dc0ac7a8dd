import Alert from "@mui/material/Alert";
import Button, { type ButtonProps } from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import LinearProgress from "@mui/material/LinearProgress";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { toFileName } from "../../shared/downloads/file-name.ts";
import { Dialog, fileSize, TextWithDays, formatCount, formatList } from "@recurrent/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLeaveGuard } from "../../shared/forms/useLeaveGuard.ts";
import { useCompanyId, useAppContext, useSignedIn } from "../../shared/context/app-context.ts";
import { saveFile } from "../../shared/downloads/save-file.ts";
import { focusOnMount } from "../../shared/context/focus-on-mount.ts";
import { toCalendarDay } from "@recurrent/sdk/calendar-day";
import { useToday } from "../../shared/dates/days.ts";
import { CONTENTS, SUMS } from "./contents.ts";
import { isSessionOver, packEntries } from "./pack.ts";
import { packCalls } from "./pack-calls.ts";
import { MAX_FILES, zipOf } from "./pack-file.ts";
import {
  ALL_PARTS,
  type ChosenPerson,
  formatFailedFiles,
  PACK_PARTS,
  type PackNote,
  type PackPart,
  type PackPerson,
  type PackProgress,
  recordLabel,
  titleOf,
  withMarks,
} from "./pack-model.ts";

export interface AuditPackDialogProps {
  /** Without duplicates. */
  people: readonly ChosenPerson[];
  /** While a pack is being made, only Cancel calls it. */
  onClose: () => void;
}

/** Makes one zip of people's certificates, documents and training records. */
export function AuditPackDialog({ people, onClose }: AuditPackDialogProps) {
  const [parts, setParts] = useState<ReadonlySet<PackPart>>(new Set(ALL_PARTS));
  const { pack, progress, asking, make, cancel } = useAuditPack(people);
  const { failed } = progress;
  const onMake = () => make(parts);
  return (
    <Dialog
      open
      maxWidth="sm"
      title="Audit pack"
      // Three buttons must fit side by side on a phone.
      sx={{
        "& .MuiDialogActions-root > button": { px: { xs: 1.25, sm: 2 }, whiteSpace: "nowrap" },
      }}
      // Escape or a press outside must not discard work.
      onClose={pack.isPending ? undefined : onClose}
      actions={
        <>
          {!pack.isSuccess && (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => {
                cancel();
                onClose();
              }}
            >
              Cancel
            </Button>
          )}
          {pack.isIdle && (
            <Button variant="contained" disabled={parts.size === 0} onClick={onMake}>
              Create pack
            </Button>
          )}
          {asking && (
            <>
              <Button variant="outlined" onClick={() => asking.answer("finish")}>
                Save without them
              </Button>
              <NextButton onClick={() => asking.answer("again")}>Try again</NextButton>
            </>
          )}
          {pack.isError && <NextButton onClick={onMake}>Try again</NextButton>}
          {pack.isSuccess && <NextButton onClick={onClose}>Close</NextButton>}
        </>
      }
    >
      <DialogContent sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {pack.isIdle && <Choice people={people} parts={parts} onParts={setParts} />}
        {pack.isPending && !asking && <Running progress={progress} />}
        {asking && (
          <Report notes={failed} severity="warning">
            {`${inPack(progress)} so far. ${formatFailedFiles(failed)} could not be fetched:`}
          </Report>
        )}
        {pack.isError && (
          <Alert severity="error">The pack was not created. Nothing was saved.</Alert>
        )}
        {pack.isSuccess && (
          <Report notes={failed} severity="success">
            {`${inPack(progress)} and a table of contents are in your downloads, as ${pack.data}.`}
            {failed.length > 0 && " Not included:"}
          </Report>
        )}
      </DialogContent>
    </Dialog>
  );
}

const NOTHING: PackProgress = {
  percent: 0,
  now: { fullName: "", what: "", percent: null },
  files: 0,
  bytes: 0,
  failed: [],
};

interface WantedPack {
  readonly parts: ReadonlySet<PackPart>;
  readonly signal: AbortSignal;
}

/**
 * Makes an audit pack and saves it. Leaving the page asks first; if the session ends, a notice says
 * that there is no pack.
 */
function useAuditPack(people: readonly PackPerson[]) {
  const { clock, config, messages, session } = useAppContext();
  const { user, company } = useSignedIn();
  const companyId = useCompanyId();
  const [progress, setProgress] = useState(NOTHING);
  const [asking, setAsking] = useState<{ answer: (answer: "again" | "finish") => void } | null>(
    null,
  );
  const running = useRef<AbortController | null>(null);

  const pack = useMutation({
    meta: { failure: "own", transfer: "Audit pack" },
    mutationFn: async ({ parts, signal }: WantedPack) => {
      // Requests use the hosts' day.
      const now = clock.now();
      const day = toCalendarDay(now);
      const companyName = company?.name ?? "";
      setProgress(NOTHING);
      const entries = packEntries({
        people,
        parts,
        today: day,
        product: config.product,
        companyName,
        madeBy: user.fullName,
        madeAt: new Date(now),
        calls: packCalls(companyId, clock),
        mostFiles: MAX_FILES,
        signal,
        onProgress: setProgress,
        onFailed: () =>
          new Promise((resolve) => {
            setAsking({
              answer(answer) {
                setAsking(null);
                resolve(answer);
              },
            });
          }),
      });
      const zip = await zipOf(entries, signal);
      const [only] = people;
      const ofWhom = people.length === 1 && only ? titleOf(only) : companyName;
      const fileName = toFileName(`Audit pack-${ofWhom}-${day}.zip`);
      saveFile(zip, fileName);
      return fileName;
    },
    onError: (error, { signal }) => {
      // The user has cancelled.
      if (signal.aborted) return;
      const why = isSessionOver(error) ? SESSION_OVER : "something went wrong";
      messages.notices.error(notCreated(why), { keepForNavigations: 1 });
    },
    onSettled: () => {
      running.current = null;
    },
  });

  const cancel = () => running.current?.abort();
  const [unsaved] = useState(() => ({
    canLeave: () => running.current === null,
    isInDraft: () => false,
    onLeave: cancel,
    question: LEAVE_QUESTION,
  }));
  useLeaveGuard(pack.isPending ? unsaved : null);
  useEffect(
    () => () => {
      if (running.current === null || running.current.signal.aborted) return;
      running.current.abort();
      // The end of a session leaves the page, too.
      const why = session.state().kind === "signed-in" ? "you left the page" : SESSION_OVER;
      messages.notices.error(notCreated(why), { keepForNavigations: 1 });
    },
    [messages, session],
  );
  return {
    pack,
    progress,
    /** Set while the user is asked whether to retry what failed. */
    asking,
    /** Does nothing while a pack is being made. */
    make(parts: ReadonlySet<PackPart>) {
      if (running.current !== null) return;
      running.current = new AbortController();
      pack.mutate({ parts, signal: running.current.signal });
    },
    cancel,
  };
}

const SESSION_OVER = "your session has ended";

const notCreated = (why: string) => `The audit pack was not created, because ${why}.`;

const LEAVE_QUESTION = {
  title: "Audit pack",
  question: "Leave this page? The audit pack is not finished and will be lost.",
  confirmLabel: "Leave",
  cancelLabel: "Stay",
  isCancelMain: true,
};

/** Takes the focus of the pressed button. Not Cancel, since a held Enter would press it. */
function NextButton(props: ButtonProps) {
  return <Button ref={focusOnMount} variant="contained" {...props} />;
}

function inPack({ files, bytes }: PackProgress): string {
  return files === 0 ? "No file" : `${formatCount(files, "file")} (${fileSize(bytes)})`;
}

const MAX_NAMES = 5;

function formatNames(people: readonly PackPerson[]): string {
  const names = withMarks(people).slice(0, MAX_NAMES).map(titleOf);
  if (people.length > MAX_NAMES) names.push(`${people.length - MAX_NAMES} more`);
  return formatList(names);
}

interface ChoiceProps {
  people: readonly ChosenPerson[];
  parts: ReadonlySet<PackPart>;
  onParts: (parts: ReadonlySet<PackPart>) => void;
}

function Choice({ people, parts, onParts }: ChoiceProps) {
  const today = useToday();
  return (
    <>
      <DialogContentText sx={{ overflowWrap: "anywhere" }}>
        {`A zip file for auditors: ${formatNames(people)}.`}
      </DialogContentText>
      <FormGroup role="group" aria-label="In the pack">
        {ALL_PARTS.map((part) => (
          <FormControlLabel
            key={part}
            label={
              <TextWithDays>
                {part === "record" ? recordLabel(people, today) : PACK_PARTS[part]}
              </TextWithDays>
            }
            sx={{ mr: 0 }}
            control={
              <Checkbox
                checked={parts.has(part)}
                onChange={(_event, isIn) =>
                  onParts(
                    new Set(ALL_PARTS.filter((each) => (each === part ? isIn : parts.has(each)))),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <Typography variant="body2" color="textSecondary">
        {`${CONTENTS} lists every file and what is missing. ${SUMS} shows whether a file was changed.`}
      </Typography>
    </>
  );
}

/** Progress of the pack and of the current file. */
function Running({ progress }: { progress: PackProgress }) {
  const { percent, now, failed } = progress;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography aria-live="polite" sx={{ overflowWrap: "anywhere" }}>
        {now.fullName}
      </Typography>
      <LinearProgress aria-label="Audit pack" variant="determinate" value={percent} />
      <Typography variant="body2" color="textSecondary" noWrap sx={{ mt: 1 }}>
        {now.what}
      </Typography>
      <LinearProgress
        aria-label={now.what}
        variant={now.percent === null ? "indeterminate" : "determinate"}
        value={now.percent ?? 0}
      />
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {`${inPack(progress)} so far.`}
        {failed.length > 0 && ` ${formatFailedFiles(failed)} could not be fetched.`}
      </Typography>
    </Stack>
  );
}

interface ReportProps {
  severity: "success" | "warning";
  notes: readonly PackNote[];
  children: ReactNode;
}

/** The pack contains the whole report. */
const MAX_LISTED = 100;

function Report({ severity, notes, children }: ReportProps) {
  return (
    <>
      <Alert severity={severity} sx={{ overflowWrap: "anywhere" }}>
        {children}
      </Alert>
      {notes.length > 0 && (
        <List
          dense
          aria-label="Could not be fetched"
          // It scrolls, so it must be reachable by keyboard.
          tabIndex={0}
          sx={{ maxHeight: "40dvh", overflow: "auto", py: 0 }}
        >
          {notes.slice(0, MAX_LISTED).map(({ fullName, what, reason }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a report does not change
            <ListItem key={at} disableGutters>
              <ListItemText
                primary={`${fullName}: ${what}`}
                secondary={reason}
                sx={{ overflowWrap: "anywhere" }}
              />
            </ListItem>
          ))}
          {notes.length > MAX_LISTED && (
            <ListItem disableGutters>{`… and ${notes.length - MAX_LISTED} more.`}</ListItem>
          )}
        </List>
      )}
    </>
  );
}
