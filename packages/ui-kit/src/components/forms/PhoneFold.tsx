import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { PHONE } from "../../theme/common-styles.ts";
import { useFormState } from "./form-state.ts";

const Line = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  justifyContent: "space-between",
  gap: 12,
  width: "100%",
  minHeight: 44,
  padding: "6px 16px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  textAlign: "start",
  "& > span": { minWidth: 0, overflowWrap: "anywhere" },
  "& > span > span": {
    ...theme.typography.caption,
    display: "block",
    color: theme.vars.palette.text.secondary,
  },
  "& > svg": { flex: "none", color: theme.vars.palette.text.secondary },
  "&[aria-expanded=true] > svg": { transform: "rotate(180deg)" },
}));

const Fields = styled("div")({ display: "contents", "&[hidden]": { display: "none" } });

export interface PhoneFoldProps {
  /** Names of the fields: 'Name and managers'. */
  label: string;
  /** Their values. */
  summary: string;
  /** Keys of the server's field errors, which open it. */
  names: readonly string[];
  /** A value that blocks the submit opens it. Default false. */
  isWrong?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** On phones, a line with the values in place of fields that are seldom changed; it opens them. */
export function PhoneFold({ label, summary, names, isWrong = false, children }: PhoneFoldProps) {
  const id = useId();
  const { errorOf } = useFormState();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isWrong || errorOf(...names) !== undefined;
  return (
    <>
      {isPhone && (
        <Line aria-expanded={isShown} aria-controls={id} onClick={() => setOpen(!isShown)}>
          <span>
            <span>{label}</span> {summary}
          </span>
          <ChevronDown size={18} />
        </Line>
      )}
      {/* Fields that an error has opened stay once it is resolved. */}
      <Fields id={id} hidden={isPhone && !isShown} onFocus={() => setOpen(true)}>
        {children}
      </Fields>
    </>
  );
}
