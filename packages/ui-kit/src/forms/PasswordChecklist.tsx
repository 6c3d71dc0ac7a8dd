import { styled } from "@mui/material/styles";
import { Check, Circle } from "lucide-react";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import type { PasswordDemand } from "./password-rule.ts";

const List = styled("ul")(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
  gap: "4px 16px",
  margin: "8px 0 0",
  padding: 0,
}));

const Item = styled("li")(({ theme }) => ({
  display: "flex",
  gap: 8,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  "& > svg": { flex: "none", marginTop: 2, color: theme.vars.palette.text.tertiary },
  "&[data-met=true] > svg": { color: theme.vars.palette.text.primary },
  "&[data-met=true]": { color: theme.vars.palette.text.primary },
}));

export interface PasswordChecklistProps {
  demands: readonly PasswordDemand[];
}

/** The parts of the rule, ticked while typing. */
export function PasswordChecklist({ demands }: PasswordChecklistProps) {
  return (
    <List>
      {demands.map(({ id, label, met }) => {
        const Sign = met ? Check : Circle;
        return (
          <Item key={id} data-met={met}>
            <Sign size={14} strokeWidth={met ? 2.5 : 1.75} aria-hidden />
            <span>
              {label}
              <VisuallyHidden>{met ? ", met" : ", not met"}</VisuallyHidden>
            </span>
          </Item>
        );
      })}
    </List>
  );
}
