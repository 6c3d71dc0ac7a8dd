/** Options of a mutation whose form or dialog shows the failure itself. */
export const SHOWS_OWN_FAILURE = { meta: { failure: "own" } } as const;
