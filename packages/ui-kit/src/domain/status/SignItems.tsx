import { type CONDITIONS, STATUS, StatusIcon, type StatusId } from "./Status.tsx";

interface SignItemsProps {
  /** Default: none. */
  statuses?: readonly StatusId[];
  /** Default: none. */
  conditions?: typeof CONDITIONS;
}

const NONE: readonly never[] = [];

/** Entries of a legend: each sign with its word. */
export const SignItems = ({ statuses = NONE, conditions = NONE }: SignItemsProps) => (
  <>
    {statuses.map((id) => (
      <li key={id}>
        <StatusIcon status={id} />
        {STATUS[id].word}
      </li>
    ))}
    {conditions.map(({ id, word, Icon }) => (
      <li key={id}>
        <Icon size={15} />
        {word}
      </li>
    ))}
  </>
);
