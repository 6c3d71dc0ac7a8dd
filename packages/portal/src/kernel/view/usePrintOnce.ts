import { useEffect } from "react";
import { useIsShown } from "./useIsShown.ts";

/** From the data being on the page to the browser's print dialog, in milliseconds (training 9). */
const PRINT_AFTER_MS = 800;

/**
 * Opens the browser's print dialog once, for a component that is drawn with all its data (training 2.7,
 * 2.8). Not for somebody who leaves before, and not again for somebody who printed by hand meanwhile.
 */
export function usePrintOnce(): void {
  const isShown = useIsShown();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isShown()) window.print();
    }, PRINT_AFTER_MS);
    const stop = () => clearTimeout(timer);
    addEventListener("beforeprint", stop);
    return () => {
      stop();
      removeEventListener("beforeprint", stop);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever becomes of the address
  }, []);
}
