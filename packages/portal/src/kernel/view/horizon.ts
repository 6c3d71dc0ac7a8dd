/**
 * Where the day of an expiry falls, seen from today: the months that an expiry horizon shows. Days and months
 * are text of the calendar in UTC ('YYYY-MM-DD', 'YYYY-MM'), so that no time zone moves one.
 */

/** The key of what has expired; every other one is a month, 'YYYY-MM'. */
export const OVERDUE = "overdue";

const MONTHS = 12;

/** What expires when, and what of it is listed in place of all. */
export interface ExpiryHorizon<Item> {
  /** Each with its state. */
  readonly items: readonly Item[];
  /** 'YYYY-MM-DD' in UTC. */
  readonly today: string;
  /** The key of what is listed; null for all. */
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

/** The month of `today` ('YYYY-MM-DD') and the eleven after it, 'YYYY-MM'. */
export function horizonMonths(today: string): string[] {
  const first = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, at) => {
    const year = String(Math.floor((first + at) / 12)).padStart(4, "0");
    return `${year}-${String(((first + at) % 12) + 1).padStart(2, "0")}`;
  });
}

/**
 * Where an expiry falls: overdue, or its month, also one beyond the horizon; null without an expiry. It is good
 * through its day (shell 9).
 *
 * @param expiryAt 'YYYY-MM-DD'
 * @param today 'YYYY-MM-DD'
 */
export function horizonKey(expiryAt: string | null, today: string): string | null {
  if (expiryAt === null) return null;
  return expiryAt < today ? OVERDUE : expiryAt.slice(0, 7);
}

/** What an address names of the horizon; null where it names nothing that is shown. */
export function readHorizonKey(asked: string | null, today: string): string | null {
  return asked === OVERDUE || (asked !== null && horizonMonths(today).includes(asked))
    ? asked
    : null;
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** A key in words: 'Overdue', 'March 2027'. */
export function horizonName(key: string): string {
  return key === OVERDUE ? "Overdue" : MONTH.format(Date.parse(`${key}-01`));
}

/** What the rows of a key are called: 'Overdue', 'Expires in March 2027'. */
export function horizonTitle(key: string): string {
  return key === OVERDUE ? horizonName(key) : `Expires in ${horizonName(key)}`;
}
