import type { ChangeSide } from "@recurrent/ui-kit";
import type { FormPart } from "./parts.ts";
import { same } from "./values.ts";

/** The three states of a form that meet when it is sent. */
export interface Versions<Values> {
  /** What the form began with. */
  readonly base: Values;
  /** What was typed. */
  readonly mine: Values;
  /** What the server holds by now. */
  readonly theirs: Values;
}

/** A part of the form that is another one by now. */
export interface Difference<Values> {
  readonly part: FormPart<Values>;
  /** Whether it was changed here too, to something else: then it has to be chosen. */
  readonly isBoth: boolean;
}

/** What somebody else has changed since the form began, and did not become what was typed here anyway. */
export function differencesOf<Values>(
  parts: readonly FormPart<Values>[],
  { base, mine, theirs }: Versions<Values>,
): Difference<Values>[] {
  return parts.flatMap((part) => {
    const [before, here, there] = [part.get(base), part.get(mine), part.get(theirs)];
    if (same(before, there) || same(here, there)) return [];
    return [{ part, isBoth: !same(before, here) }];
  });
}

/**
 * What is sent: of each part what was chosen, else whichever side has changed it. A value without a part,
 * because the person does not see it, follows the same rule and is kept as typed where both have changed it.
 *
 * @param choices by the id of the part; left out means theirs for what was changed there only
 */
export function mergedOf<Values extends object>(
  parts: readonly FormPart<Values>[],
  versions: Versions<Values>,
  choices: Readonly<Record<string, ChangeSide>> = {},
): Values {
  const { base, mine, theirs } = versions;
  const merged = { ...mine };
  for (const key of Object.keys(theirs) as (keyof Values)[]) {
    if (same(base[key], mine[key])) merged[key] = theirs[key];
  }
  return parts.reduce((values, part) => {
    const isTheirs = same(part.get(base), part.get(mine));
    const side = choices[part.id] ?? (isTheirs ? "theirs" : "mine");
    return part.take(values, side === "mine" ? mine : theirs);
  }, merged);
}
