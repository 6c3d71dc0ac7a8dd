/** Printed pages: what each says of itself, the print dialog, and where the records of several people are printed. */
import { useEffect, useState } from "react";
import { useRuntime, useSignedIn } from "../context/runtime.ts";
import { today } from "../dates/days.ts";
import { useIsShown } from "../context/page.ts";
import { address } from "../routes/address.ts";

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

/**
 * So many records are printed at once: two calls for each person, at most some 300 pages, and an address that
 * can be kept while somebody signs in.
 */
export const MOST_RECORDS = 100;

/** The query key that names a person of the page, once for each. */
const PERSON_KEY = "id";

/** Where the records of these people are printed: the address has their ids, so that a reload shows the same. */
export function recordsPrintHref(ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => [PERSON_KEY, id]));
  return `#${address("companies_users@records-print-many")}?${query.toString()}`;
}

/** Whose records an address asks for, each once, in its order. */
export function idsToPrint(query: URLSearchParams): string[] {
  return [...new Set(query.getAll(PERSON_KEY).filter((id) => id !== ""))];
}
