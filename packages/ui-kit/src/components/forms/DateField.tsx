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
import { type CalendarDay } from "@recurrent/sdk/calendar-day";
import { type DayFormat, type DayRange, rangeProblem } from "../../dates/day-format.ts";
import { DayAdapter, FIRST_DAY, LAST_DAY, toDate } from "../../dates/day-adapter.ts";
import { useFormState } from "./form-state.ts";
import { isGivenDay } from "../../dates/read-day.ts";
import { DATE_FIELD_WIDTH, WITH_CLEAR_BUTTON } from "../../theme/common-styles.ts";
import { TABULAR_FIGURES } from "../../theme/tokens.ts";
import { TypedDay } from "./TypedDay.tsx";

const CalendarSign = () => <CalendarDays size={16} />;
const ClearSign = () => <X size={16} />;

/** The day can be picked but not typed (shell 2.22). */
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
          // Only typing is disabled, so it looks like an editable field.
          sx: {
            width: { sm: DATE_FIELD_WIDTH },
            cursor: "pointer",
            "&&": { bgcolor: picker.readOnly ? "background.sunken" : "background.paper" },
            "& > *": { cursor: "inherit" },
            "& > input": TABULAR_FIGURES,
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
      {/* A live region must exist before its text. */}
      <Box component="span" role="status" sx={{ display: "block", color: "text.primary" }}>
        {note}
      </Box>
    </>
  );
}

/**
 * A stored value outside the range is accepted until it changes, or with `isStarting` (shell 5).
 */
export interface DateFieldProps extends DayRange {
  label: string;
  /** Marked in the calendar; an empty field opens there. */
  today: CalendarDay;
  /** `YYYY-MM-DD`, without time zone. */
  value: CalendarDay | null;
  onChange: (next: CalendarDay | null) => void;
  /** Key of the server's field errors. */
  name: string;
  /** Default `yyyy-MM-dd`. */
  format?: DayFormat;
  /** False: the day is picked, not typed (shell 2.22). Default true. */
  typed?: boolean;
  /** Adds a button that clears the day. Default false. */
  clearable?: boolean;
  /** An empty field opens this many years from today: 1 for an expiry. Default 0. */
  opensYearsAhead?: number;
  /** Shown below while there is no error. */
  hint?: string;
  /** Effect of the day, announced below the hint; "" for none. */
  note?: string | undefined;
  /** Rejects a stored value outside the range. Default false. */
  isStarting?: boolean;
}

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
  const { readOnly, errorOf, clearFieldError } = useFormState();
  const [changed, setChanged] = useState(false);
  // A stored day outside the range, also if midnight moved the range, is accepted until it changes.
  const [first] = useState({
    value,
    max,
    isOutside: value !== null && rangeProblem(value, format, { min, max }) !== undefined,
  });
  const isNarrowed = first.max !== max && !first.isOutside;
  const isChecked = changed || isStarting || isNarrowed || value !== first.value;
  // Typed text that is not a day yet; a new `value` clears it.
  const [draft, setDraft] = useState<{ forValue: CalendarDay | null; date: Dayjs } | null>(null);
  const given = useMemo(() => toDate(value), [value]);
  const isTyping = draft !== null && draft.forValue === value;
  const outside =
    isChecked && !isTyping && value !== null
      ? rangeProblem(value, format, { min, max })
      : undefined;
  const error = errorOf(name) ?? outside;
  const calm = note === undefined ? hint : <Hint hint={hint} note={note} />;
  const subject = label.replace(/:$/, "");

  const change = (next: CalendarDay | null) => {
    setDraft(null);
    setChanged(true);
    onChange(next);
    clearFieldError(name);
  };

  const opensAt = toDate(today)?.add(opensYearsAhead, "year");

  const field = useRef<FieldRef<Dayjs | null>>(null);
  const focusYear = () => {
    field.current?.focusField("year");
    // Firefox needs a selection for typing, which focus alone does not create.
    field.current?.setSelectedSections("year");
  };
  const textField = {
    error: error !== undefined,
    helperText: error === undefined ? calm : <InlineError>{error}</InlineError>,
    "data-unfinished": isTyping || outside !== undefined,
    ...(typed && { focusYear }),
    ...(clearable && { sx: WITH_CLEAR_BUTTON }),
  };
  return (
    <LocalizationProvider dateAdapter={DayAdapter} dateLibInstance={today}>
      <DatePicker
        label={label}
        name={name}
        value={isTyping ? draft.date : given}
        onChange={(next) => {
          if (next === null) {
            change(null);
          } else if (next.isValid() && isGivenDay(next.format("YYYY-MM-DD"))) {
            change(next.format("YYYY-MM-DD"));
          } else {
            setDraft({ forValue: value, date: next });
          }
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
          openDatePickerDialogue: () => `Choose date for ${subject}`,
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
