import { useEffect, useState } from "react";
import { useRuntime, useSignedIn } from "../runtime/runtime.ts";
import { today } from "./today.ts";
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

/**
 * What every printed page says of itself; the browser's print dialog opens once. The tab, and a PDF that
 * somebody saves of the page, have the document's name until another page is opened.
 *
 * @param nameOf makes that name, such as '<full name>-<date>', by the day of printing ('YYYY-MM-DD')
 */
export function usePaper(nameOf: (day: string) => string) {
  const { config, clock } = useRuntime();
  const { company } = useSignedIn();
  const [now] = useState(() => clock.now());
  const name = nameOf(today(now));
  useEffect(() => {
    document.title = name;
  }, [name]);
  usePrintOnce();
  return {
    product: config.product,
    /** Of whoever prints; '' for none. */
    companyName: company?.name ?? "",
    /** The instant of printing, ISO in UTC. */
    printedAt: new Date(now).toISOString(),
  };
}
