import type { NamedRef } from "@recurrent/sdk";
import { AppLink, distinguishNames } from "@recurrent/ui-kit";

interface NameListProps {
  /** null is not known. */
  of: readonly NamedRef[] | null;
  hrefOf?: (id: string) => string;
}

export function NameList({ of: refs, hrefOf }: NameListProps) {
  if (refs === null) return "–";
  if (refs.length === 0) return "None";
  return (
    <ul>
      {distinguishNames(refs).map(({ id, name }) => (
        <li key={id}>{hrefOf ? <AppLink href={hrefOf(id)}>{name}</AppLink> : name}</li>
      ))}
    </ul>
  );
}
