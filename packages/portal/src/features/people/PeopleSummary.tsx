import Box from "@mui/material/Box";
import { Details, MarkedName } from "@recurrent/ui-kit";
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
    <Details
      open={people.length <= MAX_LISTED_NAMES}
      summary={
        <>
          {label}: <strong>{people.length}</strong>
        </>
      }
    >
      <Box component="ul" sx={LIST_STYLES}>
        {people.map(({ id, fullName, mark, reason }) => (
          <li key={id}>
            <MarkedName name={fullName} mark={mark} />
            {reason !== undefined && <span>{` ${reason}`}</span>}
          </li>
        ))}
      </Box>
    </Details>
  );
}

const LIST_STYLES = {
  m: 0,
  pb: 1,
  pl: 2,
  listStyle: "none",
  "& > li": { py: 0.25 },
  "& span": { color: "text.secondary" },
} as const;
