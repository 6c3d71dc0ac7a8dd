import { type TrainingFacts, trainingFacts } from "../rules/training-status.ts";
import type { TrainingRow } from "./rows.ts";
import type { Tables } from "./tables.ts";
import { takenTopics } from "./taken-topics.ts";

interface Known {
  /** The row somebody wrote, or undefined for training as it was at the start. */
  written: TrainingRow | null | undefined;
  facts: TrainingFacts;
}

/** Facts by world; a world that is reset has new tables and so starts empty. */
const KNOWN = new WeakMap<Tables, Map<number, Known>>();

/**
 * The facts a person's state follows from. They do not depend on the day and change only with the
 * person's training, so a board of 10,000 people is worked out from the ground once.
 */
export function trainingFactsOf(tables: Tables, personId: number): TrainingFacts {
  let known = KNOWN.get(tables);
  if (known === undefined) {
    known = new Map();
    KNOWN.set(tables, known);
  }
  const written = tables.training.written(personId);
  const before = known.get(personId);
  if (before !== undefined && before.written === written) {
    return before.facts;
  }
  const facts = trainingFacts(takenTopics(tables, tables.training.get(personId)));
  known.set(personId, { written, facts });
  return facts;
}
