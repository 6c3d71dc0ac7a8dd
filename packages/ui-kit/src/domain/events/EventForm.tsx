import type { EventDraft, EventFile } from "@recurrent/sdk";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import List from "@mui/material/List";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { CalendarSync } from "lucide-react";
import { type ReactNode, useId } from "react";
import { InlineError } from "../../components/feedback/InlineError.tsx";
import { DateField } from "../../components/forms/DateField.tsx";
import { FieldPair } from "../../components/forms/Field.tsx";
import { bindFields, useFormState } from "../../components/forms/form-state.ts";
import { type FormProps, FormLayout } from "../../components/forms/FormLayout.tsx";
import { FormSection } from "../../components/forms/FormSection.tsx";
import { FormTextField } from "../../components/forms/FormTextField.tsx";
import { isBlank } from "../../components/forms/text-problem.ts";
import { FormSwitches } from "../../components/forms/SwitchGroup.tsx";
import { DayText, TextWithDays } from "../../dates/DayText.tsx";
import { TABULAR_FIGURES } from "../../theme/tokens.ts";
import { ArchiveButton, type ArchiveButtonProps } from "./ArchiveButton.tsx";
import { EventFiles } from "./EventFiles.tsx";
import { TransferBar, wholePercent } from "./files.tsx";
import { NotesField } from "./NotesField.tsx";
import type { EventDates } from "./renewal.ts";
import { useRenewalDates } from "./useRenewalDates.ts";
import { DATE_FIELD_WIDTH, WITH_CLEAR_BUTTON } from "../../theme/common-styles.ts";
import { EVENT_FIELDS, WARNINGS_LABEL } from "./event-fields.ts";
import {
  daysOf,
  daysProblem,
  RECIPIENTS,
  steppedDays,
  type WarningDate,
  warningDates,
} from "./warnings.ts";
import { formatCount } from "../../text/format-count.ts";

/** Upload of a form's files. */
export interface EventUpload {
  /** 0 to 100; null before the first progress event. */
  percent: number | null;
  /** All input stays. */
  onCancel: () => void;
}

export interface EventFormProps
  extends
    Omit<FormProps<EventDraft>, "canSubmit" | "readOnly">,
    Partial<Pick<ArchiveButtonProps, "onArchive" | "onRestore">> {
  /** Decides titles and buttons. */
  mode: "create" | "update";
  /** False makes the form read-only. Default true. */
  canSubmit?: boolean;
  /** Leaves out the days of its warnings: an archived event sends none. Default false. */
  isArchived?: boolean;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
  /** Files of the event (update). */
  attachments?: readonly EventFile[];
  /** The caller asks for confirmation. */
  onDeleteAttachment?: ((file: EventFile) => void) | undefined;
  /** While files are uploaded. */
  upload?: EventUpload | undefined;
  /** The dates before a renewal, which offers neither Archive nor Delete. */
  renewalOf?: EventDates | undefined;
  /** Part of a page with another title, so that the first section says what the form does. Default false. */
  isInline?: boolean;
}

const NO_FILES: readonly EventFile[] = [];

const TITLES = { create: "Create Event", update: "Edit Event" };

/**
 * Creates or changes an event or document (training 2.10, 2.11). The caller owns the value, so that
 * a failed or cancelled request loses nothing.
 */
export function EventForm({
  mode,
  value,
  onChange,
  canSubmit = true,
  isArchived = false,
  today,
  attachments = NO_FILES,
  onDeleteAttachment,
  onArchive,
  onRestore,
  upload,
  renewalOf,
  isInline = false,
  ...shell
}: EventFormProps) {
  const { error, pending = false } = shell;
  const set = (part: Partial<EventDraft>) => onChange({ ...value, ...part });
  const locked = !canSubmit;
  const { issuedAt, expiryAt } = value;
  const renewal = useRenewalDates(value, set, renewalOf, today);
  const isRenewal = renewalOf !== undefined;
  const isExpiryFirst = issuedAt !== null && expiryAt !== null && expiryAt < issuedAt;
  const caution = isExpiryFirst
    ? "The expiry date is before the issue date."
    : renewal.texts?.caution;
  const label = isRenewal ? "Renew Event" : TITLES[mode];
  return (
    <FormLayout
      {...shell}
      // Nobody renews to delete or archive: the event's page and Edit have both.
      {...(isRenewal && { onDelete: undefined })}
      label={label}
      submitLabel={mode === "create" ? "Create" : "Update"}
      readOnly={locked}
      canDeleteWhenReadOnly
      progress={pending && upload !== undefined ? <UploadBar {...upload} /> : undefined}
      moreActions={
        !isRenewal &&
        (onArchive ?? onRestore) && (
          <ArchiveButton onArchive={onArchive} onRestore={onRestore} pending={pending} />
        )
      }
    >
      <FormSection title={isInline ? label : "Event"}>
        <FormTextField
          label={EVENT_FIELDS.description.label}
          required
          {...bindFields(value, set)("description")}
        />
      </FormSection>
      <FormSection title="Dates">
        <div>
          <FieldPair
            sx={{
              ...WITH_CLEAR_BUTTON,
              gridTemplateColumns: {
                sm: `repeat(auto-fit, minmax(min(100%, ${DATE_FIELD_WIDTH}), ${DATE_FIELD_WIDTH}))`,
              },
            }}
          >
            <DateField
              name="issued_at"
              label={EVENT_FIELDS.issuedAt.label}
              today={today}
              clearable
              value={issuedAt}
              onChange={renewal.onIssuedAtChange}
            />
            <DateField
              name="expiry_at"
              label={EVENT_FIELDS.expiryAt.label}
              opensYearsAhead={1}
              today={today}
              clearable
              value={expiryAt}
              onChange={renewal.onExpiryAtChange}
              note={renewal.followNote}
            />
          </FieldPair>
          {expiryAt === null && canSubmit && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              Warnings can be set once there is an expiry.
            </Typography>
          )}
          {/* A live region must exist before its text. */}
          <Box role="status" sx={{ "& > *": { mt: 1 } }}>
            {caution && <Caution>{caution}</Caution>}
          </Box>
        </div>
        {renewal.texts && <RenewalNote text={renewal.texts.note} />}
      </FormSection>
      {expiryAt !== null && (
        <FormSection title={WARNINGS_LABEL}>
          <FormSwitches switches={RECIPIENTS} on={value} onChange={set} />
          {/* Days are shown once a recipient is on (training 5). */}
          {value.manager || value.trainee ? (
            <>
              <DaysFields days={value.reminders} onChange={(reminders) => set({ reminders })} />
              {!isArchived && (
                <WarningDates dates={warningDates(expiryAt, value.reminders, today)} />
              )}
            </>
          ) : (
            !isArchived && (
              <Caution>
                No warnings will be sent.{canSubmit && " Switch on Manager or Trainee."}
              </Caution>
            )
          )}
        </FormSection>
      )}
      <FormSection title="Attachments">
        <EventFiles
          files={value.files}
          onFilesChange={(chosen) => set({ files: chosen })}
          attachments={attachments}
          attachedTitle={isRenewal ? "Attached before this renewal" : "Attached files"}
          onDeleteAttachment={locked ? undefined : onDeleteAttachment}
          error={error}
          locked={locked}
        />
        {isRenewal && attachments.length > 0 && value.files.length === 0 && (
          <Caution>No new file is attached. The files above show the earlier dates.</Caution>
        )}
      </FormSection>
      <FormSection title="Notes">
        <NotesField value={value.notes} onChange={(notes) => set({ notes })} />
      </FormSection>
    </FormLayout>
  );
}

function RenewalNote({ text }: { text: string }) {
  return (
    <Alert
      role="note"
      variant="outlined"
      icon={<CalendarSync size={18} />}
      sx={{ "& > .MuiAlert-icon": { color: "text.secondary" } }}
    >
      <TextWithDays>{text}</TextWithDays> Attached files stay. The earlier dates are added to the
      notes.
    </Alert>
  );
}

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
            // It may appear under the second click of a double click.
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

/** A warning without effect; it is not announced. */
function Caution({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" variant="outlined" role="presentation">
      {children}
    </Alert>
  );
}

const LEGEND = EVENT_FIELDS.reminders.label;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Three whole numbers of days, at least 0 (training 5). Not `type=number`, because browsers would
 * turn 1,5 into 15.
 */
function DaysFields({
  days: reminders,
  onChange,
}: {
  days: EventDraft["reminders"];
  onChange: (days: EventDraft["reminders"]) => void;
}) {
  const id = useId();
  const { readOnly, errorOf, clearFieldError } = useFormState();
  // Servers use different names; the control has the first.
  const errors = reminders.map(
    (days, at) =>
      daysProblem(days) ??
      errorOf(`reminders.${at}`, `reminders[${at}]`, `reminders[${at}][value]`),
  );
  const change = (at: number, days: string) => onChange(reminders.with(at, days));
  const problem = [...new Set(errors.filter((error) => error !== undefined))].join(" ");
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <FormLabel component="legend">{LEGEND}</FormLabel>
      <Stack direction="row" sx={{ gap: { xs: 1, sm: 1.5 } }}>
        {reminders.map((days, at) => (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key -- three places, whatever their values
            key={at}
            name={`reminders.${at}`}
            autoComplete="off"
            data-unfinished={daysProblem(days) !== undefined}
            error={errors[at] !== undefined}
            value={days}
            onChange={({ target }) => change(at, target.value)}
            onBlur={() => isBlank(days) && change(at, "0")}
            sx={{ width: { xs: 1, sm: 104 } }}
            slotProps={{
              input: { readOnly },
              htmlInput: {
                role: "spinbutton",
                inputMode: "numeric",
                "aria-valuemin": 0,
                "aria-valuenow": daysOf(days),
                "aria-label": `${LEGEND}, warning ${at + 1}`,
                "aria-describedby": problem === "" ? undefined : `${id}-note`,
                sx: TABULAR_FIGURES,
                onKeyDown: (event: KeyboardEvent) => {
                  const step = STEPS[event.key];
                  if (step === undefined || readOnly) return;
                  event.preventDefault();
                  change(at, steppedDays(days, step));
                  clearFieldError(`reminders.${at}`);
                },
              },
            }}
          />
        ))}
      </Stack>
      {/* A live region must exist before its text. */}
      <div role="status">
        {problem !== "" && <InlineError id={`${id}-note`}>{problem}</InlineError>}
      </div>
    </Box>
  );
}

const WHEN = { past: ", already past", today: ", today", ahead: "" };

function WarningDates({ dates }: { dates: readonly WarningDate[] }) {
  const past = dates.filter(({ when }) => when === "past").length;
  return (
    <Stack role="status" sx={{ gap: 1, typography: "body2", color: "text.secondary" }}>
      {dates.length === 0
        ? "Enter a number of days to send a warning."
        : "Warnings will be sent on"}
      {dates.length > 0 && (
        <List disablePadding aria-label="Dates of the warnings" sx={{ display: "grid", gap: 0.5 }}>
          {dates.map(({ day, days, when }) => (
            <li key={days}>
              <Box component={when === "past" ? "s" : "span"} sx={{ color: "text.primary" }}>
                <DayText day={day} />
              </Box>
              {` · ${formatCount(days, "day")} before expiry${WHEN[when]}`}
            </li>
          ))}
        </List>
      )}
      {past > 0 && past < dates.length && <div>Days already past are skipped.</div>}
      {past > 0 && past === dates.length && (
        <Caution>All of these dates have passed. No warnings will be sent.</Caution>
      )}
    </Stack>
  );
}
