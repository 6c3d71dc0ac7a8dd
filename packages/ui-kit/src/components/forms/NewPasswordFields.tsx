import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { NewPassword } from "@recurrent/sdk";
import { Check, Circle } from "lucide-react";
import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { FieldPair, PasswordField } from "./Field.tsx";
import {
  checkNewPassword,
  checkPassword,
  PASSWORD_RULE,
  displayStrength,
} from "./password-rule.ts";
import { useFormState } from "./form-state.ts";
import type { estimateStrength, StrengthScore } from "./password-strength.ts";

/** By score of `password-strength.ts`. */
const STRENGTHS = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const;

const FIELDS = [
  { key: "password", name: "password", label: "Password" },
  { key: "passwordConfirmation", name: "password_confirmation", label: "Confirm Password" },
] as const;

export interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (next: NewPassword) => void;
  /** Shows all errors after an invalid submit. A `FormLayout` sets it. */
  showProblems?: boolean;
  /** Empty fields keep the old password. Default false. */
  optional?: boolean;
  /** Guessable texts of this person, separated by blanks: name, username, company. */
  known?: string;
}

/**
 * A new password, typed twice, with strength and rule (shell 2.9, 2.11, 5). `isNewPasswordReady`
 * validates it.
 */
export function NewPasswordFields({
  value,
  onChange,
  showProblems = false,
  optional = false,
  known = "",
}: NewPasswordFieldsProps) {
  const id = useId();
  const { showErrors, errorOf } = useFormState();
  const [blurred, setBlurred] = useState({ password: false, passwordConfirmation: false });
  const problems = checkNewPassword(value, optional);
  const score = useStrength(value.password, known);

  const errorAt = (key: keyof NewPassword, name: string): string | undefined => {
    // No error during the first typing.
    const isProblemShown = showProblems || showErrors || (blurred[key] && value[key] !== "");
    const error = errorOf(name) ?? (isProblemShown ? problems[key] : undefined);
    // The full rule is shown below.
    return error === PASSWORD_RULE ? "This password does not meet the rule below." : error;
  };

  const [password, confirmation] = FIELDS.map(({ key, name, label }) => (
    <PasswordField
      key={key}
      name={name}
      label={label}
      autoComplete="new-password"
      value={value[key]}
      required={!optional}
      error={errorAt(key, name)}
      aria-describedby={key === "password" ? `${id}-rule` : undefined}
      onChange={(event) => onChange({ ...value, [key]: event.target.value })}
      onBlur={() => setBlurred({ ...blurred, [key]: true })}
    />
  ));

  return (
    // The rule is below its field, or below both fields side by side.
    <FieldPair
      data-unfinished={Object.keys(problems).length > 0}
      sx={{
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 288px), 1fr))",
        gridAutoFlow: "dense",
        rowGap: 0,
      }}
    >
      {password}
      <Box sx={{ gridColumn: "1 / -1", pt: 0.5, pb: 2 }}>
        <StrengthMeter score={score} />
        <FormHelperText id={`${id}-rule`}>{PASSWORD_RULE}</FormHelperText>
        <Checklist password={value.password} />
      </Box>
      {confirmation}
    </FieldPair>
  );
}

/** Null until the first key has loaded the estimator. */
type Strength = StrengthScore | null | "unavailable";

function useStrength(password: string, known: string): Strength {
  const [estimate, setEstimate] = useState<typeof estimateStrength | "unavailable">();
  const isTyped = password !== "";
  useEffect(() => {
    if (!isTyped) return;
    void import("./password-strength.ts").then(
      (module) => setEstimate(() => module.estimateStrength),
      () => setEstimate("unavailable"),
    );
  }, [isTyped]);
  const deferredPassword = useDeferredValue(password);
  return useMemo(() => {
    if (estimate === "unavailable") return estimate;
    if (estimate === undefined || deferredPassword === "") return null;
    return displayStrength(
      estimate(deferredPassword, known.split(" ").filter(Boolean)),
      deferredPassword,
    );
  }, [estimate, deferredPassword, known]);
}

/** Neutral colour, since status colours are for statuses. */
function StrengthMeter({ score }: { score: Strength }) {
  const strength = score === "unavailable" ? null : score;
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", color: "text.secondary" }}
      style={{ visibility: score === "unavailable" ? "hidden" : "visible" }}
    >
      <LinearProgress
        variant="determinate"
        color="inherit"
        aria-hidden
        value={(strength ?? 0) * 25}
        sx={{ flex: 1, "&::before": { bgcolor: "action.selected", opacity: 1 } }}
      />
      <Typography
        component="output"
        variant="body2"
        aria-label="Password strength"
        sx={{
          minHeight: "1lh",
          textAlign: "right",
          color: "text.primary",
          // The bar is as wide as the fields while nothing is typed.
          "&:not(:empty)": { minWidth: "4.5em", ml: 1.5 },
        }}
      >
        {strength === null ? "" : STRENGTHS[strength]}
      </Typography>
    </Box>
  );
}

function Checklist({ password }: { password: string }) {
  return (
    <FieldPair
      as="ul"
      sx={{
        gap: "4px 16px",
        m: "8px 0 0",
        p: 0,
        typography: "body2",
        color: "text.secondary",
        "& > li": { display: "flex", alignItems: "center", gap: 1 },
        "& > [data-met]": { color: "text.primary" },
      }}
    >
      {checkPassword(password).demands.map(({ id, label, met }) => {
        const Icon = met ? Check : Circle;
        return (
          <li key={id} data-met={met || undefined}>
            <Icon size={14} />
            <span>
              {label}
              <VisuallyHidden>{met ? ", met" : ", not met"}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </FieldPair>
  );
}
