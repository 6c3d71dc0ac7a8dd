/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Suspension of a person. Lessons keep being delivered meanwhile; the two flags decide whether the person stays on the status boards.
 */
export interface Suspend {
  /** True while the person is suspended. */
  status: boolean;
  /**
   * Day of return, `YYYY-MM-DD`, on which the suspension ends by itself and notifications are switched on again. Empty or null means until the subscription renews. Today ends it at once; an earlier day is refused with 422.
   * @nullable
   */
  endDate?: string | null;
  /** Keep the person on the training status board while suspended. */
  showTrainingStatus?: boolean;
  /** Keep the person on the event and document status board while suspended. */
  showEventsStatus?: boolean;
}
