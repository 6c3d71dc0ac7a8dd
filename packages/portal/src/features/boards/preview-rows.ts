/** Rows of the list that a preview goes through. */

/** Preview buttons of a person, one for each row. */
export const buttonsOf = (id: string) =>
  document.querySelectorAll<HTMLElement>(`[data-preview="${CSS.escape(id)}"]`);

export const rowOf = (target: Element | undefined) => target?.closest("[role=row]") ?? null;
