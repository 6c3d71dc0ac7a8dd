/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * A switch as a form carries it, for a form holds text. `1` is on, `0` is off.
 */
export type FormSwitch = (typeof FormSwitch)[keyof typeof FormSwitch];

export const FormSwitch = {
  NUMBER_1: "1",
  NUMBER_0: "0",
} as const;
