import Box from "@mui/material/Box";
import { MarkedName } from "@recurrent/ui-kit";
import type { ListedPerson } from "./bulk-actions.ts";

const MAX_LISTED_NAMES = 6;

export interface PeopleSummaryProps {
  /** 'Will be added'. */
  label: string;
  people: readonly ListedPerson[];
}

/** Lists all names; a long list is collapsed behind its count. */
export function PeopleSummary({ label, people }: PeopleSummaryProps) {
  if (people.length === 0) return null;
  return (
    <Box component="details" open={people.length <= MAX_LISTED_NAMES} sx={LIST_STYLES}>
      <summary>
        {label}: <strong>{people.length}</strong>
      </summary>
      <ul>
        {people.map(({ id, fullName, mark, reason }) => (
          <li key={id}>
            <MarkedName name={fullName} mark={mark} />
            {reason !== undefined && <span>{` ${reason}`}</span>}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const LIST_STYLES = {
  typography: "body2",
  "& > summary": { py: 0.5, cursor: "pointer" },
  "& > ul": { m: 0, pb: 1, pl: 4.5, overflowWrap: "anywhere" },
  "& span": { color: "text.secondary" },
} as const;
