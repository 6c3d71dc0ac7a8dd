/** A navigation away from a changed form. */
export interface Leaving {
  /** Whether the form no longer asks before leaving: it was saved, its thing was deleted, or leaving was agreed to. */
  readonly isReleased: boolean;
  /** A session that ended or was locked leaves at once; the draft stays behind. */
  readonly isSignedIn: boolean;
  /** The places as `placeOf` names them: searching a table inside the form leaves nothing. */
  readonly from: string;
  readonly to: string;
}

/** Whether leaving has to be asked about (decisions: leaving a changed form asks first). */
export function mustAsk({ isReleased, isSignedIn, from, to }: Leaving): boolean {
  return !isReleased && isSignedIn && from !== to;
}

/** What is asked. */
export const LEAVE_QUESTION = {
  title: "Unsaved changes",
  question: "Leave this page without saving your changes?",
  confirmLabel: "Leave",
  cancelLabel: "Stay",
} as const;
