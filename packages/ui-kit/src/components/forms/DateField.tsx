import Box from "@mui/material/Box";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { usePickerContext } from "@mui/x-date-pickers/hooks";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { FieldRef } from "@mui/x-date-pickers/models";
import type { Dayjs } from "dayjs";
import { CalendarDays, X } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import {
  type CalendarDay,
  type DayFormat,
  type DayRange,
  rangeProblem,
} from "../../dates/calendar-day.ts";
import { DayAdapter, FIRST_DAY, LAST_DAY, toDate } from "../../dates/day-adapter.ts";
import { useFormState } from "./form-state.tsx";
import { isGivenDay } from "../../dates/read-day.ts";
import { TypedDay } from "./TypedDay.tsx";

const CalendarSign = () => <CalendarDays size={16} />;
const ClearSign = () => <X size={16} />;

/** The field of a day that is picked, never typed (shell 2.22). */
function PickedDay({ id, slotProps }: Pick<TextFieldProps, "id"> & { slotProps?: object }) {
  const picker = usePickerContext<Dayjs | null>();
  const open = () => picker.setOpen(picker.triggerStatus === "enabled");
  return (
    <TextField
      {...(slotProps as { textField: TextFieldProps }).textField}
      id={id}
      label={picker.label}
      name={picker.name ?? ""}
      value={picker.value?.format(picker.fieldFormat) ?? ""}
      placeholder="Pick a day"
      onClick={open}
      onKeyDown={(event) => {
        if (!["ArrowDown", "Enter", " "].includes(event.key)) return;
        event.preventDefault();
        open();
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { "aria-haspopup": "dialog" },
        input: {
          label: "",
          ref: picker.triggerRef,
          readOnly: true,
          endAdornment: <CalendarSign />,
          // Read-only to the keyboard alone: it is changed like any other field.
          sx: {
            width: { sm: "13rem" },
            cursor: "pointer",
            "&&": { bgcolor: picker.readOnly ? "background.sunken" : "background.paper" },
            "& > *": { cursor: "inherit" },
            "& > svg": { flex: "none", color: "text.secondary" },
          },
        },
      }}
    />
  );
}

function Hint({ hint, note }: { hint: string | undefined; note: string }) {
  return (
    <>
      {hint}
      {/* There before its words are, so that a screen reader hears them come. */}
      <Box component="span" role="status" sx={{ display: "block", color: "text.primary" }}>
        {note}
      </Box>
    </>
  );
}

/**
 * A stored value outside the range stays as it is until it, or the range, is changed or it begins to count
 * (decisions: Date of return).
 */
export interface DateFieldProps extends DayRange {
  /** Says which day it is; above the field. */
  label: string;
  /** The day it is now: it has a ring in the calendar, which opens there while the field is empty. */
  today: CalendarDay;
  /** A day of the calendar, `YYYY-MM-DD`, in no time zone; null for none. */
  value: CalendarDay | null;
  /** Called with a day that exists, or null for none. */
  onChange: (next: CalendarDay | null) => void;
  /** The name the server uses for it in its field errors. */
  name: string;
  /** How the day is shown. Default `yyyy-MM-dd`. */
  format?: DayFormat;
  /** False: the day is picked from the calendar, never typed (shell 2.22). Default true. */
  typed?: boolean;
  /** Whether a button takes the day away. Default false. */
  clearable?: boolean;
  /** How many years from today the calendar opens at while the field is empty: 1 for an expiry. Default 0. */
  opensYearsAhead?: number;
  /** Stands under the field while nothing is wrong. */
  hint?: string;
  /** What follows from the day that stands there, "" for nothing; below the hint, and read out when it comes. */
  note?: string | undefined;
  /** Whether a stored value begins to count with this form: outside the range it is not sent. Default false. */
  isStarting?: boolean;
}

/** A day: typed or picked. MUI's own, but for a day being a text and for the errors of the form. */
export function DateField({ label, value, onChange, name, min, max, ...more }: DateFieldProps) {
  const {
    today,
    format = "yyyy-MM-dd",
    typed = true,
    clearable = false,
    opensYearsAhead = 0,
    hint,
    note,
    isStarting = false,
  } = more;
  const { readOnly, errorOf, mend } = useFormState();
  const [changed, setChanged] = useState(false);
  const [first] = useState({ min, max });
  const isChecked = changed || isStarting || first.min !== min || first.max !== max;
  // What is typed and no day yet, with the value it began from: another one from outside ends it.
  const [draft, setDraft] = useState<{ of: CalendarDay | null; date: Dayjs } | null>(null);
  const given = useMemo(() => toDate(value), [value]);
  const typing = draft !== null && draft.of === value;
  const outside =
    isChecked && !typing && value !== null ? rangeProblem(value, format, { min, max }) : undefined;
  const error = errorOf(name) ?? outside;
  const calm = note === undefined ? hint : <Hint hint={hint} note={note} />;
  const subject = label.replace(/:$/, "");

  const change = (next: CalendarDay | null) => {
    setDraft(null);
    setChanged(true);
    onChange(next);
    mend(name);
  };

  const opensAt = toDate(today)?.add(opensYearsAhead, "year");

  const field = useRef<FieldRef<Dayjs | null>>(null);
  const focusYear = () => {
    field.current?.focusField("year");
    // Firefox types only where there is a selection, which the focus alone does not make there.
    field.current?.setSelectedSections("year");
  };
  const textField = {
    error: error !== undefined,
    helperText: error === undefined ? calm : <InlineError>{error}</InlineError>,
    "data-unfinished": typing || outside !== undefined,
    ...(typed && { focusYear }),
  };
  return (
    <LocalizationProvider dateAdapter={DayAdapter} dateLibInstance={today}>
      <DatePicker
        label={label}
        name={name}
        value={typing ? draft.date : given}
        onChange={(next) => {
          if (next === null) change(null);
          else if (next.isValid() && isGivenDay(next.format("YYYY-MM-DD"))) {
            change(next.format("YYYY-MM-DD"));
          } else setDraft({ of: value, date: next });
        }}
        timezone="UTC"
        format={format.toUpperCase()}
        views={["year", "month", "day"]}
        openTo="day"
        {...(opensYearsAhead > 0 && opensAt && { referenceDate: opensAt })}
        readOnly={readOnly}
        reduceAnimations
        minDate={toDate(min) ?? FIRST_DAY}
        maxDate={toDate(max) ?? LAST_DAY}
        localeText={{
          openDatePickerDialogue: () => `Choose ${subject}`,
          fieldClearLabel: `Clear ${subject}`,
        }}
        slots={{
          openPickerIcon: CalendarSign,
          clearIcon: ClearSign,
          ...(typed ? { textField: TypedDay } : { field: PickedDay }),
        }}
        slotProps={{
          field: { clearable, ...(typed && { fieldRef: field }) },
          textField,
          clearButton: { tabIndex: 0, size: "small" },
          openPickerButton: { "aria-haspopup": "dialog", size: "small" },
          toolbar: { hidden: true },
        }}
      />
    </LocalizationProvider>
  );
}
