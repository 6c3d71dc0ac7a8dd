/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * A calendar date, `YYYY-MM-DD`, without a time zone.
 */
export type CalendarDate = string;
