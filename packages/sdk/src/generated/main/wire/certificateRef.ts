/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Points at a certificate.
 */
export interface CertificateRef {
  /** Key of the certificate. */
  hash: string;
}
