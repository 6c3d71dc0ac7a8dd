const STARTS_WITH_DAY = /^\d{4}-\d{2}-\d{2}/;
const ELSEWHERE = /[+-]\d{2}:?\d{2}$/;

function inUtc(moment: string): string {
  // Only an instant of another zone has to be moved; a bare day is never shifted.
  if (!/[T ]/.test(moment) || !ELSEWHERE.test(moment)) return moment;
  const instant = new Date(moment);
  return Number.isNaN(instant.getTime()) ? moment : instant.toISOString();
}

/**
 * The calendar day in UTC of a day or an instant as the server wrote it, `YYYY-MM-DD`; '' for none.
 * A time without a zone counts as UTC (decisions: dates).
 */
export function utcDay(moment: string | null): string {
  return STARTS_WITH_DAY.exec(inUtc(moment?.trim() ?? ""))?.[0] ?? "";
}

/** An instant to the minute, such as '2026-11-20 14:32 UTC'; the bare day where there is no time. */
export function utcMinute(moment: string): string {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/.exec(inUtc(moment.trim()));
  return parts === null ? utcDay(moment) : `${parts[1]} ${parts[2]} UTC`;
}
