import { useEffect, useState } from "react";
import { useAppContext, useSignedIn } from "../context/app-context.ts";
import { toCalendarDay } from "@recurrent/sdk/calendar-day";
import { useIsCurrentPage } from "../context/page.ts";
import { address } from "../routes/address.ts";

/** Delay after the data is drawn, in milliseconds (training 9). */
const PRINT_AFTER_MS = 800;

/**
 * Opens the print dialog once (training 2.7, 2.8), unless the page was left or printed by hand
 * before.
 */
export function usePrintOnce(): void {
  const isShown = useIsCurrentPage();
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
 * Data of a printed page; opens the print dialog once. The document title, and so a saved PDF, has
 * the document's name until another page is opened.
 *
 * @param nameOf makes that name, such as '<full name>-<date>', from the day of printing
 * ('YYYY-MM-DD')
 */
export function usePrintPage(nameOf: (day: string) => string) {
  const { config, clock } = useAppContext();
  const { company } = useSignedIn();
  const [now] = useState(() => clock.now());
  const name = nameOf(toCalendarDay(now));
  useEffect(() => {
    document.title = name;
  }, [name]);
  usePrintOnce();
  return {
    product: config.product,
    /** '' for none. */
    companyName: company?.name ?? "",
    /** ISO in UTC. */
    printedAt: new Date(now).toISOString(),
  };
}

/** Limit of two calls per person, some 300 pages, and an address that survives a sign-in. */
export const MAX_RECORDS = 100;

const PERSON_KEY = "id";

/** The address holds the ids, so that a reload shows the same. */
export function recordsPrintHref(ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => [PERSON_KEY, id]));
  return `#${address("companies_users@records-print-many")}?${query.toString()}`;
}

/** Each id once, in its order. */
export function idsToPrint(query: URLSearchParams): string[] {
  return [...new Set(query.getAll(PERSON_KEY).filter((id) => id !== ""))];
}
