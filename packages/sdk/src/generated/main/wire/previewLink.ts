/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Where a lesson can be looked at without changing any record.
 */
export interface PreviewLink {
  /**
   * Web address (http or https). Missing, empty or null while the lesson cannot be reviewed.
   * @nullable
   */
  preview?: string | null;
}
