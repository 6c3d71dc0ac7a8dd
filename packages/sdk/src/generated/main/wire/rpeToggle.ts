/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Whether a Registry, Purpose, Equipment entry is on.
 */
export interface RpeToggle {
  /** True to give the entry, false to take it away. */
  active: boolean;
}
