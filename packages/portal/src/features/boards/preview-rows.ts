/** Finds the list rows of a preview. */

/** Preview buttons of a person, one per row. */
export const buttonsOf = (id: string) =>
  document.querySelectorAll<HTMLElement>(`[data-preview="${CSS.escape(id)}"]`);

export const rowOf = (target: Element | undefined) => target?.closest("[role=row]") ?? null;
