import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useForkRef } from "@mui/material/utils";
import { usePickerContext } from "@mui/x-date-pickers/hooks";
import { PickersTextField, type PickersTextFieldProps } from "@mui/x-date-pickers/PickersTextField";
import type { Dayjs } from "dayjs";
import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import type { CalendarDay } from "../../dates/calendar-day.ts";
import { toDate } from "../../dates/day-adapter.ts";
import { endsShort, type TypedRun, withFigure } from "../../dates/day-typing.ts";
import { useLatest } from "../../useLatest.ts";
import { useFormState } from "./form-state.tsx";
import { FIRST_YEAR, isGivenDay, LAST_YEAR, readDay } from "../../dates/read-day.ts";

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
  /** Gives the focus to the year. */
  focusYear?: () => void;
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

/** What stands below the field is no part of it. */
const isInFrame = (target: EventTarget) =>
  (target as Element).closest(".MuiPickersInputBase-root") !== null;

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
    /** Ends what the last text or key has left. */
    begin: () => begin(),
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
export function TypedDay({
  ref,
  error,
  helperText,
  slotProps,
  focusYear,
  ...field
}: TypedDayProps) {
  const { refused } = useFormState();
  const { value, fieldFormat, triggerStatus, setValue } = usePickerContext<Dayjs | null>();
  const { slip, isShort, take, begin, listen, onKeyDownCapture, onMouseDownCapture } = useTyping(
    (day) => setValue(toDate(day), { changeImportance: "set" }),
  );
  const isStopped = slip?.isPaste === false;
  const isNoDay =
    isStopped ||
    isShort ||
    (value === null ? !field.areAllSectionsEmpty : field["data-unfinished"] === true);
  // Another day was meant than the one that is still there: whether it stays is asked.
  const isRefused = slip?.isPaste === true;
  const isPartial = isNoDay || isRefused;
  const isLeft = isNoDay && (isStopped || refused || field.focused !== true);
  const isSaid = slip !== undefined || (isLeft && !error);
  const wrong = error || isSaid;
  const note = isSaid && (
    <InlineError>{slipMessage(slip, { value, format: fieldFormat })}</InlineError>
  );
  const keep = () => {
    begin();
    focusYear?.();
  };
  // Whoever presses an empty field types a whole day next, wherever the press was.
  const isEmpty = value === null && field.areAllSectionsEmpty;
  const beginsAtYear = ({ target }: MouseEvent<HTMLElement>) =>
    isEmpty && triggerStatus === "enabled" && isInFrame(target) && !isButton(target);
  const input = (
    <PickersTextField
      {...field}
      ref={useForkRef(ref, listen)}
      data-unfinished={isPartial}
      error={wrong}
      helperText={note || helperText}
      onKeyDownCapture={onKeyDownCapture}
      onMouseDownCapture={(event) => {
        onMouseDownCapture(event);
        if (!beginsAtYear(event)) return;
        // Of the section that was pressed, which would take the focus.
        event.preventDefault();
        focusYear?.();
      }}
      onClickCapture={(event) => {
        if (beginsAtYear(event)) event.stopPropagation();
      }}
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
  return (
    <Box>
      {input}
      {isRefused && !isNoDay && triggerStatus === "enabled" && (
        <Button size="small" onClick={keep} sx={{ ml: -0.5 }}>
          {value === null ? "Leave empty" : `Keep ${value.format(fieldFormat)}`}
        </Button>
      )}
    </Box>
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
