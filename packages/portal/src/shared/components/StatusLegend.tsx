import Button from "@mui/material/Button";
import { styled, type SxProps, type Theme } from "@mui/material/styles";
import { StatusIcon, statusOf } from "@recurrent/ui-kit";
import { CircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";

const NOT_KNOWN = "Not known";

/** 'Not known' for a status that has no word of its own. */
export const statusWord = (id: string): string => statusOf(id).word || NOT_KNOWN;

/** The icon of a status; an unknown one has a question mark here, where `StatusIcon` leaves it empty. */
export function LegendIcon({ status, labelled = false }: { status: string; labelled?: boolean }) {
  if (statusOf(status).id !== "unknown") return <StatusIcon status={status} labelled={labelled} />;
  return (
    <CircleQuestionMark
      size={16}
      {...(labelled ? { role: "img", "aria-label": NOT_KNOWN } : { "aria-hidden": true })}
      color="var(--mui-palette-text-secondary)"
    />
  );
}

const Entries = styled("ul")(({ theme }) => ({
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

/** The margins keep its icon in line with the icons of entries that are not buttons. */
const Filter = styled(Button)(({ theme }) => ({
  margin: "0 -8px",
  padding: "0 8px",
  font: "inherit",
  "&[aria-pressed=true]": { backgroundColor: theme.vars.palette.primary.soft },
  "& > .MuiButton-startIcon": { margin: "0 6px 0 0" },
  "@media print": { display: "inline-flex" },
}));

interface Filtering {
  /** By state; a state with a count is a button that shows only these. */
  counts?: Readonly<Record<string, number>>;
  /** The state whose button is pressed. */
  pressed?: string | undefined;
  /** Receives null for the pressed one. */
  onPress?: (state: string | null) => void;
}

interface StatusLegendEntryProps extends Filtering {
  id: string;
  icon: ReactNode;
  word: string;
}

/** An entry of a `StatusLegend`, also for what is no status. */
export function StatusLegendEntry({
  id,
  icon,
  word,
  counts,
  pressed,
  onPress,
}: StatusLegendEntryProps) {
  const count = counts?.[id] ?? 0;
  return (
    <li>
      {/* A pressed one stays a button, so that it can be released. */}
      {count > 0 || id === pressed ? (
        <Filter
          variant="text"
          aria-pressed={id === pressed}
          startIcon={icon}
          onClick={() => onPress?.(id === pressed ? null : id)}
        >
          <span>
            <span data-word>{word}</span> {count}
          </span>
        </Filter>
      ) : (
        <>
          {icon}
          <span data-word>{word}</span>
        </>
      )}
    </li>
  );
}

export interface StatusLegendProps extends Filtering {
  label: string;
  states: readonly string[];
  /** Further entries, each an `li`. */
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

export function StatusLegend({ label, states, children, sx, ...filtering }: StatusLegendProps) {
  return (
    <Entries aria-label={label} {...(sx !== undefined && { sx })}>
      {states.map((id) => (
        <StatusLegendEntry
          key={id}
          id={id}
          icon={<LegendIcon status={id} />}
          word={statusWord(id)}
          {...filtering}
        />
      ))}
      {children}
    </Entries>
  );
}
