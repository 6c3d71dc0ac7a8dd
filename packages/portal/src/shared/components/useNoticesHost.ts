import { useEffect, useState } from "react";
import { DIALOG } from "../context/open-parts.ts";

/** MUI's wrapper of modals. Menus match too, but cannot host notices. */
const MODAL = ".MuiModal-root:not([aria-hidden=true])";

/**
 * An open dialog hides the rest of the document from assistive technology and traps the focus, so
 * the notices move into it. One element moves, so nothing is announced twice and no timer restarts.
 */
export function useNoticesHost() {
  const [host] = useState(() => {
    const element = document.createElement("div");
    element.style.display = "contents";
    return element;
  });
  const [isInDialog, setInDialog] = useState(false);
  useEffect(() => {
    const observer = new MutationObserver(moveToTop);
    function moveToTop(): void {
      const roots = [...document.querySelectorAll<HTMLElement>(`body > ${MODAL}`)];
      // Only the style changes when a dialog closes.
      for (const element of [...roots, ...roots.flatMap(contentOf)]) {
        observer.observe(element, { attributes: true, attributeFilter: ["style", "aria-hidden"] });
      }
      const top = roots.at(-1);
      // A menu above a dialog closes soon.
      if (top && !hasDialog(top) && host.isConnected) return host.removeAttribute("aria-hidden");
      const dialog = top && dialogOf(top);
      moveTo(host, dialog ?? document.body);
      setInDialog(dialog !== undefined);
    }
    observer.observe(document.body, { childList: true });
    moveToTop();
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return { host, isInDialog };
}

function moveTo(host: HTMLElement, parent: HTMLElement): void {
  // An opening dialog sets it on its siblings.
  host.removeAttribute("aria-hidden");
  if (host.parentElement === parent) return;
  const { activeElement } = document;
  parent.append(host);
  if (activeElement instanceof HTMLElement && host.contains(activeElement)) activeElement.focus();
}

function contentOf(root: HTMLElement): HTMLElement[] {
  const content = root.querySelector(":scope > [data-testid=sentinelStart] + *");
  return content instanceof HTMLElement ? [content] : [];
}

function hasDialog(root: HTMLElement): boolean {
  return root.matches(DIALOG) || root.querySelector(DIALOG) !== null;
}

/** Undefined while the dialog opens or closes. */
function dialogOf(root: HTMLElement): HTMLElement | undefined {
  const [content] = contentOf(root);
  if (content === undefined || isMoving(content)) return undefined;
  if (content.matches(DIALOG)) return content;
  return content.querySelector<HTMLElement>(DIALOG) ?? content;
}

/** Notices inside a moving dialog would move with it. */
function isMoving({ style }: HTMLElement): boolean {
  return style.opacity === "0" || !["", "none"].includes(style.transform);
}
