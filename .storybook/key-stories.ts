/** Examples that a docs page draws; its other stories are links. */
export const MAX_EXAMPLES = { screen: 6, component: 8 } as const;

/** States of a screen, by which the sidebar filters too. */
const STATES: ReadonlySet<string> = new Set(["full", "empty", "loading", "error"]);

interface TaggedStory {
  readonly id: string;
  readonly tags?: readonly string[];
}

const hasState = ({ tags = [] }: TaggedStory) => tags.some((tag) => STATES.has(tag));

/**
 * Chooses the stories that a docs page draws: those of a state first, then the first ones of the file. Both lists
 * have the order of the file.
 *
 * @param max number of examples
 */
export function chooseExamples<Story extends TaggedStory>(
  stories: readonly Story[],
  max: number,
): { examples: readonly Story[]; others: readonly Story[] } {
  const byWeight = [...stories.filter(hasState), ...stories.filter((story) => !hasState(story))];
  const chosen = new Set(byWeight.slice(0, max));
  return {
    examples: stories.filter((story) => chosen.has(story)),
    others: stories.filter((story) => !chosen.has(story)),
  };
}
