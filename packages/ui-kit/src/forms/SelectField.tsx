import { styled } from "@mui/material/styles";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { ControlBox, FieldBox, FieldLabel, FieldNote } from "./field-styles.ts";
import type { NamedOption } from "./switch-options.ts";

const Select = styled("select")(({ theme }) => {
  const { palette } = theme.vars;
  return {
    font: "inherit",
    letterSpacing: "inherit",
    color: palette.text.primary,
    width: "100%",
    minWidth: 0,
    height: 36,
    margin: 0,
    padding: "0 36px 0 12px",
    appearance: "none",
    textOverflow: "ellipsis",
    border: `1px solid ${palette.control}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: palette.background.paper,
    cursor: "pointer",
    '&[data-empty="true"]': { color: palette.text.tertiary },
    "& option": { color: palette.text.primary, backgroundColor: palette.background.paper },
    '&[aria-invalid="true"]': {
      borderColor: palette.error.main,
      boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
    },
    "&:focus-visible": {
      outline: 0,
      borderColor: palette.focus,
      boxShadow: `inset 0 0 0 1px ${palette.focus}`,
    },
    "&:disabled": {
      cursor: "default",
      color: palette.text.tertiary,
      opacity: 1,
      borderColor: palette.divider,
      backgroundColor: palette.background.sunken,
    },
    [theme.breakpoints.down("sm")]: { height: 44, fontSize: "1rem" },
  };
});

const Sign = styled("span")(({ theme }) => ({
  position: "absolute",
  right: 12,
  display: "inline-flex",
  pointerEvents: "none",
  color: theme.vars.palette.text.secondary,
}));

export interface SelectFieldProps {
  /** Stands above the control, or names it only (`labelHidden`). */
  label: string;
  labelHidden?: boolean;
  options: readonly NamedOption[];
  /** Id of the choice; '' for none. A choice that is not on offer is shown as none. */
  value: string;
  onChange: (id: string) => void;
  /** Shown while there is no choice; choosing it again takes the choice away. */
  placeholder: string;
  name?: string;
  error?: string | undefined;
  disabled?: boolean;
}

/** A choice of one out of a list. Native: keys, type-ahead and the phone's own wheel come for free. */
export function SelectField({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  placeholder,
  name,
  error,
  disabled = false,
}: SelectFieldProps) {
  const id = useId();
  const known = options.some((option) => option.id === value);
  return (
    <FieldBox>
      {!labelHidden && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <ControlBox>
        <Select
          id={id}
          {...(name === undefined ? {} : { name })}
          {...(labelHidden ? { "aria-label": label } : {})}
          {...(error === undefined
            ? {}
            : { "aria-invalid": true, "aria-describedby": `${id}-note` })}
          data-empty={!known}
          value={known ? value : ""}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </Select>
        <Sign>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </Sign>
      </ControlBox>
      {error !== undefined && (
        <FieldNote id={`${id}-note`}>
          <InlineError>{error}</InlineError>
        </FieldNote>
      )}
    </FieldBox>
  );
}
