import FormGroup from "@mui/material/FormGroup";
import { useFormState } from "../forms/form-context.ts";
import type { CalendarDay } from "../forms/calendar-day.ts";
import { FormSwitch } from "../forms/FormSwitch.tsx";
import { CautionLine } from "./CautionLine.tsx";
import { DaysFields } from "./DaysFields.tsx";
import type { EventFormValues } from "./event-views.ts";
import { WarningDates } from "./WarningDates.tsx";

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
          <WarningDates expiryAt={expiryAt} reminders={value.reminders} today={today} />
        </>
      ) : (
        <CautionLine>No recipient is switched on: no warning goes out.</CautionLine>
      )}
    </>
  );
}
