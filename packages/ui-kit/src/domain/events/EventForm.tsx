import type { EventDraft, EventFile } from "@recurrent/sdk";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import List from "@mui/material/List";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { InlineError } from "../../components/feedback/InlineError.tsx";
import { DateField } from "../../components/forms/DateField.tsx";
import { FieldPair } from "../../components/forms/Field.tsx";
import { fieldsOf, useFormState } from "../../components/forms/form-state.tsx";
import { type FormProps, FormSection, FormShell } from "../../components/forms/FormShell.tsx";
import { FormText } from "../../components/forms/FormText.tsx";
import { FormSwitches } from "../../components/forms/SwitchOptions.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { TABULAR_FIGURES } from "../../theme/tokens.ts";
import { ArchiveButton, type ArchiveButtonProps } from "./ArchiveButton.tsx";
import { EventFiles } from "./EventFiles.tsx";
import { TransferBar, wholePercent } from "./files.tsx";
import { NotesField } from "./NotesField.tsx";
import { daysProblem, RECIPIENTS, steppedDays, warningDates } from "./warnings.ts";

/** The upload of a form's files. */
export interface EventUpload {
  /** 0 to 100; null before the first progress event. */
  percent: number | null;
  /** Stops it; everything typed and chosen stays. */
  onCancel: () => void;
}

export interface EventFormProps
  extends
    Omit<FormProps<EventDraft>, "canSubmit" | "readOnly">,
    Partial<Pick<ArchiveButtonProps, "onArchive" | "onRestore">> {
  /** Whether an event is made or changed: decides titles and buttons. */
  mode: "create" | "update";
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
  const dayOf = (key: "issuedAt" | "expiryAt") => ({
    today,
    clearable: true,
    value: value[key],
    onChange: (day: string | null) => set({ [key]: day }),
  });
  const locked = !canSubmit;
  const { issuedAt, expiryAt } = value;
  return (
    <FormShell
      {...shell}
      label={mode === "create" ? "Create Event" : "Edit Event"}
      submitLabel={mode === "create" ? "Create" : "Update"}
      readOnly={locked}
      keepDelete
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
          <FieldPair
            sx={{
              gridTemplateColumns: { sm: "repeat(auto-fit, minmax(min(100%, 13rem), 13rem))" },
            }}
          >
            <DateField name="issued_at" label="Issued at" {...dayOf("issuedAt")} />
            <DateField
              name="expiry_at"
              label="Expiry at"
              opensYearsAhead={1}
              {...dayOf("expiryAt")}
            />
          </FieldPair>
          {/* There at all times, so that a screen reader hears what comes into it. */}
          <Box role="status" sx={{ "& > *": { mt: 1 } }}>
            {issuedAt !== null && expiryAt !== null && expiryAt < issuedAt && (
              <Caution>The expiry date is before the issue date.</Caution>
            )}
          </Box>
        </div>
      </FormSection>
      {expiryAt !== null && (
        <FormSection title="Expiry warnings">
          <FormSwitches switches={RECIPIENTS} on={value} onChange={set} />
          {/* The days only once a recipient is switched on (training 5). */}
          {value.manager || value.trainee ? (
            <>
              <DaysFields days={value.reminders} onChange={(reminders) => set({ reminders })} />
              <WarningDates dates={warningDates(expiryAt, value.reminders, today)} />
            </>
          ) : (
            <Caution>No warnings will be sent. Switch on Manager or Trainee.</Caution>
          )}
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

/** A warning that blocks nothing; it is not read out by itself. */
function Caution({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" variant="outlined" role="presentation">
      {children}
    </Alert>
  );
}

const LEGEND = "Day(s) prior to expiry";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * The three reminders: whole numbers of days, at least 0 (training 5). Not of the type `number`: browsers take
 * out of a text what no number has, which makes 15 of 1,5.
 */
function DaysFields({
  days: reminders,
  onChange,
}: {
  days: EventDraft["reminders"];
  onChange: (days: EventDraft["reminders"]) => void;
}) {
  const id = useId();
  const { readOnly, errorOf, mend } = useFormState();
  // Whatever a server calls one of them; the control goes by the first name.
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
            onBlur={() => days.trim() === "" && change(at, "0")}
            sx={{ width: { xs: 1, sm: 104 } }}
            slotProps={{
              input: { readOnly },
              htmlInput: {
                role: "spinbutton",
                inputMode: "numeric",
                "aria-valuemin": 0,
                "aria-valuenow": daysProblem(days) === undefined ? Number(days) : undefined,
                "aria-label": `${LEGEND}, warning ${at + 1}`,
                "aria-describedby": problem === "" ? undefined : `${id}-note`,
                sx: TABULAR_FIGURES,
                onKeyDown: (event: KeyboardEvent) => {
                  const step = STEPS[event.key];
                  if (step === undefined || readOnly) return;
                  event.preventDefault();
                  change(at, steppedDays(days, step));
                  mend(`reminders.${at}`);
                },
              },
            }}
          />
        ))}
      </Stack>
      {/* There at all times, so that a screen reader hears what comes into it. */}
      <div role="status">
        {problem !== "" && <InlineError id={`${id}-note`}>{problem}</InlineError>}
      </div>
    </Box>
  );
}

const WHEN = { past: ", already past", today: ", today", ahead: "" };

/** When the warnings go out, and what keeps one from going out. */
function WarningDates({ dates }: { dates: ReturnType<typeof warningDates> }) {
  const past = dates.filter(({ when }) => when === "past").length;
  return (
    <Stack role="status" sx={{ gap: 1, typography: "body2", color: "text.secondary" }}>
      {dates.length === 0
        ? "Enter a number of days to send a warning."
        : "Warnings will be sent on"}
      {dates.length > 0 && (
        <List disablePadding aria-label="Days of the warnings" sx={{ display: "grid", gap: 0.5 }}>
          {dates.map(({ day, days, when }) => (
            <li key={days}>
              <Box component={when === "past" ? "s" : "span"} sx={{ color: "text.primary" }}>
                <DayText day={day} />
              </Box>
              {` · ${days} ${days === 1 ? "day" : "days"} before expiry${WHEN[when]}`}
            </li>
          ))}
        </List>
      )}
      {past > 0 && (
        <Caution>
          {past === dates.length
            ? "All of these days are past: no warning goes out."
            : "Days already past are skipped."}
        </Caution>
      )}
    </Stack>
  );
}
