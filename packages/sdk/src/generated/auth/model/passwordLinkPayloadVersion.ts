/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Generation of the link to send. This portal understands 3.
 */
export type PasswordLinkPayloadVersion = typeof PasswordLinkPayloadVersion[keyof typeof PasswordLinkPayloadVersion];


export const PasswordLinkPayloadVersion = {
  NUMBER_3: 3,
} as const;
