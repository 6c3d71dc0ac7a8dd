import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useForkRef } from "@mui/material/utils";
import { usePickerContext } from "@mui/x-date-pickers/hooks";
import { PickersTextField, type PickersTextFieldProps } from "@mui/x-date-pickers/PickersTextField";
import type { Dayjs } from "dayjs";
import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import type { CalendarDay } from "@recurrent/sdk/calendar-day";
import { toDate } from "../../dates/day-adapter.ts";
import { endsShort, type TypedRun, withDigit } from "../../dates/day-typing.ts";
import { useLatest } from "../../useLatest.ts";
import { useFormState } from "./form-state.ts";
import { FIRST_YEAR, isGivenDay, LAST_YEAR, readDay } from "../../dates/read-day.ts";

/** MUI writes back a section's text as HTML, which the CSP refuses. */
function writeAsText(section: HTMLElement | null): void {
  if (section === null) return;
  const set = (text: string) => {
    section.textContent = text;
  };
  Object.defineProperty(section, "innerHTML", { configurable: true, set });
}

interface TypedDayProps extends PickersTextFieldProps<"outlined"> {
  /** Blocks the submit while the text is not a valid day. */
  "data-unfinished"?: boolean;
  focusYear?: () => void;
}

/** Maximum length of a quoted paste. */
const MAX_QUOTED_LENGTH = 40;

/** Why the field is invalid. */
type TypingError = { isPaste: true; text: string } | { isPaste: false } | undefined;

/** Keys go to the year while all sections are selected. */
function sectionOf(target: EventTarget | null): number {
  const section = (target as Element).closest("[data-sectionindex]");
  return Number(section?.getAttribute("data-sectionindex") ?? 0);
}

const SEPARATORS = /^[-/. ]$/;

const CHANGES = new Set("ArrowUp ArrowDown PageUp PageDown Home End Backspace Delete".split(" "));
const ENDS = new Set(["ArrowLeft", "ArrowRight", "Tab"]);

const isButton = (target: EventTarget) => (target as Element).closest("button") !== null;

/** Help texts are outside the frame. */
const isInFrame = (target: EventTarget) =>
  (target as Element).closest(".MuiPickersInputBase-root") !== null;

/**
 * Checks input before MUI: a paste is read as a whole, and digits only while they can form a day.
 */
function useTyping(onDay: (day: CalendarDay) => void) {
  const { readOnly } = useFormState();
  const [typingError, setTypingError] = useState<TypingError>();
  const [isShort, setShort] = useState(false);
  const run = useRef<TypedRun | null>(null);
  // Section of a rejected digit, until another key.
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
    setTypingError(undefined);
  };

  const take = (text: string) => {
    begin();
    const day = readDay(text);
    if (day === undefined) setTypingError({ isPaste: true, text: text.trim() });
    else onDay(day);
  };

  const press = (target: EventTarget, key: string) => {
    isPressing.current = true;
    target.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true }));
    isPressing.current = false;
  };

  const insert = useLatest((event: InputEvent) => {
    const { data, target, inputType } = event;
    if (inputType.startsWith("delete")) begin();
    if (readOnly || data === null || target === null || event.isComposing) return;
    const isDigit = /^\d$/.test(data) && stopped.current === undefined;
    const typed = { section: sectionOf(target), digit: data, at: event.timeStamp };
    const next = isDigit ? withDigit(run.current, typed) : null;
    if (next !== null) {
      begin(next);
      return;
    }
    event.preventDefault();
    if (data.length > 1) take(data);
    // MUI would choose a month by its first letter.
    if (!isDigit) return;
    press(target, "Delete");
    begin();
    stopped.current = typed.section;
    setTypingError({ isPaste: false });
  });

  return {
    typingError,
    isShort,
    take,
    begin: () => begin(),
    /** `beforeinput` covers on-screen keyboards too. */
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
        // Completes '1' of '2027-1-5'; after four digits the focus has already left the year.
        const section = run.current?.section ?? stopped.current;
        if (section === sectionOf(target)) press(target, "ArrowRight");
        end();
      } else if (CHANGES.has(key) || isButton(target)) {
        begin();
      } else if (ENDS.has(key) || event.ctrlKey || event.metaKey) {
        end();
      }
    },
    onMouseDownCapture({ target }: MouseEvent<HTMLElement>) {
      if (isButton(target)) begin();
      else end();
    },
  };
}

/** The day is typed by section, or pasted in any usual format. */
export function TypedDay({
  ref,
  error,
  helperText,
  slotProps,
  focusYear,
  ...field
}: TypedDayProps) {
  const { showErrors } = useFormState();
  const { value, fieldFormat, triggerStatus, setValue } = usePickerContext<Dayjs | null>();
  const { typingError, isShort, take, begin, listen, onKeyDownCapture, onMouseDownCapture } =
    useTyping((day) => setValue(toDate(day), { changeImportance: "set" }));
  const isStopped = typingError?.isPaste === false;
  const isNoDay =
    isStopped ||
    isShort ||
    (value === null ? !field.areAllSectionsEmpty : field["data-unfinished"] === true);
  // A refused paste was probably meant to change the day, so the old day must be confirmed.
  const isRefused = typingError?.isPaste === true;
  const isPartial = isNoDay || isRefused;
  const isLeft = isNoDay && (isStopped || showErrors || field.focused !== true);
  const isErrorShown = typingError !== undefined || (isLeft && !error);
  const wrong = error || isErrorShown;
  const note = isErrorShown && (
    <InlineError>{typingErrorMessage(typingError, { value, format: fieldFormat })}</InlineError>
  );
  const keep = () => {
    begin();
    focusYear?.();
  };
  // A click on an empty field starts at the year.
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
        // Otherwise the clicked section takes the focus.
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
          // The label is above the field, not in its frame.
          label: "",
          // It is on the sections, which take the focus.
          "aria-invalid": undefined,
          slotProps: {
            input: { ref: writeAsText },
            sectionContent: { ref: writeAsText, "aria-invalid": wrong },
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

function typingErrorMessage(
  typingError: TypingError,
  { value, format }: { value: Dayjs | null; format: string },
) {
  if (typingError?.isPaste !== true) {
    // Below 1000, the year is incomplete.
    const isOther = value?.isValid() === true && value.year() > 999;
    const years = isOther && !isGivenDay(value.format("YYYY-MM-DD"));
    return `Enter a date as ${format}${years ? `, from the year ${FIRST_YEAR} to ${LAST_YEAR}` : ""}.`;
  }
  const short =
    typingError.text.length > MAX_QUOTED_LENGTH
      ? `${typingError.text.slice(0, MAX_QUOTED_LENGTH)}…`
      : typingError.text;
  return `${short === "" ? "The text" : `“${short}”`} could not be read as a date. Enter a date as ${format}.`;
}
