/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Settings of a company as an object.
 */
export interface CompanySettingsObject {
  /** True if trainees may edit their own events. */
  events_documents?: boolean;
  [key: string]: unknown;
}
