/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * One warning before an event expires.
 */
export interface EventReminder {
  /** Unit of the value. Always `days`. */
  key: string;
  /** Whole days before expiry, as number or text. 0 means no warning. */
  value: string | number;
}
