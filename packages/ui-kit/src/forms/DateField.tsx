import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { usePickerContext } from "@mui/x-date-pickers/hooks";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { PickersTextField, type PickersTextFieldProps } from "@mui/x-date-pickers/PickersTextField";
import dayjs, { type Dayjs } from "dayjs";
import updateLocale from "dayjs/plugin/updateLocale.js";
import utc from "dayjs/plugin/utc.js";
import { CalendarDays, X } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import {
  type CalendarDay,
  type DayFormat,
  type DayRange,
  firstWeekday,
  isCalendarDay,
  parseDay,
  rangeProblem,
} from "./calendar-day.ts";
import { useFormState } from "./form-state.tsx";

dayjs.extend(utc);
dayjs.extend(updateLocale);
dayjs.updateLocale("en", { weekStart: firstWeekday(navigator.language) });

/** Days are days of UTC in here, so that no zone, no summer time and no skipped day moves them. */
class DayAdapter extends AdapterDayjs {
  override parse = (text: string, format: string): Dayjs | null =>
    text === "" ? null : dayjs.utc(text, format, true);
}

/** `Date` knows the years before 100, which Day.js takes for those of the last century. */
function toDate(day: CalendarDay | null | undefined): Dayjs | null {
  return day != null && isCalendarDay(day) ? dayjs.utc(new Date(day)) : null;
}

/** A year of fewer figures has been typed in part. */
const FIRST_TYPED_YEAR = 1000;

const CalendarSign = () => <CalendarDays size={16} />;
const ClearSign = () => <X size={16} />;

/** The library writes the text of a section back as HTML, which the page's policy refuses. */
function writtenAsText(section: HTMLElement | null): void {
  if (section === null) return;
  const set = (text: string) => {
    section.textContent = text;
  };
  Object.defineProperty(section, "innerHTML", { configurable: true, set });
}

interface TypedDayProps extends PickersTextFieldProps<"outlined"> {
  /** What stands in the field is not sent: no day, or none of those on offer. */
  "data-unfinished"?: boolean;
}

/** The field of a day that is typed, section by section, or pasted in any usual way of writing. */
function TypedDay({ error, helperText, slotProps, ...field }: TypedDayProps) {
  const { refused } = useFormState();
  const { value, fieldFormat, triggerStatus, setValue } = usePickerContext<Dayjs | null>();
  const figureIn = useRef<EventTarget>(null);
  const isPartial = value === null ? !field.areAllSectionsEmpty : field["data-unfinished"] === true;
  const isLeft = isPartial && (refused || field.focused !== true);
  const wrong = error || isLeft;
  return (
    <PickersTextField
      {...field}
      data-unfinished={isPartial}
      error={wrong}
      helperText={
        isLeft && !error ? (
          <InlineError>{`Enter a day as ${fieldFormat}.`}</InlineError>
        ) : (
          helperText
        )
      }
      onKeyDownCapture={(event) => {
        if (/^\d$/.test(event.key)) figureIn.current = event.target;
        if (!/^[-/. ]$/.test(event.key)) return;
        event.preventDefault();
        // A separator ends '1' of '2027-1-5'; after four figures of a year the field has gone on.
        if (figureIn.current !== event.target) return;
        const next = { key: "ArrowRight", bubbles: true };
        event.target.dispatchEvent(new KeyboardEvent("keydown", next));
      }}
      onPasteCapture={(event) => {
        const day = parseDay(event.clipboardData.getData("text"));
        if (day == null || triggerStatus !== "enabled") return;
        event.preventDefault();
        event.stopPropagation();
        setValue(toDate(day), { changeImportance: "set" });
      }}
      slotProps={{
        ...slotProps,
        inputLabel: { shrink: true },
        input: {
          ...slotProps?.input,
          // The label stands above, not in the edge, where its text would be a second time.
          label: "",
          // Said of the sections, which take the focus.
          "aria-invalid": undefined,
          slotProps: {
            input: { ref: writtenAsText },
            sectionContent: { ref: writtenAsText, "aria-invalid": wrong },
          },
        },
      }}
    />
  );
}

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
            width: { sm: 208 },
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

/**
 * A value outside the range stays as it is and is only said to be outside once it is changed (decisions:
 * Date of return).
 */
export interface DateFieldProps extends DayRange {
  /** Says which day it is; above the field. */
  label: string;
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
  /** Stands under the field while nothing is wrong. */
  hint?: string;
}

/** A day: typed or picked. MUI's own, but for a day being a text and for the errors of the form. */
export function DateField({ label, value, onChange, name, min, max, ...more }: DateFieldProps) {
  const { format = "yyyy-MM-dd", typed = true, clearable = false, hint } = more;
  const { readOnly, errorOf, mend } = useFormState();
  const [changed, setChanged] = useState(false);
  // What is typed and no day yet, with the value it began from: another one from outside ends it.
  const [draft, setDraft] = useState<{ of: CalendarDay | null; date: Dayjs } | null>(null);
  const given = useMemo(() => toDate(value), [value]);
  const typing = draft !== null && draft.of === value;
  const outside =
    changed && !typing && value !== null ? rangeProblem(value, format, { min, max }) : undefined;
  const error = errorOf(name) ?? outside;
  const subject = label.replace(/:$/, "");

  const change = (next: CalendarDay | null) => {
    setDraft(null);
    setChanged(true);
    onChange(next);
    mend(name);
  };

  const textField = {
    error: error !== undefined,
    helperText: error === undefined ? hint : <InlineError>{error}</InlineError>,
    "data-unfinished": typing || outside !== undefined,
  };
  return (
    <LocalizationProvider dateAdapter={DayAdapter}>
      <DatePicker
        label={label}
        name={name}
        value={typing ? draft.date : given}
        onChange={(next) => {
          if (next === null) change(null);
          else if (next.isValid() && next.year() >= FIRST_TYPED_YEAR) {
            change(next.format("YYYY-MM-DD"));
          } else setDraft({ of: value, date: next });
        }}
        timezone="UTC"
        format={format.toUpperCase()}
        views={["year", "month", "day"]}
        openTo="day"
        readOnly={readOnly}
        reduceAnimations
        {...(min !== undefined && { minDate: toDate(min) ?? dayjs.utc(0) })}
        {...(max !== undefined && { maxDate: toDate(max) ?? dayjs.utc(0) })}
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
          field: { clearable },
          textField,
          clearButton: { tabIndex: 0, size: "small" },
          openPickerButton: { "aria-haspopup": "dialog", size: "small" },
          toolbar: { hidden: true },
        }}
      />
    </LocalizationProvider>
  );
}
