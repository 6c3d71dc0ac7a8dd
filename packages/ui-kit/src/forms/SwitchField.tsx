import { styled } from "@mui/material/styles";
import { useId } from "react";
import type { ReactNode } from "react";
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
  "&[data-disabled=true] > label": { cursor: "default", color: theme.vars.palette.text.tertiary },
  [theme.breakpoints.down("sm")]: {
    padding: "10px 16px",
    "& > div": { flex: "1 1 100%", order: 3 },
  },
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
  name?: string;
  /** A control that belongs to the switch, such as a licence field; under it on phones. */
  children?: ReactNode;
}

/** One switch with its label. Stands in a `SwitchList`; the whole row can be pressed. */
export function SwitchField({
  label,
  checked,
  onCheckedChange,
  hint,
  disabled = false,
  name,
  children,
}: SwitchFieldProps) {
  const id = useId();
  return (
    <Row data-disabled={disabled}>
      <label htmlFor={id}>
        {label}
        {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </label>
      {children !== undefined && <div>{children}</div>}
      <Switch
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a check box tells its own state
        role="switch"
        {...(name === undefined ? {} : { name })}
        checked={checked}
        disabled={disabled}
        {...(hint === undefined ? {} : { "aria-describedby": `${id}-hint` })}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
    </Row>
  );
}
