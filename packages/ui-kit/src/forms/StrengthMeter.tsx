import { styled } from "@mui/material/styles";
import type { StrengthScore } from "./password-strength.ts";

const Row = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
});

const Bars = styled("span")({ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: 4 });

const Bar = styled("span", { shouldForwardProp: (name) => name !== "filled" })<{
  filled: boolean;
}>(({ theme, filled }) => ({
  height: 4,
  borderRadius: 2,
  backgroundColor: filled ? theme.vars.palette.text.secondary : theme.vars.palette.action.selected,
  boxShadow: filled ? "none" : `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  // In forced colours backgrounds vanish; the filled ones keep an outline.
  outline: filled ? "1px solid transparent" : 0,
}));

const Word = styled("output")(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: "4.5em",
  textAlign: "right",
}));

const WORDS: Readonly<Record<StrengthScore, string>> = {
  0: "Very weak",
  1: "Weak",
  2: "Fair",
  3: "Good",
  4: "Strong",
};

export interface StrengthMeterProps {
  /** Null shows an empty meter. */
  score: StrengthScore | null;
}

/** Four bars and a word. Neutral in colour: status colours belong to statuses. */
export function StrengthMeter({ score }: StrengthMeterProps) {
  return (
    <Row>
      <Bars aria-hidden>
        {([1, 2, 3, 4] as const).map((step) => (
          <Bar key={step} filled={score !== null && score >= step} />
        ))}
      </Bars>
      <Word aria-label="Password strength">{score === null ? "" : WORDS[score]}</Word>
    </Row>
  );
}
