import Button from "@mui/material/Button";
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

/** Its sign is in line with those that are not buttons. */
const Filter = styled(Button)(({ theme }) => ({
  margin: "0 -8px",
  padding: "0 8px",
  font: "inherit",
  "&[aria-pressed=true]": { backgroundColor: theme.vars.palette.primary.soft },
  "& > .MuiButton-startIcon": { margin: "0 6px 0 0" },
}));

export interface StatusKeyProps {
  label: string;
  states: readonly string[];
  /** By state; a state with a count is a button that shows only these. */
  counts?: Readonly<Record<string, number>>;
  /** The state whose button is pressed. */
  pressed?: string | undefined;
  /** Receives null for the pressed one. */
  onPress?: (state: string | null) => void;
  /** Further entries, each an `li`. */
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

export function StatusKey({
  label,
  states,
  counts,
  pressed,
  onPress,
  children,
  sx,
}: StatusKeyProps) {
  return (
    <Signs aria-label={label} {...(sx !== undefined && { sx })}>
      {states.map((id) => (
        <li key={id}>
          {/* A pressed one stays a button, so that it can be released. */}
          {counts?.[id] || id === pressed ? (
            <Filter
              variant="text"
              aria-pressed={id === pressed}
              startIcon={<StatusIcon status={id} />}
              onClick={() => onPress?.(id === pressed ? null : id)}
            >
              {statusOf(id).word} {counts?.[id] ?? 0}
            </Filter>
          ) : (
            <>
              <StatusIcon status={id} />
              {statusOf(id).word}
            </>
          )}
        </li>
      ))}
      {children}
    </Signs>
  );
}
