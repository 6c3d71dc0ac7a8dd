/** Readable lines; a wide form uses all of the page. */
export const WIDTH = { maxWidth: "var(--form-width, 928px)" } as const;
