/** Focus, scroll position and keys of a list with an open preview. */
import { useEffect, useEffectEvent } from "react";
import { isAnythingOpen } from "../../shared/context/auto-refetch.ts";
import { buttonsOf, rowOf } from "./preview-rows.ts";

/** The focus must stay for these frames: a grid that changes its page moves it to a cell. */
const SETTLED_FRAMES = 6;
/** Rows of another page are drawn by then. */
const FOCUS_WITHIN_MS = 2000;

/** Returns the focus to the row of the last previewed person. */
export function focusRow(personId: string): void {
  const begun = performance.now();
  let settledFrames = 0;
  const focus = () => {
    const active = document.activeElement;
    // The user has moved the focus elsewhere.
    if (active !== document.body && !active?.closest("[role=grid], [role=dialog]")) return;
    const rowsOf = [...buttonsOf(personId)].map((button) => rowOf(button));
    const isThere = rowsOf.some((row) => row?.contains(active));
    settledFrames = isThere ? settledFrames + 1 : 0;
    if (!isThere) rowsOf[0]?.querySelector("a")?.focus();
    if (settledFrames < SETTLED_FRAMES && performance.now() - begun < FOCUS_WITHIN_MS) {
      requestAnimationFrame(focus);
    }
  };
  focus();
}

/** A resized list measures its rows again; it is at rest after so many frames without a move. */
const RESTING_FRAMES = 30;
const SCROLLING = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

let endLastHold = (): void => undefined;

/**
 * Scrolls so that a row stays in place while the width of its list changes, until the list is at rest
 * or the user scrolls. The width may change late: the preview is drawn first.
 */
export function holdInPlace(row: Element | null): void {
  endLastHold();
  const list = row?.closest("[role=grid]");
  if (!row || !list) return;
  const { top } = row.getBoundingClientRect();
  const { clientWidth } = list;
  let restingFrames = -1;
  let moved = 0;
  const hold = () => {
    const before = moved;
    moved = row.isConnected ? Math.round(row.getBoundingClientRect().top - top) : 0;
    if (moved !== 0) window.scrollBy(0, moved);
    restingFrames = moved === before ? restingFrames + 1 : 0;
  };
  let frame = 0;
  const holdUntilAtRest = () => {
    hold();
    if (restingFrames < RESTING_FRAMES) frame = requestAnimationFrame(holdUntilAtRest);
    else stop();
  };
  // Runs after each layout and before its paint.
  const observer = new ResizeObserver(() => {
    if (restingFrames >= 0) {
      hold();
    } else if (list.clientWidth !== clientWidth) {
      restingFrames = 0;
      holdUntilAtRest();
    }
  });
  observer.observe(list);
  const stopped = new AbortController();
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    stopped.abort();
  };
  endLastHold = stop;
  // Delayed, so that the press that changes the width does not stop it.
  setTimeout(() => {
    for (const event of SCROLLING) {
      addEventListener(event, stop, { signal: stopped.signal, passive: true });
    }
  });
}

/** Calls `onEscape` for an Escape that no menu above the page and no field has handled. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    let isForOther = false;
    const onKeyDown = ({ key, defaultPrevented, eventPhase }: WindowEventMap["keydown"]) => {
      // Checked in the capture phase, since the key may close a menu before it bubbles.
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

/** Keys that move the focus between rows. */
const MOVES = new Set(["ArrowDown", "ArrowUp", "End", "Home", "PageDown", "PageUp"]);

/**
 * Previews the row that a key moves the focus to.
 *
 * @param area contains the list and its preview; null while no preview is open
 */
export function useFollowKeys(
  area: HTMLElement | null | undefined,
  onPreview: (id: string | null) => void,
): void {
  const follow = useEffectEvent(onPreview);
  useEffect(() => {
    if (!area) return;
    const { signal, end } = listening();
    let isMovedByKey = false;
    const onKeyDown = ({ key }: KeyboardEvent) => (isMovedByKey = MOVES.has(key));
    const onPointerDown = () => (isMovedByKey = false);
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      if (!isMovedByKey || !(target instanceof Element)) return;
      if (target.closest("[role=grid]")?.contains(relatedTarget as Node | null) !== true) return;
      const button = rowOf(target)?.querySelector<HTMLElement>("[data-preview]");
      if (button) follow(button.dataset["preview"] ?? null);
    };
    area.addEventListener("keydown", onKeyDown, { capture: true, signal });
    area.addEventListener("pointerdown", onPointerDown, { capture: true, signal });
    area.addEventListener("focusin", onFocus, { signal });
    return end;
  }, [area]);
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, end: () => controller.abort() };
}
