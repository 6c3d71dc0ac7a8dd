import type { EventFile } from "@recurrent/sdk";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { DateField } from "../forms/DateField.tsx";
import type { CalendarDay } from "../forms/calendar-day.ts";
import { onlyWrong, requiredProblem, serverErrorOf } from "../forms/form-rules.ts";
import { FieldPair, FormSection, FormShell } from "../forms/FormShell.tsx";
import type { FormShellProps } from "../forms/FormShell.tsx";
import { useFormFields } from "../forms/form-state.tsx";
import { ArchiveButton } from "./ArchiveButton.tsx";
import type { ArchiveButtonProps } from "./ArchiveButton.tsx";
import { EventFiles } from "./EventFiles.tsx";
import type { EventFormValues } from "./event-views.ts";
import { Caution, ExpiryWarnings } from "./ExpiryWarnings.tsx";
import { NotesField } from "./notes/NotesField.tsx";
import { UploadBar } from "./TransferBar.tsx";
import type { UploadBarProps } from "./TransferBar.tsx";
import { useSaidAbout } from "./refusals.ts";

export interface EventFormProps
  extends
    Omit<
      FormShellProps,
      "children" | "keepDelete" | "label" | "moreActions" | "problems" | "progress" | "submitLabel"
    >,
    Pick<ArchiveButtonProps, "onArchive" | "onRestore"> {
  mode: "create" | "update";
  value: EventFormValues;
  onChange: (next: EventFormValues) => void;
  /** Whether Create or Update is offered; without it the fields are to look at only. */
  canSubmit: boolean;
  /** Today as `YYYY-MM-DD` in UTC. */
  today: CalendarDay;
  /** Files the event has already (update). */
  attachments?: readonly EventFile[];
  /** Asking first is the caller's. */
  onDeleteAttachment?: ((file: EventFile) => void) | undefined;
  /** While files are on their way. */
  upload?: UploadBarProps | undefined;
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
  canSubmit,
  today,
  attachments = NO_FILES,
  onDeleteAttachment,
  onArchive,
  onRestore,
  upload,
  readOnly = false,
  ...shell
}: EventFormProps) {
  const { error, pending = false } = shell;
  const set = (part: Partial<EventFormValues>) => onChange({ ...value, ...part });
  const locked = readOnly || !canSubmit;
  const notesSaid = useSaidAbout(error, value.notes);
  const { issuedAt, expiryAt } = value;
  return (
    <FormShell
      {...shell}
      label={mode === "create" ? "Create Event" : "Edit Event"}
      submitLabel={canSubmit ? (mode === "create" ? "Create" : "Update") : undefined}
      readOnly={locked}
      keepDelete
      problems={onlyWrong({ description: requiredProblem(value.description, "Description") })}
      progress={pending && upload !== undefined ? <UploadBar {...upload} /> : undefined}
      moreActions={<ArchiveButton onArchive={onArchive} onRestore={onRestore} pending={pending} />}
    >
      <FormSection title="Event">
        <DescriptionField value={value} set={set} />
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
        <NotesField
          value={value.notes}
          onChange={(notes) => set({ notes })}
          readOnly={locked || pending}
          error={notesSaid === value.notes ? serverErrorOf(error, ["notes"]) : undefined}
        />
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
          <ExpiryWarnings value={value} onChange={set} expiryAt={expiryAt} today={today} />
        </FormSection>
      )}
    </FormShell>
  );
}

interface DescriptionFieldProps {
  value: EventFormValues;
  set: (part: Partial<EventFormValues>) => void;
}

function DescriptionField({ value, set }: DescriptionFieldProps) {
  const field = useFormFields(value, set);
  return <TextField label="Description" required autoComplete="off" {...field("description")} />;
}
