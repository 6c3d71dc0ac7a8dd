/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * The holder of a certificate.
 */
export interface CertificateHolder {
  /** First and last name together. */
  fullName: string;
}
