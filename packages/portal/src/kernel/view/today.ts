/**
 * The calendar day it is now, 'YYYY-MM-DD' in UTC, as all days of the portal (shell 9).
 *
 * @param now epoch milliseconds
 */
export function today(now: number = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}
