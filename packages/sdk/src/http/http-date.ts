/** The three forms of RFC 9110, 5.6.7; the last lacks its GMT. */
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /;

/** Reads a header such as `Date` or `Retry-After`: epoch milliseconds, or NaN. */
export function parseHttpDate(date: string): number {
  if (!HTTP_DATE.test(date)) return Number.NaN;
  return Date.parse(date.endsWith("GMT") ? date : `${date} GMT`);
}
