import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Gives what is drawn with a dialog the focus when that opens: the answer that does no harm. `autoFocus`
 * does so while drawing only; a dialog that is set up twice, as in React's strict mode, has it on its frame
 * then, where Enter does nothing.
 */
export function useFirstFocus<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
