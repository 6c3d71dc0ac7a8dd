/** What takes keys in a cell; the options of a select lie elsewhere on the page, but its keys come here. */
export const TAKES_KEYS = "input, textarea, select, [role=combobox], [role=option]";

/** Whatever in a row is pressed for itself. */
const OWN = `a, button, label, summary, ${TAKES_KEYS}`;

/**
 * True when a press on a row means the row: not one of its links or controls, and not the end of
 * marking text with the mouse.
 */
export function meansRow(target: EventTarget): boolean {
  if (!(target instanceof Element) || target.closest(OWN) !== null) return false;
  return target.ownerDocument.getSelection()?.isCollapsed !== false;
}

/** A set with one entry more or less. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
