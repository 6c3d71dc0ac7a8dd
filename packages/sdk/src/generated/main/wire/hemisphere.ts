/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Hemisphere that seasonal topics follow, `N` for Northern or `S` for Southern.
 */
export type Hemisphere = (typeof Hemisphere)[keyof typeof Hemisphere];

export const Hemisphere = {
  N: "N",
  S: "S",
} as const;
