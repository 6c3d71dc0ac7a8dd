/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * State of a Registry, Purpose, Equipment entry.
 */
export interface RpeToggle {
  /** True to give the entry, false to take it away. */
  active: boolean;
}
