/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * One setting as a pair.
 */
export interface SettingEntry {
  /** Key of the setting. */
  type: string;
  /** Value of the setting. Its type depends on the key; JSON text is possible. */
  value: unknown;
}
