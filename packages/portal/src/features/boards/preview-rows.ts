/** Rows of the list that a preview goes through. */

/** Preview buttons of a person, one for each row. */
export const buttonsOf = (id: string) =>
  document.querySelectorAll<HTMLElement>(`[data-preview="${CSS.escape(id)}"]`);

export const rowOf = (target: Element | undefined) => target?.closest("[role=row]") ?? null;

/** Frames in a row the focus must stay: a grid that changes its page moves it to a cell. */
const SETTLED_FRAMES = 6;
/** Rows of another page are drawn by then. */
const FOCUS_WITHIN_MS = 2000;

/** Returns the focus to the pressed row, or after steps to the row of the last person. */
export function focusRow(of: string): void {
  const begun = performance.now();
  let deferred = 0;
  const focus = () => {
    const active = document.activeElement;
    // The person has moved the focus elsewhere.
    if (active !== document.body && !active?.closest("[role=grid], [role=dialog]")) return;
    const rowsOf = [...buttonsOf(of)].map((button) => rowOf(button));
    const isThere = rowsOf.some((row) => row?.contains(active));
    deferred = isThere ? deferred + 1 : 0;
    if (!isThere) rowsOf[0]?.querySelector("a")?.focus();
    if (deferred < SETTLED_FRAMES && performance.now() - begun < FOCUS_WITHIN_MS) {
      requestAnimationFrame(focus);
    }
  };
  focus();
}

/** Rows of a narrower list have their height after some frames. */
const SETTLED_AFTER_MS = 500;
const SCROLLING = ["wheel", "touchmove", "keydown"] as const;

/** Keeps a row where it is in the window while its list gets narrower or wider. */
export function holdInPlace(row: Element): void {
  const list = row.closest("[role=grid]");
  if (list === null) return;
  const { top } = row.getBoundingClientRect();
  // After each layout and before its paint.
  const observer = new ResizeObserver(() => {
    const moved = row.isConnected ? row.getBoundingClientRect().top - top : 0;
    if (Math.abs(moved) >= 1) window.scrollBy(0, moved);
  });
  observer.observe(list);
  const stopped = new AbortController();
  const stop = () => {
    observer.disconnect();
    stopped.abort();
  };
  setTimeout(stop, SETTLED_AFTER_MS);
  // The key that has been pressed is over by then.
  setTimeout(() => {
    for (const event of SCROLLING) {
      addEventListener(event, stop, { signal: stopped.signal, passive: true });
    }
  });
}
