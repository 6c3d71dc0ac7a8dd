import { certificateHash } from "./certificates.ts";
import { signInAt } from "../support/sign-in.ts";
import { MANAGER, TRAINEE } from "./training-page.ts";
import type { Locator, Page } from "@playwright/test";

const PERSON = 105;
export const HOLDER = "Łukasz Wiśniewski";

export interface Printed {
  readonly whose: string;
  readonly username: string;
  readonly path: string;
  /** The call, as faults name it. */
  readonly call: string;
}

export const RECORDS: readonly [Printed, Printed] = [
  { whose: "own", username: TRAINEE, path: "/my/record/print", call: "/api/my/records" },
  {
    whose: "a person's",
    username: MANAGER,
    path: `/company/users/${PERSON}/record/print`,
    call: "/api/companies/*/users/*/records",
  },
];
export const CERTIFICATES: readonly [Printed, Printed] = [
  {
    whose: "own",
    username: TRAINEE,
    path: "/training/record/certificate/:hash/print",
    call: "/api/my/certificates/*",
  },
  {
    whose: "a person's",
    username: MANAGER,
    path: `/company/users/${PERSON}/record/certificate/:hash/print`,
    call: "/api/companies/*/users/*/certificates/*",
  },
];
export const sheet = (page: Page): Locator => page.getByRole("main");
export const record = (page: Page): Locator => page.getByRole("table", { name: "Training Record" });
export const topic = (page: Page, name: string): Locator =>
  record(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });

/** Times in the page, in milliseconds by its clock. */
export interface PrintCall {
  /** When the sheet was first drawn. */
  drawn?: number;
  /** The times at which the browser's print dialog was opened. */
  dialogs: number[];
  /** True when no dialog was opened by 1600 ms after that. */
  isLate?: boolean;
}

export const printCalls = (page: Page): Promise<PrintCall> =>
  page.evaluate(() => (window as unknown as { printCalls: PrintCall }).printCalls);
/** The number of times that the browser's print dialog was opened. */
export const dialogs = async (page: Page): Promise<number> =>
  (await printCalls(page)).dialogs.length;
export const printButton = (page: Page): Locator => page.getByRole("button", { name: "Print" });

/** Its path in the portal; the hash is that of a certificate of the person. */
async function pathOf({ path }: Pick<Printed, "path">): Promise<string> {
  return path.replace(":hash", await certificateHash(PERSON));
}

/** Its address. */
export const addressOf = async (printed: Pick<Printed, "path">): Promise<string> =>
  `/#${await pathOf(printed)}`;

/** Signs in, then opens a printed page. */
export async function openPrinted(page: Page, printed: Printed): Promise<void> {
  await signInAt(page, printed.username, await pathOf(printed));
}

/** Records the print calls of the page, or of every page of a context; call it before one is opened. */
export async function recordPrintCalls(page: Pick<Page, "addInitScript">): Promise<void> {
  await page.addInitScript(() => {
    const notes: PrintCall = { dialogs: [] };
    (window as unknown as { printCalls: PrintCall }).printCalls = notes;
    window.print = () => void notes.dialogs.push(performance.now());
    const onDrawn = () => {
      notes.drawn = performance.now();
      // It uses the page's own timers: on a slow machine both are late together.
      setTimeout(() => (notes.isLate = notes.dialogs.length === 0), 1600);
    };
    // It runs at once: an observer would be called only when everything that follows is done.
    for (const name of ["appendChild", "insertBefore"] as const) {
      const insert = Node.prototype[name] as (...all: unknown[]) => unknown;
      Node.prototype[name] = function inserted(this: Node, ...all: unknown[]) {
        const node = insert.apply(this, all);
        if (notes.drawn === undefined && document.querySelector("main[data-paper]")) onDrawn();
        return node;
      } as never;
    }
  });
}
