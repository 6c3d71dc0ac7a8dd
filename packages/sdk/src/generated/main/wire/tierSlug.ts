/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * A tier that rules know. Companies may have others.
 */
export type TierSlug = (typeof TierSlug)[keyof typeof TierSlug];

export const TierSlug = {
  premium: "premium",
  essentials: "essentials",
} as const;
