/** Whatever in a row is pressed for itself. */
const OWN = "a, button, input, select, textarea, label, summary";

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
