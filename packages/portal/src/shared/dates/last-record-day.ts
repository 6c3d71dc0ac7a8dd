import { parseCalendarDay, type PersonSummary } from "@recurrent/sdk";

/**
 * Today, or the day on which the person left: there is no record after it (training 5).
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function lastRecordDay(
  { deletedAt }: Pick<PersonSummary, "deletedAt">,
  today: string,
): string {
  const left = parseCalendarDay(deletedAt);
  // 'YYYY-MM-DD' strings sort by date.
  return left !== null && left < today ? left : today;
}
