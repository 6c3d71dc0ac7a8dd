/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * One warning before an event expires.
 */
export interface EventReminderInput {
  /** Unit of the value. */
  key: "days";
  /**
   * Whole days before expiry, as text. 0 means no warning.
   * @pattern ^\d{1,15}$
   */
  value: string;
}
