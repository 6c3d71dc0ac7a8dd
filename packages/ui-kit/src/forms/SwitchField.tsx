import { styled } from "@mui/material/styles";
import { useId } from "react";
import type { ReactNode } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { Switch } from "./Switch.tsx";

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 12px",
  minHeight: 44,
  padding: "4px 16px",
  position: "relative",
  "& > label": { flex: 1, minWidth: 0, overflowWrap: "anywhere", cursor: "pointer" },
  // The whole row is the target; what else stands in it lies above.
  "& > label::before": { content: '""', position: "absolute", inset: 0 },
  "& > :is(input, div)": { position: "relative" },
  "&[data-readonly=true] > :is(label, input)": { cursor: "default" },
  "&[data-disabled=true] > label": { cursor: "default", color: theme.vars.palette.text.tertiary },
  // What belongs to the switch comes after it, for the eye and for Tab.
  "& > div": { flex: "1 1 100%" },
  "&:has(> div)": { paddingBlock: 10 },
  [theme.breakpoints.down("sm")]: { padding: "10px 16px" },
}));

const Hint = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  display: "block",
  color: theme.vars.palette.text.secondary,
}));

export interface SwitchFieldProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** A line under the label. */
  hint?: string;
  disabled?: boolean;
  /** Tells its state and can be focused, but not changed. Default false. */
  readOnly?: boolean;
  /** What is wrong with it; under the label, in place of the hint. */
  error?: string | undefined;
  /** Marks it as wrong where the words stand elsewhere: under its list. Default false. */
  invalid?: boolean;
  name?: string;
  /** A control that belongs to the switch, such as a licence field; under it. */
  children?: ReactNode;
}

/** One switch with its label. Stands in a `SwitchList`; the whole row can be pressed. */
export function SwitchField({
  label,
  checked,
  onCheckedChange,
  hint,
  disabled = false,
  readOnly = false,
  error,
  invalid = error !== undefined,
  name,
  children,
}: SwitchFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <Row data-disabled={disabled} data-readonly={readOnly}>
      <label htmlFor={id}>
        {label}
        {note !== undefined && (
          <Hint id={`${id}-note`}>
            {error === undefined ? hint : <InlineError>{error}</InlineError>}
          </Hint>
        )}
      </label>
      <Switch
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a check box tells its own state
        role="switch"
        {...(name === undefined ? {} : { name })}
        checked={checked}
        disabled={disabled}
        {...(note === undefined ? {} : { "aria-describedby": `${id}-note` })}
        {...(invalid ? { "aria-invalid": true } : {})}
        {...(readOnly ? { "aria-readonly": true } : {})}
        onChange={(event) => {
          if (!readOnly) onCheckedChange(event.target.checked);
        }}
      />
      {children !== undefined && <div>{children}</div>}
    </Row>
  );
}
