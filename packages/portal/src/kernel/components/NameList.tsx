import type { NamedRef } from "@recurrent/sdk";
import { KitLink } from "@recurrent/ui-kit";

export interface NameListProps {
  of: readonly NamedRef[];
  /** Where each leads; left out for names that lead nowhere. */
  hrefOf?: (id: string) => string;
}

/** Names below each other, in a list of facts. */
export function NameList({ of: refs, hrefOf }: NameListProps) {
  if (refs.length === 0) return "None";
  return (
    <ul>
      {refs.map(({ id, name }) => (
        <li key={id}>{hrefOf ? <KitLink href={hrefOf(id)}>{name}</KitLink> : name}</li>
      ))}
    </ul>
  );
}
