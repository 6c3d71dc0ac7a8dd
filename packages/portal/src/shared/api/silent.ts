/** Options of calls whose failure is logged and not shown, since the page says what is missing (shell 8). */
export const SILENT = { silent: true } as const;
