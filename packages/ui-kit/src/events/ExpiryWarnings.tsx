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
import type { CalendarDay } from "../forms/calendar-day.ts";
import { FormSwitch } from "../forms/SwitchOptions.tsx";
import { DayText } from "../status/StatusDate.tsx";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import type { EventFormValues } from "./event-views.ts";
import { warningDates, wholeDays } from "./warnings.ts";
import type { WarningDate } from "./warnings.ts";

/** Something to look at twice that keeps nobody from going on; it interrupts nobody either. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" variant="outlined" role="presentation">
      {children}
    </Alert>
  );
}

type Warnings = Pick<EventFormValues, "manager" | "trainee" | "reminders">;

export interface ExpiryWarningsProps {
  value: Warnings;
  onChange: (part: Partial<Warnings>) => void;
  expiryAt: CalendarDay;
  /** `YYYY-MM-DD` in UTC. */
  today: CalendarDay;
}

/** Who is warned, and how long before; the days only once somebody is (training 5). */
export function ExpiryWarnings({ value, onChange, expiryAt, today }: ExpiryWarningsProps) {
  const { errorOf } = useFormState();
  return (
    <>
      <FormGroup>
        <FormSwitch
          name="manager"
          label="Manager"
          checked={value.manager}
          error={errorOf("manager")}
          onChange={(manager) => onChange({ manager })}
        />
        <FormSwitch
          name="trainee"
          label="Trainee"
          checked={value.trainee}
          error={errorOf("trainee")}
          onChange={(trainee) => onChange({ trainee })}
        />
      </FormGroup>
      {value.manager || value.trainee ? (
        <>
          <DaysFields value={value.reminders} onChange={(reminders) => onChange({ reminders })} />
          <WarningDates dates={warningDates(expiryAt, value.reminders, today)} />
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
  value: Warnings["reminders"];
  onChange: (next: Warnings["reminders"]) => void;
}

/** The three reminders: whole numbers of days, at least 0 (training 5). */
function DaysFields({ value, onChange }: DaysFieldsProps) {
  const id = useId();
  const { readOnly, errorOf } = useFormState();
  // Whatever a server calls one of them; the control goes by the first name.
  const errors = value.map((_, at) =>
    errorOf(`reminders.${at}`, `reminders[${at}]`, `reminders[${at}][value]`),
  );
  const said = [...new Set(errors.filter((error) => error !== undefined))].join(" ");
  const set = (at: number, text: string) => {
    const [first, second, third] = value.map((days, place) => (place === at ? text : days));
    onChange([first ?? "", second ?? "", third ?? ""]);
  };
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <FormLabel component="legend" sx={{ mb: 0.75 }}>
        {LEGEND}
      </FormLabel>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "repeat(3, minmax(0, 1fr))", sm: "repeat(3, 104px)" },
          gap: { xs: 1, sm: 1.5 },
        }}
      >
        {value.map((days, at) => (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key -- three places, whatever stands in them
            key={at}
            type="number"
            name={`reminders.${at}`}
            error={errors[at] !== undefined}
            value={days}
            onChange={(event) => set(at, wholeDays(event.target.value))}
            onBlur={() => {
              if (days === "") set(at, "0");
            }}
            slotProps={{
              input: { readOnly },
              htmlInput: {
                inputMode: "numeric",
                min: 0,
                step: 1,
                "aria-label": `${LEGEND}, warning ${at + 1}`,
                "aria-describedby": said === "" ? undefined : `${id}-note`,
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
      </Box>
      {said !== "" && (
        <Box sx={{ mt: 0.75 }}>
          <InlineError id={`${id}-note`}>{said}</InlineError>
        </Box>
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
      {dates.length === 0 ? (
        "No warning goes out until a number above 0 is entered."
      ) : (
        <>
          Warnings go out on
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
          {past > 0 && (
            <Caution>
              {past === dates.length
                ? "All of these days are past: no warning goes out."
                : "No warning goes out on a day that is already past."}
            </Caution>
          )}
        </>
      )}
    </Stack>
  );
}
