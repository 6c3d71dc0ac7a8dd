import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { CalendarDays, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { CalendarPopover } from "./CalendarPopover.tsx";
import { formatDay, parseTypedDay, rangeProblem } from "./calendar-day.ts";
import type { CalendarDay, DayFormat } from "./calendar-day.ts";
import { ControlBox, FieldBox, FieldLabel, FieldNote, TextInput } from "./field-styles.ts";
import { useFormState } from "./form-context.ts";

const DateBox = styled(ControlBox)(({ theme }) => ({
  width: 208,
  maxWidth: "100%",
  "& > span": { position: "absolute", right: 4, display: "flex" },
  [theme.breakpoints.down("sm")]: { width: "auto", "& > span": { right: 2 } },
}));

const DateInput = styled(TextInput)(({ theme }) => ({
  ...TABULAR_FIGURES,
  // Read-only to the keyboard alone: it is changed like any other field.
  "&[data-picked=true]:read-only:not(:disabled)": {
    cursor: "pointer",
    backgroundColor: theme.vars.palette.background.paper,
  },
  "&[data-buttons='2']": { paddingRight: 72 },
  [theme.breakpoints.down("sm")]: { "&[data-buttons='2']": { paddingRight: 88 } },
}));

export interface DateFieldProps {
  label: string;
  /** A day of the calendar, `YYYY-MM-DD`, in no time zone; null for none. */
  value: CalendarDay | null;
  /** Called with a day that exists, or null for none. */
  onChange: (next: CalendarDay | null) => void;
  /** The name the server uses for it in its field errors. */
  name: string;
  /**
   * The first and last day on offer, both included. A value outside stays as it is and is only said to
   * be outside once it is changed (decisions: Date of return).
   */
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
  /** How the day is shown. Default `yyyy-MM-dd`. */
  format?: DayFormat;
  /** False: the day is picked from the calendar, never typed (shell 2.22). Default true. */
  typed?: boolean;
  /** Shown while there is no day. Default: the format. */
  placeholder?: string;
  /** Whether a button takes the day away. Default false. */
  clearable?: boolean;
  hint?: string;
  required?: boolean;
}

/** A day: typed or picked. Text is read in any usual way of writing, year first. */
export function DateField({
  label,
  value,
  onChange,
  name,
  min,
  max,
  format = "yyyy-MM-dd",
  typed = true,
  placeholder = format.toUpperCase(),
  clearable = false,
  hint,
  required = false,
}: DateFieldProps) {
  const id = useId();
  const { readOnly, errorOf } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What is being typed; null while the field shows its value.
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [changed, setChanged] = useState(false);

  const written = draft === null ? undefined : parseTypedDay(draft);
  const unfinished = draft !== null && written === undefined;
  const own =
    unfinished && left
      ? `Enter a day as ${format.toUpperCase()}.`
      : changed && value !== null
        ? rangeProblem(value, format, min, max)
        : undefined;
  const error = errorOf(name) ?? own;
  const note = error ?? hint;
  const open = () => setAnchor(readOnly ? null : box.current);
  const clear = clearable && !readOnly && (value !== null || unfinished);
  const change = (next: CalendarDay | null) => {
    setChanged(true);
    onChange(next);
  };

  return (
    <FieldBox>
      <FieldLabel htmlFor={id} data-required={required}>
        {label}
      </FieldLabel>
      <DateBox ref={box}>
        <DateInput
          ref={input}
          id={id}
          name={name}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          required={required}
          readOnly={readOnly || !typed}
          roomAtEnd
          data-buttons={clear ? 2 : 1}
          data-picked={!typed && !readOnly}
          // Neither half a date nor a day out of range is sent.
          data-unfinished={own !== undefined || unfinished}
          aria-invalid={error !== undefined || (unfinished && left)}
          {...(note === undefined ? {} : { "aria-describedby": `${id}-note` })}
          {...(typed ? {} : { "aria-haspopup": "dialog" as const })}
          value={draft ?? formatDay(value, format)}
          onChange={(event) => {
            setLeft(false);
            setDraft(event.target.value);
            const day = parseTypedDay(event.target.value);
            if (day !== undefined && day !== value) change(day);
          }}
          onBlur={() => {
            setLeft(true);
            if (!unfinished) setDraft(null);
          }}
          {...(typed ? {} : { onClick: open })}
          onKeyDown={(event) => {
            const opens = typed
              ? event.altKey && event.key === "ArrowDown"
              : ["ArrowDown", "Enter", " "].includes(event.key);
            if (!opens) return;
            event.preventDefault();
            open();
          }}
        />
        <span>
          {clear && (
            <IconButton
              size="small"
              aria-label={`Clear ${label.replace(/:$/, "")}`}
              onClick={() => {
                setDraft(null);
                change(null);
                input.current?.focus();
              }}
            >
              <X size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
          <IconButton
            size="small"
            disabled={readOnly}
            aria-label={`Choose ${label.replace(/:$/, "")}`}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={open}
          >
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </span>
      </DateBox>
      {note !== undefined && (
        <FieldNote id={`${id}-note`}>
          {error === undefined ? hint : <InlineError>{error}</InlineError>}
        </FieldNote>
      )}
      <CalendarPopover
        label={label}
        anchor={anchor}
        value={value}
        min={min}
        max={max}
        onClose={() => setAnchor(null)}
        onChoose={(day) => {
          setDraft(null);
          setAnchor(null);
          change(day);
        }}
      />
    </FieldBox>
  );
}
