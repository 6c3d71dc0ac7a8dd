import { styled } from "@mui/material/styles";
import type { CalendarDay } from "./calendar-day.ts";
import { DateField } from "./DateField.tsx";
import { useFormState } from "./form-context.ts";
import { SwitchField } from "./SwitchField.tsx";
import { SwitchList } from "./SwitchList.tsx";

/** Parted by a hairline at its side: a suspension is neutral, so no colour says it. */
const Inset = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 20,
  paddingLeft: 20,
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
  "& > p": { margin: 0, color: theme.vars.palette.text.secondary },
}));

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
  const { readOnly, errorOf } = useFormState();
  const error = errorOf("settings.suspend.status", "suspend.status");
  return (
    <>
      <SwitchList>
        <SwitchField
          name="suspend.status"
          label="Suspend"
          checked={value.status}
          readOnly={readOnly}
          error={error}
          onCheckedChange={(status) => onChange({ ...value, status })}
        />
      </SwitchList>
      {value.status && (
        <Inset>
          <p>
            Training continues to be delivered while trainee is suspended. Notifications and status
            boards can be enabled while suspended.
          </p>
          <DateField
            name="settings.suspend.endDate"
            label="Date of return:"
            hint="(leave blank to suspend until subscription renewal)"
            format="yyyy/MM/dd"
            clearable
            min={minReturn}
            max={maxReturn}
            value={value.endDate}
            onChange={(endDate) => onChange({ ...value, endDate })}
          />
          <SwitchList>
            <SwitchField
              name="suspend.showTrainingStatus"
              label="Display on training status board"
              checked={value.showTrainingStatus}
              readOnly={readOnly}
              onCheckedChange={(showTrainingStatus) => onChange({ ...value, showTrainingStatus })}
            />
            <SwitchField
              name="suspend.showEventsStatus"
              label="Display on events status board"
              checked={value.showEventsStatus}
              readOnly={readOnly}
              onCheckedChange={(showEventsStatus) => onChange({ ...value, showEventsStatus })}
            />
          </SwitchList>
        </Inset>
      )}
    </>
  );
}
