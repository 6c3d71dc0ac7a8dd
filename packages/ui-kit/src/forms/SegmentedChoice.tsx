import { styled } from "@mui/material/styles";
import { useId } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { useFormState } from "./form-context.ts";

const Group = styled("fieldset")({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled("legend")(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: 0,
  marginBottom: 6,
}));

const Segments = styled("div")(({ theme }) => ({
  display: "inline-flex",
  flexWrap: "wrap",
  maxWidth: "100%",
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "&:has(:focus-visible)": {
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: 2,
  },
}));

const Segment = styled("label")(({ theme }) => ({
  ...theme.typography.body1,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: 34,
  padding: "0 14px",
  color: theme.vars.palette.text.secondary,
  cursor: "pointer",
  "&:hover": { backgroundColor: theme.vars.palette.action.hover },
  "&:has(:checked)": {
    color: theme.vars.palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
    backgroundColor: theme.vars.palette.action.selected,
  },
  "& + &": { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  // The radio itself lies over its segment, unseen: keys, names and forms come from it.
  "& > input": { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" },
  '&[data-readonly="true"]': { cursor: "default" },
  // Colours of the page are gone there; the native sign has to say which one it is.
  "@media (forced-colors: active)": {
    gap: 6,
    "& > input": { position: "static", opacity: 1 },
  },
  [theme.breakpoints.down("sm")]: { minHeight: 42 },
}));

const Wrong = styled("div")({ marginTop: 6 });

export interface SegmentedChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  /** null: none is chosen. */
  value: Value | null;
  onChange: (next: Value) => void;
  /** The name the server uses for it in its field errors. */
  name: string;
}

/** One of two or three, all in sight: Northern or Southern. Radios, so the arrows move the choice. */
export function SegmentedChoice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  name,
}: SegmentedChoiceProps<Value>) {
  const id = useId();
  const { readOnly, errorOf } = useFormState();
  const error = errorOf(name);
  return (
    <Group aria-labelledby={id}>
      <Legend id={id}>{legend}</Legend>
      <Segments>
        {options.map((option) => (
          <Segment key={option.value} data-readonly={readOnly}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={readOnly && option.value !== value}
              {...(error === undefined ? {} : { "aria-invalid": true })}
              onChange={() => {
                if (!readOnly) onChange(option.value);
              }}
            />
            {option.label}
          </Segment>
        ))}
      </Segments>
      {error !== undefined && (
        <Wrong>
          <InlineError>{error}</InlineError>
        </Wrong>
      )}
    </Group>
  );
}
