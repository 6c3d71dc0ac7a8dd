import { styled } from "@mui/material/styles";
import { useId } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { FieldNote, TextInput } from "../forms/field-styles.ts";
import { useFormState } from "../forms/form-context.ts";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import type { EventFormValues } from "./event-views.ts";
import { wholeDays } from "./warnings.ts";

type Reminders = EventFormValues["reminders"];

const Group = styled("fieldset")({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled("legend")(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: 0,
  marginBottom: 6,
}));

const Inputs = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(3, 104px)",
  gap: 12,
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: 8,
  },
}));

const Days = styled(TextInput)(TABULAR_FIGURES);

/** What a number input takes besides figures. */
const NO_FIGURES = ["-", "+", ".", ",", "e", "E"];

const PLACES = [0, 1, 2] as const;
const LEGEND = "Day(s) prior to expiry";

export interface DaysFieldsProps {
  value: Reminders;
  onChange: (next: Reminders) => void;
}

/** The three reminders: whole numbers of days, at least 0 (training 5). */
export function DaysFields({ value, onChange }: DaysFieldsProps) {
  const id = useId();
  const { readOnly, errorOf } = useFormState();
  // Whatever a server calls one of them; the control goes by the first name.
  const errors = PLACES.map((at) =>
    errorOf(`reminders.${at}`, `reminders[${at}]`, `reminders[${at}][value]`),
  );
  const said = [...new Set(errors.filter((error) => error !== undefined))].join(" ");
  const set = (at: (typeof PLACES)[number], text: string) => {
    const next: [string, string, string] = [...value];
    next[at] = text;
    onChange(next);
  };
  return (
    <Group aria-labelledby={`${id}-legend`}>
      <Legend id={`${id}-legend`}>{LEGEND}</Legend>
      <Inputs>
        {PLACES.map((at) => (
          <Days
            key={at}
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            name={`reminders.${at}`}
            aria-label={`${LEGEND}, warning ${at + 1}`}
            aria-invalid={errors[at] !== undefined}
            {...(said === "" ? {} : { "aria-describedby": `${id}-note` })}
            readOnly={readOnly}
            value={value[at]}
            onKeyDown={(event) => {
              if (NO_FIGURES.includes(event.key)) event.preventDefault();
            }}
            onChange={(event) => set(at, wholeDays(event.target.value))}
            onBlur={() => {
              if (value[at] === "") set(at, "0");
            }}
            // A wheel that passes over a number must not change it.
            onWheel={(event) => event.currentTarget.blur()}
          />
        ))}
      </Inputs>
      {said !== "" && (
        <FieldNote id={`${id}-note`}>
          <InlineError>{said}</InlineError>
        </FieldNote>
      )}
    </Group>
  );
}
