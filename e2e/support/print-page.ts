import { certificateHash } from "./certificates.ts";
import { arrive, MANAGER, TRAINEE } from "./training-page.ts";
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

export const RECORDS: readonly Printed[] = [
  { whose: "own", username: TRAINEE, path: "/my/record/print", call: "/api/my/records" },
  {
    whose: "a person's",
    username: MANAGER,
    path: `/company/users/${PERSON}/record/print`,
    call: "/api/companies/*/users/*/records",
  },
];
export const CERTIFICATES: readonly Printed[] = [
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
export const EVERY_PAGE = [
  ...RECORDS.map((page) => ({
    ...page,
    what: "record",
    failure: "The record could not be loaded",
  })),
  ...CERTIFICATES.map((page) => ({
    ...page,
    what: "certificate",
    failure: "The certificate could not be loaded",
  })),
];

export const sheet = (page: Page): Locator => page.getByRole("main");
export const record = (page: Page): Locator => page.getByRole("table", { name: "Training Record" });
export const topic = (page: Page, name: string): Locator =>
  record(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });

/** What is noted in the page, in milliseconds by its clock. */
export interface Noted {
  /** When the sheet was first drawn. */
  drawn?: number;
  /** When the browser's print dialog was asked for. */
  dialogs: number[];
}

export const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);
/** How often the browser's print dialog has been asked for. */
export const dialogs = async (page: Page): Promise<number> => (await noted(page)).dialogs.length;
export const printButton = (page: Page): Locator => page.getByRole("button", { name: "Print" });

/** Its address; the hash is that of a certificate of the person. */
export async function addressOf({ path }: Pick<Printed, "path">): Promise<string> {
  return `/#${path.replace(":hash", await certificateHash(PERSON))}`;
}

/** Signs in, then opens a printed page. */
export async function openPrinted(page: Page, printed: Printed): Promise<void> {
  await arrive(page, printed.username);
  await page.goto(await addressOf(printed));
}

/** Notes in the page what is asked of the browser; before the page is opened. */
export async function notePrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: Noted = { dialogs: [] };
    (window as unknown as { noted: Noted }).noted = notes;
    window.print = () => void notes.dialogs.push(performance.now());
    new MutationObserver(() => {
      if (document.querySelector("main[data-paper]")) notes.drawn ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
}
