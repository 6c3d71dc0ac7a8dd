import Box from "@mui/material/Box";
import { MarkedName } from "@recurrent/ui-kit";

/** How many names are shown before the line is pressed. */
const FEW = 6;

export interface ToldPeopleProps {
  /** What happens to them, as a label: 'Will be added'. */
  label: string;
  /** Each with a reason, where it is told why something does not happen. */
  people: readonly { id: string; fullName: string; mark?: string; reason?: string }[];
}

/** Whom something happens to, all of them by name: many fold behind a line that counts them. */
export function ToldPeople({ label, people }: ToldPeopleProps) {
  if (people.length === 0) return null;
  return (
    <Box component="details" open={people.length <= FEW} sx={TOLD}>
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

const TOLD = {
  typography: "body2",
  "& > summary": { py: 0.5, cursor: "pointer" },
  "& > ul": { m: 0, pb: 1, pl: 4.5, overflowWrap: "anywhere" },
  "& span": { color: "text.secondary" },
} as const;
