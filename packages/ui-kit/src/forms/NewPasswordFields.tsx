import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { checkNewPassword, shownStrength } from "./new-password.ts";
import type { NewPassword, NewPasswordProblems } from "./new-password.ts";
import { PasswordChecklist } from "./PasswordChecklist.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { checkPassword, PASSWORD_RULE } from "./password-rule.ts";
import { StrengthMeter } from "./StrengthMeter.tsx";
import { useStrength } from "./useStrength.ts";

const Fields = styled("div", { shouldForwardProp: (name) => name !== "columns" })<{
  columns: 1 | 2;
}>(({ theme, columns }) => ({
  display: "grid",
  alignItems: "start",
  gap: "20px 16px",
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));

const Rule = styled("div")(({ theme }) => ({
  gridColumn: "1 / -1",
  marginTop: -8,
  "& > p": {
    ...theme.typography.body2,
    margin: "6px 0 0",
    color: theme.vars.palette.text.secondary,
  },
}));

export interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (next: NewPassword) => void;
  /** The server's word on either field; shown before the form's own. */
  errors?: NewPasswordProblems;
  /**
   * Shows what is wrong even in fields that were not left yet: set it when a submit was refused.
   * Default false.
   */
  showProblems?: boolean;
  /** True where empty fields keep the old password. Default false. */
  optional?: boolean;
  disabled?: boolean;
  /** Can be read and focused, not changed: while the answer is awaited. Default false. */
  readOnly?: boolean;
  /** Side by side on a desktop (2) or one under the other (1). Default 2. */
  columns?: 1 | 2;
  /** Taller fields, for the pages outside the shell. */
  tall?: boolean;
  /** Texts a guesser would try for this person: name, username, company. */
  known?: readonly string[];
}

const NOTHING: readonly string[] = [];
const NO_ERRORS: NewPasswordProblems = {};

/**
 * A new password, typed twice: how strong it is, and which parts of the rule it keeps, shown while it
 * is typed (shell 2.9, 2.11, 5). Whether they may be sent is `isNewPasswordReady`.
 */
export function NewPasswordFields({
  value,
  onChange,
  errors = NO_ERRORS,
  showProblems = false,
  optional = false,
  disabled = false,
  readOnly = false,
  columns = 2,
  tall = false,
  known = NOTHING,
}: NewPasswordFieldsProps) {
  const id = useId();
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const problems = checkNewPassword(value, optional);
  const score = useStrength(value.password, known);
  const { demands } = checkPassword(value.password);

  const visible = (field: keyof NewPassword): string | undefined => {
    if (errors[field] !== undefined) return errors[field];
    // Nobody is told off while still typing the first time.
    const ripe = showProblems || (left[field] && value[field] !== "");
    return ripe ? problems[field] : undefined;
  };
  // The rule stands below anyway; under the field a short word is enough.
  const broken = visible("password");
  const passwordError =
    broken === PASSWORD_RULE ? "This password does not meet the rule below." : broken;

  return (
    <Fields columns={columns}>
      <PasswordField
        name="password"
        autoComplete="new-password"
        value={value.password}
        required={!optional}
        disabled={disabled}
        readOnly={readOnly}
        tall={tall}
        error={passwordError}
        aria-describedby={`${id}-rule`}
        onValueChange={(password) => onChange({ ...value, password })}
        onBlur={() => setLeft({ ...left, password: true })}
      />
      <PasswordField
        name="password_confirmation"
        label="Confirm Password"
        autoComplete="new-password"
        value={value.confirmation}
        required={!optional}
        disabled={disabled}
        readOnly={readOnly}
        tall={tall}
        error={visible("confirmation")}
        onValueChange={(confirmation) => onChange({ ...value, confirmation })}
        onBlur={() => setLeft({ ...left, confirmation: true })}
      />
      <Rule>
        {score !== "unavailable" && <StrengthMeter score={shownStrength(score, value.password)} />}
        <p id={`${id}-rule`}>{PASSWORD_RULE}</p>
        {value.password !== "" && <PasswordChecklist demands={demands} />}
      </Rule>
    </Fields>
  );
}
