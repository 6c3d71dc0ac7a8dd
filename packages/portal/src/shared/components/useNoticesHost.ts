/** Where notices stand in the document: in the dialog that is open, else at its end. */
import { useEffect, useState } from "react";

/** What MUI puts around everything modal; a menu is modal as well, and is no place for notices. */
const MODAL = ".MuiModal-root:not([aria-hidden=true])";
const DIALOG = "[role=dialog], [role=alertdialog]";

/**
 * An open dialog hides the rest of the document from assistive technology and keeps the focus to itself. Notices can
 * be heard and reached with Tab only inside of it, so their host moves there: one element, moved and not drawn again,
 * so that nothing is read out twice and no time begins anew.
 */
export function useNoticesHost() {
  const [host] = useState(() => {
    const element = document.createElement("div");
    // It takes no place of its own in the layout of a dialog.
    element.style.display = "contents";
    return element;
  });
  const [isInDialog, setInDialog] = useState(false);
  useEffect(() => {
    const observer = new MutationObserver(place);
    function place(): void {
      const roots = [...document.querySelectorAll<HTMLElement>(`body > ${MODAL}`)];
      // That a dialog closes, only its style tells.
      for (const element of [...roots, ...roots.flatMap(contentOf)]) {
        observer.observe(element, { attributes: true, attributeFilter: ["style", "aria-hidden"] });
      }
      const top = roots.at(-1);
      // A menu above a dialog is closed in a moment.
      if (top && !hasDialog(top) && host.isConnected) return host.removeAttribute("aria-hidden");
      const dialog = top && dialogOf(top);
      moveTo(host, dialog ?? document.body);
      setInDialog(dialog !== undefined);
    }
    observer.observe(document.body, { childList: true });
    place();
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return { host, isInDialog };
}

function moveTo(host: HTMLElement, place: HTMLElement): void {
  // Set by a dialog that has opened beside it.
  host.removeAttribute("aria-hidden");
  if (host.parentElement === place) return;
  const { activeElement } = document;
  place.append(host);
  if (activeElement instanceof HTMLElement && host.contains(activeElement)) activeElement.focus();
}

/** What a modal keeps the focus in: it stands between two elements that send the focus back. */
function contentOf(root: HTMLElement): HTMLElement[] {
  const content = root.querySelector(":scope > [data-testid=sentinelStart] + *");
  return content instanceof HTMLElement ? [content] : [];
}

function hasDialog(root: HTMLElement): boolean {
  return root.matches(DIALOG) || root.querySelector(DIALOG) !== null;
}

/** The dialog in a modal; undefined while it comes or goes. */
function dialogOf(root: HTMLElement): HTMLElement | undefined {
  const [content] = contentOf(root);
  if (content === undefined || isMoving(content)) return undefined;
  if (content.matches(DIALOG)) return content;
  return content.querySelector<HTMLElement>(DIALOG) ?? content;
}

/** Whether it fades or slides: what is inside would do so as well, and stand where it stands. */
function isMoving({ style }: HTMLElement): boolean {
  return style.opacity === "0" || !["", "none"].includes(style.transform);
}
