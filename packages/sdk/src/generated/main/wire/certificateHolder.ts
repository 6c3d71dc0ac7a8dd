/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Whom a certificate is for.
 */
export interface CertificateHolder {
  /** First and last name together. */
  fullName: string;
}
