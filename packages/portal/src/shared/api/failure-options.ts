/** Options of calls whose failure is logged and not shown, since the page says what is missing (shell 8). */
export const SILENT = { silent: true } as const;

/** Options of a mutation whose form or dialog shows the failure itself. */
export const SHOWS_OWN_FAILURE = { meta: { failure: "own" } } as const;
