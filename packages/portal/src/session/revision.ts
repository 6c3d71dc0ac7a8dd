/** What the storage key `system` holds. */
export interface SystemEntry extends Readonly<Record<string, unknown>> {
  /** The build that this browser has last run. */
  readonly revision: string;
}

/**
 * The second step of a navigation (shell 4): the entry to store when the kept revision differs from
 * the running build, null when they agree.
 */
export function reconcileRevision(kept: unknown, current: string): SystemEntry | null {
  const known =
    typeof kept === "object" && kept !== null && "revision" in kept ? kept.revision : undefined;
  return known === current ? null : { revision: current };
}
