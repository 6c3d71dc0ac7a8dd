/**
 * Elements that handle keys in a cell. A select's options are in a portal, but React passes their
 * key events here.
 */
export const INTERACTIVE_SELECTOR =
  "input, textarea, select, summary, [role=combobox], [role=option]";

/** False for clicks on a link or control, and at the end of a text selection. */
export function isRowClick(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  const isOwn = target.closest(`a, button, label, ${INTERACTIVE_SELECTOR}`) !== null;
  return !isOwn && target.ownerDocument.getSelection()?.isCollapsed !== false;
}
