import { StatCard, StatCardGrid } from "@recurrent/ui-kit";
import { type CardFacts, factsOf } from "./board-facts.ts";

export interface StatusCardsProps {
  /** Names the region. */
  label: string;
  columns: 3 | 4;
  facts: Readonly<Record<string, CardFacts>>;
  /** In the order shown; undefined while they are on their way. */
  cards: readonly { readonly id: string; readonly count: number }[] | undefined;
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** The stat cards of a board (shell 2.12, 2.13). */
export function StatusCards({
  label,
  columns,
  facts,
  cards,
  selectedId,
  onSelect,
}: StatusCardsProps) {
  return (
    <StatCardGrid label={label} columns={columns} loading={cards === undefined}>
      {cards?.map(({ id, count }) => (
        <StatCard
          key={id}
          status={id}
          {...factsOf(facts, id)}
          count={count}
          selected={id === selectedId}
          onSelect={() => onSelect(id)}
        />
      ))}
    </StatCardGrid>
  );
}
