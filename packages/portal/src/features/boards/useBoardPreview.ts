import useMediaQuery from "@mui/material/useMediaQuery";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { lazyDialog, useOpenLazyDialog } from "../../shared/context/lazy-dialog.ts";
import { isAnythingOpen } from "../../shared/context/renewal.ts";
import { buttonsOf, holdInPlace, rowOf } from "./preview-rows.ts";
import { usePreviewedId } from "./usePreviewedId.ts";

// Not needed before the first press.
export const PREVIEW = lazyDialog(async () => (await import("./BoardPreview.tsx")).BoardPreview);

/** Window with room for a list and a preview side by side: 1200 px; more with larger text. */
const BESIDE = "(min-width:75em)";

/** Keys that move the focus from row to row. */
const MOVES = new Set(["ArrowDown", "ArrowUp", "End", "Home", "PageDown", "PageUp"]);

/** State of a board's preview, and what the presses and keys of the board do with it. */
export function useBoardPreview() {
  const [id, setId] = usePreviewedId();
  const isBeside = useMediaQuery(BESIDE, { noSsr: true });
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const opening = useOpenLazyDialog();
  const [isLoaded, setLoaded] = useState(false);
  const isAwaited = id !== null && !isLoaded;
  useEffect(() => {
    if (!isAwaited) return;
    opening({
      load: PREVIEW.load,
      show() {
        if (isBeside) hold(rowOf(buttonsOf(id)[0]));
        setLoaded(true);
      },
      giveUp: () => setId(null),
      isBeside,
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  }, [isAwaited]);
  const isOpenBeside = isBeside && id !== null;

  function preview(next: string | null, row = rowOf(buttonsOf(next ?? id ?? "")[0])): void {
    const isNarrowed = isBeside && isLoaded && (next === null) !== (id === null);
    if (isNarrowed) hold(row);
    setId(next);
  }

  // One listener for the buttons of all rows.
  function onClick({ target }: MouseEvent): void {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-preview]");
    const pressed = button && button.dataset["preview"];
    if (!pressed) return;
    // A second press leads into the preview.
    if (isOpenBeside && pressed === id)
      column?.querySelector<HTMLElement>("[data-beside]")?.focus();
    else preview(pressed, rowOf(button));
  }

  // The preview keeps up with the keys that go through the list.
  const isMovedByKey = useRef(false);
  function onKeyDownCapture({ key }: KeyboardEvent): void {
    isMovedByKey.current = MOVES.has(key);
  }
  function onPointerDownCapture(): void {
    isMovedByKey.current = false;
  }
  function onFocus({ target, relatedTarget }: FocusEvent): void {
    if (!isOpenBeside || !isMovedByKey.current) return;
    if (target.closest("[role=grid]")?.contains(relatedTarget) !== true) return;
    const button = rowOf(target)?.querySelector<HTMLElement>("[data-preview]");
    if (button) preview(button.dataset["preview"] ?? null);
  }

  useEscape(isOpenBeside, () => preview(null));

  return {
    id,
    preview,
    isLoaded,
    isBeside,
    isOpenBeside,
    column,
    setColumn,
    listeners: { onClick, onFocus, onKeyDownCapture, onPointerDownCapture },
  };
}

/** Calls `onEscape` for a key that nothing above the page, such as a menu, and no field has taken. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    let isForOther = false;
    const onKeyDown = ({ key, defaultPrevented, eventPhase }: WindowEventMap["keydown"]) => {
      // A menu may have closed by the time the key comes back.
      if (eventPhase === Event.CAPTURING_PHASE) isForOther = isAnythingOpen();
      else if (key === "Escape" && !isForOther && !defaultPrevented) escape();
    };
    const end = new AbortController();
    for (const capture of [true, false]) {
      addEventListener("keydown", onKeyDown, { capture, signal: end.signal });
    }
    return () => end.abort();
  }, [isActive]);
}

/** The list gets narrower or wider, and the row stays where it is. */
function hold(row: Element | null): void {
  if (row) holdInPlace(row);
}
