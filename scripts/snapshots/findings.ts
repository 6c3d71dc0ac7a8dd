/** One picture that is not as accepted, or one story of which none could be taken. */
export interface Finding {
  kind: "changed" | "new" | "gone" | "broken";
  /** Storybook's id of the story. */
  id: string;
  /** Its place in Storybook and its name. */
  label: string;
  /** Which picture of it; absent when the story itself failed. */
  picture?: string;
  /** Absolute paths of the pictures there are. */
  expected?: string;
  actual?: string;
  diff?: string;
  /** What went wrong with the story itself. */
  why?: string;
}

/** How each kind is told, in the order of the report. */
export const KINDS: Record<Finding["kind"], string> = {
  changed: "changed",
  new: "new, nothing accepted yet",
  gone: "accepted, but no story draws it any more",
  broken: "could not be drawn",
};
