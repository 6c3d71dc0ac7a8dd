import type { EventDraft } from "@recurrent/sdk";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useId } from "react";
import type { ReactNode } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { useFormState } from "../forms/form-state.tsx";
import { FormSwitch } from "../forms/SwitchOptions.tsx";
import { DayText } from "../status/StatusDate.tsx";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { warningDates, wholeDays } from "./warnings.ts";
import type { WarningDate } from "./warnings.ts";

/** A warning that blocks nothing; it is not read out by itself. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" variant="outlined" role="presentation">
      {children}
    </Alert>
  );
}

const RECIPIENTS = [
  ["manager", "Manager"],
  ["trainee", "Trainee"],
] as const;

type Warnings = Pick<EventDraft, "expiryAt" | "manager" | "trainee" | "reminders">;

export interface ExpiryWarningsProps {
  value: Warnings;
  onChange: (part: Partial<Warnings>) => void;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
}

/** Who is warned, and how long before; the days only once a recipient is switched on (training 5). */
export function ExpiryWarnings({ value, onChange, today }: ExpiryWarningsProps) {
  const { errorOf } = useFormState();
  return (
    <>
      <FormGroup>
        {RECIPIENTS.map(([name, label]) => (
          <FormSwitch
            key={name}
            name={name}
            label={label}
            checked={value[name]}
            error={errorOf(name)}
            onChange={(checked) => onChange({ [name]: checked })}
          />
        ))}
      </FormGroup>
      {value.manager || value.trainee ? (
        <>
          <DaysFields value={value.reminders} onChange={(reminders) => onChange({ reminders })} />
          <WarningDates dates={warningDates(value.expiryAt ?? "", value.reminders, today)} />
        </>
      ) : (
        <Caution>No recipient is switched on: no warning goes out.</Caution>
      )}
    </>
  );
}

/** What a number input takes besides figures. */
const NO_FIGURES = ["-", "+", ".", ",", "e", "E"];
const LEGEND = "Day(s) prior to expiry";

interface DaysFieldsProps {
  value: readonly string[];
  onChange: (next: readonly string[]) => void;
}

/** The three reminders: whole numbers of days, at least 0 (training 5). */
function DaysFields({ value, onChange }: DaysFieldsProps) {
  const id = useId();
  const { readOnly, errorOf } = useFormState();
  // Whatever a server calls one of them; the control goes by the first name.
  const errors = value.map((_, at) =>
    errorOf(`reminders.${at}`, `reminders[${at}]`, `reminders[${at}][value]`),
  );
  const problem = [...new Set(errors.filter((error) => error !== undefined))].join(" ");
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <FormLabel component="legend" sx={{ mb: 0.75 }}>
        {LEGEND}
      </FormLabel>
      <Stack direction="row" sx={{ gap: { xs: 1, sm: 1.5 } }}>
        {value.map((days, at) => (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key -- three places, whatever their values
            key={at}
            type="number"
            name={`reminders.${at}`}
            error={errors[at] !== undefined}
            value={days}
            onChange={({ target }) => onChange(value.with(at, wholeDays(target.value)))}
            onBlur={() => {
              if (days === "") onChange(value.with(at, "0"));
            }}
            sx={{ width: { xs: 1, sm: 104 } }}
            slotProps={{
              input: { readOnly },
              htmlInput: {
                inputMode: "numeric",
                min: 0,
                step: 1,
                "aria-label": `${LEGEND}, warning ${at + 1}`,
                "aria-describedby": problem === "" ? undefined : `${id}-note`,
                sx: TABULAR_FIGURES,
                onKeyDown: (event: KeyboardEvent) => {
                  if (NO_FIGURES.includes(event.key)) event.preventDefault();
                },
                // A wheel that passes over a number must not change it.
                onWheel: (event: WheelEvent) => (event.currentTarget as HTMLElement).blur(),
              },
            }}
          />
        ))}
      </Stack>
      {problem !== "" && (
        <InlineError id={`${id}-note`} mt={0.75}>
          {problem}
        </InlineError>
      )}
    </Box>
  );
}

const WHEN: Readonly<Record<WarningDate["when"], string>> = {
  past: ", already past",
  today: ", today",
  ahead: "",
};

/** When the warnings go out, and what keeps one from going out. */
function WarningDates({ dates }: { dates: readonly WarningDate[] }) {
  const past = dates.filter(({ when }) => when === "past").length;
  return (
    <Stack role="status" sx={{ gap: 1, typography: "body2", color: "text.secondary" }}>
      {dates.length === 0
        ? "No warning goes out until a number above 0 is entered."
        : "Warnings go out on"}
      {dates.length > 0 && (
        <Stack
          component="ul"
          aria-label="Days of the warnings"
          sx={{ gap: 0.5, m: 0, p: 0, listStyle: "none" }}
        >
          {dates.map(({ day, days, when }) => (
            <li key={days}>
              <Box
                component="span"
                sx={
                  when === "past" ? { textDecoration: "line-through" } : { color: "text.primary" }
                }
              >
                <DayText day={day} />
              </Box>
              {` · ${days} ${days === 1 ? "day" : "days"} before the expiry${WHEN[when]}`}
            </li>
          ))}
        </Stack>
      )}
      {past > 0 && (
        <Caution>
          {past === dates.length
            ? "All of these days are past: no warning goes out."
            : "No warning goes out on a day that is already past."}
        </Caution>
      )}
    </Stack>
  );
}
