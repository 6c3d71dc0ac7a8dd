/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { CalendarDate } from "./calendarDate.ts";

/**
 * A calendar date as a form field, `YYYY-MM-DD`. Empty says that there is none.
 */
export type DateField = CalendarDate | "";
