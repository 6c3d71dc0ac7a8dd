import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
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
import { fileSize, KitDialog } from "@recurrent/ui-kit";
import { type ReactNode, useState } from "react";
import { useToday } from "../../kernel/view/days.ts";
import { CONTENTS, type PackNote, SUMS } from "./contents.ts";
import type { PackProgress } from "./pack.ts";
import { PACK_PARTS, type PackPart, type PackPerson } from "./pack-jobs.ts";
import { useAuditPack } from "./useAuditPack.ts";

export interface AuditPackDialogProps {
  /** Whose pack it is; everybody once. */
  people: readonly PackPerson[];
  /** The dialog is to go. While a pack is made it stays until that is called off. */
  onClose: () => void;
}

/** Makes one zip of people's certificates, documents and training records, for an audit. */
export function AuditPackDialog({ people, onClose }: AuditPackDialogProps) {
  const [parts, setParts] = useState<ReadonlySet<PackPart>>(new Set(PACK_PARTS));
  const { state, make, cancel } = useAuditPack(people);
  const isOpen = state.step === "running" || state.step === "asking";
  const onMake = () => make(parts);

  function callOff() {
    cancel();
    onClose();
  }

  /** What stands in the dialog, and the buttons behind Cancel. */
  function shown(): { content: ReactNode; buttons?: ReactNode } {
    switch (state.step) {
      case "choosing":
        return {
          content: <Choice people={people} parts={parts} onParts={setParts} />,
          buttons: (
            <Button variant="contained" disabled={parts.size === 0} onClick={onMake}>
              Make pack
            </Button>
          ),
        };
      case "running":
        return { content: <Running progress={state.progress} /> };
      case "asking":
        return {
          content: (
            <Report notes={state.progress.failed} severity="warning">
              {`${inPack(state.progress)} so far. ${countOf(state.progress.failed.length, "thing")} could not be had:`}
            </Report>
          ),
          buttons: (
            <>
              <Button variant="outlined" onClick={() => state.answer("finish")}>
                Save as it is
              </Button>
              <Button ref={takeFocus} variant="contained" onClick={() => state.answer("again")}>
                Try again
              </Button>
            </>
          ),
        };
      case "stopped":
        return {
          content: <Alert severity="error">The pack was not made, and nothing was saved.</Alert>,
          buttons: (
            <Button ref={takeFocus} variant="contained" onClick={onMake}>
              Try again
            </Button>
          ),
        };
      case "saved":
        return {
          content: (
            <Report notes={state.progress.failed} severity="success">
              {`${inPack(state.progress)} and a table of contents are in your downloads, as ${state.fileName}.`}
              {state.progress.failed.length > 0 && " Not in it, as it says itself:"}
            </Report>
          ),
          buttons: (
            <Button ref={takeFocus} variant="contained" onClick={onClose}>
              Close
            </Button>
          ),
        };
    }
  }

  const { content, buttons } = shown();
  return (
    <KitDialog
      open
      maxWidth="sm"
      title="Audit pack"
      // Three of them have to stand beside each other on a phone.
      sx={{
        "& .MuiDialogActions-root > button": { px: { xs: 1.25, sm: 2 }, whiteSpace: "nowrap" },
      }}
      // Neither Escape nor a press outside throws work away.
      onClose={isOpen ? undefined : onClose}
      actions={
        <>
          {state.step !== "saved" && (
            <Button variant="outlined" color="inherit" onClick={callOff}>
              Cancel
            </Button>
          )}
          {buttons}
        </>
      }
    >
      <DialogContent sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {content}
      </DialogContent>
    </KitDialog>
  );
}

/** What was pressed is gone; the next answer is this. Not Cancel, on which a held Enter would press. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function inPack({ files, bytes }: PackProgress): string {
  return files === 0 ? "No file" : `${countOf(files, "file")} (${fileSize(bytes)})`;
}

function countOf(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

/** Names to show before the rest is counted. */
const NAMED = 5;

function namesOf(people: readonly PackPerson[]): string {
  const names = people.slice(0, NAMED).map(({ fullName }) => fullName);
  if (people.length > NAMED) names.push(`${people.length - NAMED} more`);
  return new Intl.ListFormat("en").format(names);
}

interface ChoiceProps {
  people: readonly PackPerson[];
  parts: ReadonlySet<PackPart>;
  onParts: (parts: ReadonlySet<PackPart>) => void;
}

/** For whom it will be, and what will be in it. */
function Choice({ people, parts, onParts }: ChoiceProps) {
  const today = useToday();
  const labels: Readonly<Record<PackPart, string>> = {
    certificates: "Certificates",
    documents: "Events and documents, archived ones too",
    record: `Training record as of ${today}`,
  };

  function toggle(part: PackPart, isIn: boolean) {
    onParts(new Set(PACK_PARTS.filter((other) => (other === part ? isIn : parts.has(other)))));
  }

  return (
    <>
      <DialogContentText sx={{ overflowWrap: "anywhere" }}>
        {`One zip for an audit, for ${namesOf(people)}.`}
      </DialogContentText>
      <FormGroup role="group" aria-label="In the pack">
        {PACK_PARTS.map((part) => (
          <FormControlLabel
            key={part}
            label={labels[part]}
            sx={{ mr: 0 }}
            control={
              <Checkbox checked={parts.has(part)} onChange={(_event, isIn) => toggle(part, isIn)} />
            }
          />
        ))}
      </FormGroup>
      <Typography variant="body2" color="textSecondary">
        {`${CONTENTS} lists every file with its SHA-256 hash, and what is not in the pack; ${SUMS} verifies the files.`}
      </Typography>
    </>
  );
}

/** How far it has come: by people, and of the file that is waited for. */
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
        {failed.length > 0 && ` ${failed.length} could not be had.`}
      </Typography>
    </Stack>
  );
}

interface ReportProps {
  severity: "success" | "warning";
  notes: readonly PackNote[];
  children: ReactNode;
}

/** Lines to show of a long report; the pack itself has all of it. */
const LISTED = 100;

/** What came of it, with what failed and why. */
function Report({ severity, notes, children }: ReportProps) {
  return (
    <>
      <Alert severity={severity} sx={{ overflowWrap: "anywhere" }}>
        {children}
      </Alert>
      {notes.length > 0 && (
        <List
          dense
          aria-label="Could not be had"
          // It scrolls, so it has to be reached with the keyboard.
          tabIndex={0}
          sx={{ maxHeight: "40dvh", overflow: "auto", py: 0 }}
        >
          {notes.slice(0, LISTED).map(({ fullName, what, reason }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a report does not change
            <ListItem key={at} disableGutters>
              <ListItemText
                primary={`${fullName}: ${what}`}
                secondary={reason}
                sx={{ overflowWrap: "anywhere" }}
              />
            </ListItem>
          ))}
          {notes.length > LISTED && (
            <ListItem disableGutters>{`… and ${notes.length - LISTED} more.`}</ListItem>
          )}
        </List>
      )}
    </>
  );
}
