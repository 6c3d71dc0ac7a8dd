import { styled, type SxProps, type Theme } from "@mui/material/styles";
import { StatusIcon, statusOf } from "@recurrent/ui-kit";
import type { ReactNode } from "react";

const Signs = styled("ul")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: theme.vars.palette.text.secondary,
  "& > li": { display: "flex", alignItems: "center", gap: 6 },
}));

export interface StatusKeyProps {
  label: string;
  states: readonly string[];
  /** Further entries, each an `li`. */
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

export function StatusKey({ label, states, children, sx }: StatusKeyProps) {
  return (
    <Signs aria-label={label} {...(sx !== undefined && { sx })}>
      {states.map((id) => (
        <li key={id}>
          <StatusIcon status={id} />
          {statusOf(id).word}
        </li>
      ))}
      {children}
    </Signs>
  );
}
