import { styled } from "@mui/material/styles";
import { useId } from "react";
import type { ReactNode } from "react";

const Group = styled("fieldset")(({ theme }) => ({
  ...theme.typography.body1,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
}));

const Legend = styled("legend")(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: 0,
  marginBottom: 6,
}));

const Frame = styled("div")(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "& > * + *": { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** A quiet line that parts the switches below it from those above. */
export const SwitchDivider = styled("p")(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: "6px 16px",
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
}));

export interface SwitchListProps {
  /** Stands above the list; without it the list needs no name, as around a single switch. */
  legend?: string;
  /** `SwitchField`s. */
  children: ReactNode;
}

/** The frame around switches: a lone switch without it would float. */
export function SwitchList({ legend, children }: SwitchListProps) {
  const id = useId();
  if (legend === undefined) return <Frame>{children}</Frame>;
  return (
    <Group aria-labelledby={id}>
      <Legend id={id}>{legend}</Legend>
      <Frame>{children}</Frame>
    </Group>
  );
}
