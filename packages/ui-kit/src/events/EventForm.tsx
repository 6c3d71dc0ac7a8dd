import type { EventDraft, EventFile } from "@recurrent/sdk";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { DateField } from "../forms/DateField.tsx";
import { FieldPair } from "../forms/Field.tsx";
import { onlyWrong, requiredProblem } from "../forms/form-rules.ts";
import { FormSection, FormShell, FormText } from "../forms/FormShell.tsx";
import type { FormShellProps } from "../forms/FormShell.tsx";
import { fieldsOf } from "../forms/form-state.tsx";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { ArchiveButton } from "./ArchiveButton.tsx";
import type { ArchiveButtonProps } from "./ArchiveButton.tsx";
import { EventFiles } from "./EventFiles.tsx";
import { Caution, ExpiryWarnings } from "./ExpiryWarnings.tsx";
import { TransferBar, wholePercent } from "./FileRow.tsx";
import { NotesField } from "./notes/NotesField.tsx";

/** The upload of a form's files. */
export interface EventUpload {
  /** 0 to 100; null before the first progress event. */
  percent: number | null;
  /** Stops it; everything typed and chosen stays. */
  onCancel: () => void;
}

export interface EventFormProps
  extends
    Omit<
      FormShellProps,
      | "children"
      | "keepDelete"
      | "label"
      | "moreActions"
      | "problems"
      | "progress"
      | "readOnly"
      | "submitLabel"
    >,
    Partial<Pick<ArchiveButtonProps, "onArchive" | "onRestore">> {
  mode: "create" | "update";
  value: EventDraft;
  onChange: (next: EventDraft) => void;
  /** Whether Create or Update is offered; without it the fields are to look at only. Default true. */
  canSubmit?: boolean;
  /** Today as `YYYY-MM-DD` in UTC. */
  today: string;
  /** Files the event has already (update). */
  attachments?: readonly EventFile[];
  /** Asking first is the caller's. */
  onDeleteAttachment?: ((file: EventFile) => void) | undefined;
  /** While files are uploaded. */
  upload?: EventUpload | undefined;
}

const NO_FILES: readonly EventFile[] = [];

/**
 * An event or document, new or changed (training 2.10, 2.11). Everything typed and chosen is the
 * caller's value: a call that fails or is cancelled takes nothing of it away.
 */
export function EventForm({
  mode,
  value,
  onChange,
  canSubmit = true,
  today,
  attachments = NO_FILES,
  onDeleteAttachment,
  onArchive,
  onRestore,
  upload,
  ...shell
}: EventFormProps) {
  const { error, pending = false } = shell;
  const set = (part: Partial<EventDraft>) => onChange({ ...value, ...part });
  const locked = !canSubmit;
  const { issuedAt, expiryAt } = value;
  return (
    <FormShell
      {...shell}
      label={mode === "create" ? "Create Event" : "Edit Event"}
      submitLabel={mode === "create" ? "Create" : "Update"}
      readOnly={locked}
      keepDelete
      problems={onlyWrong({ description: requiredProblem(value.description, "Description") })}
      progress={pending && upload !== undefined ? <UploadBar {...upload} /> : undefined}
      moreActions={<ArchiveButton onArchive={onArchive} onRestore={onRestore} pending={pending} />}
    >
      <FormSection title="Event">
        <FormText label="Description" required {...fieldsOf(value, set)("description")} />
      </FormSection>
      <FormSection title="Attachments">
        <EventFiles
          files={value.files}
          onFilesChange={(files) => set({ files })}
          attachments={attachments}
          onDeleteAttachment={locked ? undefined : onDeleteAttachment}
          error={error}
          locked={locked}
        />
      </FormSection>
      <FormSection title="Notes">
        <NotesField value={value.notes} onChange={(notes) => set({ notes })} />
      </FormSection>
      <FormSection title="Dates">
        <div>
          <FieldPair sx={{ gridTemplateColumns: { sm: "repeat(2, minmax(0, 208px))" } }}>
            <DateField
              name="issued_at"
              label="Issued at"
              clearable
              value={issuedAt}
              onChange={(next) => set({ issuedAt: next })}
            />
            <DateField
              name="expiry_at"
              label="Expiry at"
              clearable
              value={expiryAt}
              onChange={(next) => set({ expiryAt: next })}
            />
          </FieldPair>
          {/* There at all times, so that a screen reader hears what comes into it. */}
          <Box role="status" sx={{ "& > *": { mt: 1 } }}>
            {issuedAt !== null && expiryAt !== null && expiryAt < issuedAt && (
              <Caution>The expiry is before the day of issue.</Caution>
            )}
          </Box>
        </div>
      </FormSection>
      {expiryAt !== null && (
        <FormSection title="Expiry warnings">
          <ExpiryWarnings value={value} onChange={set} today={today} />
        </FormSection>
      )}
    </FormShell>
  );
}

/** How far the form's files have come, in sight wherever the form is scrolled to. */
function UploadBar({ percent, onCancel }: EventUpload) {
  const whole = wholePercent(percent ?? 0);
  const isSent = whole === 100;
  return (
    <>
      <Stack
        direction="row"
        sx={{ alignItems: "center", justifyContent: "space-between", gap: 1.5, mb: 0.5 }}
      >
        <Typography variant="body2" color="textSecondary" sx={TABULAR_FIGURES}>
          {isSent ? "Uploaded, saving…" : `Uploading… ${whole}%`}
        </Typography>
        {!isSent && (
          <Button
            color="error"
            // It may appear under the second press of a double click on the form's button.
            onClick={({ detail }) => {
              if (detail < 2) onCancel();
            }}
          >
            Cancel upload
          </Button>
        )}
      </Stack>
      <TransferBar label="Upload" percent={isSent ? null : percent} />
    </>
  );
}
