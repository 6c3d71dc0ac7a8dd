import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { ControlBox, FieldBox, FieldLabel, FieldNote, TextInput } from "./field-styles.ts";

export interface FieldProps extends Omit<ComponentProps<"input">, "onChange" | "size"> {
  /** Stands above the control and stays there. */
  label: string;
  /** Helps before anything is wrong; makes room for the error. */
  hint?: ReactNode;
  /** What is wrong; marks the control as invalid. An empty text or undefined: nothing. */
  error?: ReactNode;
  /** Called with the text, for every change. */
  onValueChange?: (value: string) => void;
  /** 40 px high instead of 36, for sign-in and alike. */
  tall?: boolean;
  /** Puts the label to the left of the control, for a field inside a row. Default false. */
  labelBeside?: boolean;
  /** A button inside the control's edge. */
  endButton?: ReactNode;
}

/**
 * A text field with a static label, a hint, and an error in the hint's place. Everything else is
 * passed on to the input (`type`, `autoComplete`, `required`, `disabled`, `ref` and so on).
 */
export function Field({
  label,
  hint,
  error,
  onValueChange,
  endButton,
  tall = false,
  labelBeside = false,
  id,
  className,
  required = false,
  "aria-describedby": describedBy,
  ...input
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const wrong = error !== undefined && error !== null && error !== false && error !== "";
  const note = wrong || (hint !== undefined && hint !== null);
  const noteId = `${inputId}-note`;
  const described = [note ? noteId : undefined, describedBy].filter(Boolean).join(" ");
  return (
    <FieldBox className={className} data-beside={labelBeside}>
      <FieldLabel htmlFor={inputId} data-required={required}>
        {label}
      </FieldLabel>
      <ControlBox>
        <TextInput
          {...input}
          id={inputId}
          required={required}
          tall={tall}
          roomAtEnd={endButton !== undefined}
          aria-invalid={wrong}
          {...(described === "" ? {} : { "aria-describedby": described })}
          onChange={(event) => onValueChange?.(event.target.value)}
        />
        {endButton}
      </ControlBox>
      {note && (
        <FieldNote id={noteId}>{wrong ? <InlineError>{error}</InlineError> : hint}</FieldNote>
      )}
    </FieldBox>
  );
}
