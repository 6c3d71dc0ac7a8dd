import { useEffect, useState } from "react";
import { useAppContext, useSignedIn } from "../context/app-context.ts";
import { toCalendarDay } from "@recurrent/sdk/calendar-day";
import { toFileName } from "../downloads/file-name.ts";
import { useIsCurrentPage } from "../context/page.ts";
import { address } from "../routes/address.ts";

/** Delay after the data is drawn, in milliseconds (training 9). */
const PRINT_AFTER_MS = 800;

/** Once (training 2.7, 2.8), unless the page was left or already printed. */
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, even if the address changes
  }, []);
}

/**
 * The document title names a saved PDF.
 *
 * @param titleOn gets the day of printing ('YYYY-MM-DD')
 */
export function usePrintPage(titleOn: (day: string) => string) {
  const { config, clock } = useAppContext();
  const { company } = useSignedIn();
  const [now] = useState(() => clock.now());
  const name = titleOn(toCalendarDay(now));
  useEffect(() => {
    document.title = toFileName(name);
  }, [name]);
  usePrintOnce();
  return {
    product: config.product,
    /** '' for none. */
    companyName: company?.name ?? "",
  };
}

/** Some 300 pages, and an address short enough to restore after a sign-in. */
export const MAX_RECORDS = 100;

const PERSON_KEY = "id";

/** The address contains the ids, so that a reload shows the same. */
export function recordsPrintHref(ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => [PERSON_KEY, id]));
  return `#${address("companies_users@records-print-many")}?${query.toString()}`;
}

export function idsToPrint(query: URLSearchParams): string[] {
  return [...new Set(query.getAll(PERSON_KEY).filter((id) => id !== ""))];
}
