import Box from "@mui/material/Box";
import FormGroup from "@mui/material/FormGroup";
import Typography from "@mui/material/Typography";
import type { CalendarDay } from "./calendar-day.ts";
import { DateField } from "./DateField.tsx";
import { useFormState } from "./form-context.ts";
import { FormSwitch } from "./FormSwitch.tsx";

/** A suspension as the SDK gives it (shell 4). */
export interface SuspendValue {
  status: boolean;
  /** `YYYY-MM-DD`; null means until the subscription renews. */
  endDate: CalendarDay | null;
  showTrainingStatus: boolean;
  showEventsStatus: boolean;
}

export interface SuspendFieldsProps {
  value: SuspendValue;
  /** The next suspension. That notifications follow `status` (shell 4) is the caller's. */
  onChange: (next: SuspendValue) => void;
  /** Bounds of the day of return: today and the subscription's end (decisions). */
  minReturn?: CalendarDay | undefined;
  maxReturn?: CalendarDay | undefined;
}

/** The Suspend switch and what belongs to it while it is on, in the words of shell 2.22. */
export function SuspendFields({ value, onChange, minReturn, maxReturn }: SuspendFieldsProps) {
  const { errorOf } = useFormState();
  const set = (part: Partial<SuspendValue>) => onChange({ ...value, ...part });
  return (
    <>
      <FormGroup>
        <FormSwitch
          name="suspend.status"
          label="Suspend"
          checked={value.status}
          error={errorOf("settings.suspend.status", "suspend.status")}
          onChange={(status) => set({ status })}
        />
      </FormGroup>
      {value.status && (
        // Parted by a hairline at its side: a suspension is neutral, so no colour says it.
        <Box sx={{ display: "grid", gap: 2.5, pl: 2.5, borderLeft: 2, borderColor: "divider" }}>
          <Typography color="textSecondary">
            Training continues to be delivered while trainee is suspended. Notifications and status
            boards can be enabled while suspended.
          </Typography>
          <DateField
            name="settings.suspend.endDate"
            label="Date of return:"
            hint="(leave blank to suspend until subscription renewal)"
            format="yyyy/MM/dd"
            clearable
            min={minReturn}
            max={maxReturn}
            value={value.endDate}
            onChange={(endDate) => set({ endDate })}
          />
          <FormGroup>
            <FormSwitch
              name="suspend.showTrainingStatus"
              label="Display on training status board"
              checked={value.showTrainingStatus}
              onChange={(showTrainingStatus) => set({ showTrainingStatus })}
            />
            <FormSwitch
              name="suspend.showEventsStatus"
              label="Display on events status board"
              checked={value.showEventsStatus}
              onChange={(showEventsStatus) => set({ showEventsStatus })}
            />
          </FormGroup>
        </Box>
      )}
    </>
  );
}
