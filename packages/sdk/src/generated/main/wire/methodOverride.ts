/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Says that a POST is an update. Forms with files cannot be sent by PUT everywhere.
 */
export type MethodOverride = (typeof MethodOverride)[keyof typeof MethodOverride];

export const MethodOverride = {
  PUT: "PUT",
} as const;
