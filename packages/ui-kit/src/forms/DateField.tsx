import Box from "@mui/material/Box";
import { useForkRef } from "@mui/material/utils";
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
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import {
  type CalendarDay,
  type DayFormat,
  type DayRange,
  firstWeekday,
  isCalendarDay,
  rangeProblem,
} from "./calendar-day.ts";
import { endsShort, type TypedRun, withFigure } from "./day-typing.ts";
import { useLatest } from "../useLatest.ts";
import { useFormState } from "./form-state.tsx";
import { FIRST_YEAR, isGivenDay, LAST_YEAR, readDay } from "./read-day.ts";

dayjs.extend(utc);
dayjs.extend(updateLocale);
dayjs.updateLocale("en", { weekStart: firstWeekday(navigator.language, navigator.languages) });

/** Days are days of UTC in here, so that no zone, no summer time and no skipped day moves them. */
class DayAdapter extends AdapterDayjs {
  override parse = (text: string, format: string): Dayjs | null =>
    text === "" ? null : dayjs.utc(text, format, true);
}

/** `Date` knows the years before 100, which Day.js takes for those of the last century. */
function toDate(day: CalendarDay | null | undefined): Dayjs | null {
  return day != null && isCalendarDay(day) ? dayjs.utc(new Date(day)) : null;
}

/** The first and last day that is taken where nothing else bounds it. */
const FIRST_DAY = dayjs.utc(new Date(`${FIRST_YEAR}-01-01`));
const LAST_DAY = dayjs.utc(new Date(`${LAST_YEAR}-12-31`));

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

/** So much of a refused text is repeated. */
const REPEATED = 40;

/** What keeps the field from being sent, or what of a paste was not taken; undefined is nothing. */
type Slip = { isPaste: true; text: string } | { isPaste: false } | undefined;

/** Where the library has put the section that a key goes to; all of them at once count as the year. */
function sectionOf(target: EventTarget | null): number {
  const section = (target as Element).closest("[data-sectionindex]");
  return Number(section?.getAttribute("data-sectionindex") ?? 0);
}

const SEPARATORS = /^[-/. ]$/;

/** Keys that change what is in a section, and those that lead elsewhere. */
const CHANGES = new Set("ArrowUp ArrowDown PageUp PageDown Home End Backspace Delete".split(" "));
const ENDS = new Set(["ArrowLeft", "ArrowRight", "Tab"]);

/** The buttons of the field, which open the calendar and empty it. */
const isButton = (target: EventTarget) => (target as Element).closest("button") !== null;

/**
 * Watches what goes into the sections of a day, before the library sees it: a text is read as a whole, figures
 * only while they can be part of a day.
 */
function useTyping(onDay: (day: CalendarDay) => void) {
  const { readOnly } = useFormState();
  const [slip, setSlip] = useState<Slip>();
  const [isShort, setShort] = useState(false);
  const run = useRef<TypedRun | null>(null);
  // The section of a figure that does not fit, until the next key of another kind.
  const stopped = useRef<number>(undefined);
  const isPressing = useRef(false);

  const end = () => {
    run.current = null;
    stopped.current = undefined;
  };

  const begin = (next: TypedRun | null = null) => {
    end();
    run.current = next;
    setShort(endsShort(next));
    setSlip(undefined);
  };

  const take = (text: string) => {
    begin();
    const day = readDay(text);
    if (day === undefined) setSlip({ isPaste: true, text: text.trim() });
    else onDay(day);
  };

  /** Presses a key that the library listens to. */
  const press = (target: EventTarget, key: string) => {
    isPressing.current = true;
    target.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true }));
    isPressing.current = false;
  };

  const insert = useLatest((event: InputEvent) => {
    const { data, target, inputType } = event;
    if (inputType.startsWith("delete")) begin();
    if (readOnly || data === null || target === null || event.isComposing) return;
    const isFigure = /^\d$/.test(data) && stopped.current === undefined;
    const typed = { section: sectionOf(target), figure: data, at: event.timeStamp };
    const next = isFigure ? withFigure(run.current, typed) : null;
    if (next !== null) {
      begin(next);
      return;
    }
    event.preventDefault();
    if (data.length > 1) take(data);
    // Letters would choose a month that begins with them.
    if (!isFigure) return;
    press(target, "Delete");
    begin();
    stopped.current = typed.section;
    setSlip({ isPaste: false });
  });

  return {
    slip,
    isShort,
    take,
    /** Before the browser puts a character in, whatever keyboard it comes from. */
    listen: useCallback(
      (field: HTMLElement | null) => {
        field?.addEventListener("beforeinput", insert, { capture: true });
        return () => field?.removeEventListener("beforeinput", insert, { capture: true });
      },
      [insert],
    ),
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const { key, target } = event;
      if (isPressing.current) return;
      if (SEPARATORS.test(key) && !isButton(target)) {
        event.preventDefault();
        // It ends '1' of '2027-1-5'; after four figures of a year the field has gone on.
        const section = run.current?.section ?? stopped.current;
        if (section === sectionOf(target)) press(target, "ArrowRight");
        end();
      } else if (CHANGES.has(key) || isButton(target)) begin();
      else if (ENDS.has(key) || event.ctrlKey || event.metaKey) end();
    },
    onMouseDownCapture({ target }: MouseEvent<HTMLElement>) {
      if (isButton(target)) begin();
      else end();
    },
  };
}

/** The field of a day that is typed, section by section, or pasted in any usual way of writing. */
function TypedDay({ ref, error, helperText, slotProps, ...field }: TypedDayProps) {
  const { refused } = useFormState();
  const { value, fieldFormat, triggerStatus, setValue } = usePickerContext<Dayjs | null>();
  const { slip, isShort, take, listen, onKeyDownCapture, onMouseDownCapture } = useTyping((day) =>
    setValue(toDate(day), { changeImportance: "set" }),
  );
  const isStopped = slip?.isPaste === false;
  const isPartial =
    isStopped ||
    isShort ||
    (value === null ? !field.areAllSectionsEmpty : field["data-unfinished"] === true);
  const isLeft = isPartial && (isStopped || refused || field.focused !== true);
  const isSaid = slip !== undefined || (isLeft && !error);
  const wrong = error || isSaid;
  const note = isSaid && (
    <InlineError>{slipMessage(slip, { value, format: fieldFormat })}</InlineError>
  );
  return (
    <PickersTextField
      {...field}
      ref={useForkRef(ref, listen)}
      data-unfinished={isPartial}
      error={wrong}
      helperText={note || helperText}
      onKeyDownCapture={onKeyDownCapture}
      onMouseDownCapture={onMouseDownCapture}
      onPasteCapture={(event) => {
        if (triggerStatus !== "enabled") return;
        event.preventDefault();
        event.stopPropagation();
        take(event.clipboardData.getData("text"));
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

/** How a day is written, after what was not understood. */
function slipMessage(slip: Slip, { value, format }: { value: Dayjs | null; format: string }) {
  if (slip?.isPaste !== true) {
    // A year of fewer figures has been typed in part.
    const isOther = value?.isValid() === true && value.year() > 999;
    const years = isOther && !isGivenDay(value.format("YYYY-MM-DD"));
    return `Enter a day as ${format}${years ? `, from the year ${FIRST_YEAR} to ${LAST_YEAR}` : ""}.`;
  }
  const short = slip.text.length > REPEATED ? `${slip.text.slice(0, REPEATED)}…` : slip.text;
  return `${short === "" ? "The text" : `“${short}”`} was not taken. Enter a day as ${format}.`;
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
  /** What follows from the day that stands there, "" for nothing; below the hint, and read out when it comes. */
  note?: string | undefined;
  /** Whether a stored value begins to count with this form: outside the range it is not sent. Default false. */
  isStarting?: boolean;
}

/** A day: typed or picked. MUI's own, but for a day being a text and for the errors of the form. */
export function DateField({ label, value, onChange, name, min, max, ...more }: DateFieldProps) {
  const {
    format = "yyyy-MM-dd",
    typed = true,
    clearable = false,
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

  const textField = {
    error: error !== undefined,
    helperText: error === undefined ? calm : <InlineError>{error}</InlineError>,
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
          else if (next.isValid() && isGivenDay(next.format("YYYY-MM-DD"))) {
            change(next.format("YYYY-MM-DD"));
          } else setDraft({ of: value, date: next });
        }}
        timezone="UTC"
        format={format.toUpperCase()}
        views={["year", "month", "day"]}
        openTo="day"
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
