import { styled } from "@mui/material/styles";
import { useId } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { ChangeValueView } from "./ChangeValueView.tsx";
import type { ChangeValue } from "./ChangeValueView.tsx";

/** Whose value of a field is kept. */
export type ChangeSide = "mine" | "theirs";

/** A field that somebody else has changed since the form began. */
export interface FieldChange {
  /** Unique among those asked about. */
  readonly id: string;
  readonly label: string;
  readonly mine: ChangeValue;
  readonly theirs: ChangeValue;
  /** Whether the person has changed it too: then they must choose. */
  readonly isBoth: boolean;
}

const Group = styled("fieldset")({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled("legend")(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: 0,
  marginBottom: 6,
  overflowWrap: "anywhere",
}));

const Sides = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 8,
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));

const Side = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: 4,
  minWidth: 0,
  padding: "8px 12px 10px",
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.vars.shape.borderRadius,
  overflowWrap: "anywhere",
  "&:has(:checked)": {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  "&:has(> label > :focus-visible)": {
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: 2,
  },
}));

const Name = styled("label")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 24,
  color: theme.vars.palette.text.secondary,
  cursor: "pointer",
  // All of the card is its target; what scrolls or leads somewhere lies above.
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "& > input": {
    position: "relative",
    zIndex: 1,
    flex: "none",
    width: 16,
    height: 16,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    outline: "none",
  },
}));

const Value = styled("div")({
  minWidth: 0,
  "& [tabindex], & a": { position: "relative", zIndex: 1 },
});

const Wrong = styled("div")({ marginTop: 6 });

export interface ChangeChoiceProps {
  change: FieldChange;
  /** Undefined while nothing is chosen. */
  chosen: ChangeSide | undefined;
  /** Whether to say that nothing is chosen. */
  isMissing: boolean;
  onChoose: (side: ChangeSide) => void;
}

/** One field that somebody else has changed: both values side by side, one to keep. */
export function ChangeChoice({ change, chosen, isMissing, onChoose }: ChangeChoiceProps) {
  const id = useId();
  const { label, isBoth } = change;
  const sides = [
    ["mine", isBoth ? "Yours" : "As it was"],
    ["theirs", "Theirs"],
  ] as const;
  return (
    <Group aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <Legend>{label}</Legend>
      <Sides>
        {sides.map(([side, name]) => (
          <Side key={side}>
            <Name>
              <input
                type="radio"
                name={id}
                checked={chosen === side}
                aria-describedby={`${id}-${side}`}
                {...(isMissing ? { "aria-invalid": true } : {})}
                onChange={() => onChoose(side)}
              />
              {name}
            </Name>
            <Value id={`${id}-${side}`}>
              <ChangeValueView value={change[side]} label={`${label}: ${name}`} />
            </Value>
          </Side>
        ))}
      </Sides>
      {isMissing && (
        <Wrong>
          <InlineError id={`${id}-missing`}>Choose one of the two.</InlineError>
        </Wrong>
      )}
    </Group>
  );
}
