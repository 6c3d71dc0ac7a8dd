import { Pill } from "./Pill.tsx";
import { StatusWord } from "./StatusWord.tsx";
import { statusOf } from "./status.ts";

export interface StatusPillProps {
  status: string | number | null | undefined;
}

/** Sign and word on a soft surface, for a status that stands alone: a heading, a person's banner. */
export function StatusPill({ status }: StatusPillProps) {
  const { tone, word } = statusOf(status);
  if (word === "") return null;
  return (
    <Pill sx={{ bgcolor: `status.${tone}.soft` }}>
      <StatusWord status={status} />
    </Pill>
  );
}
