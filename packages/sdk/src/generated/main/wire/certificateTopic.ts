/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * The topic a certificate is for.
 */
export interface CertificateTopic {
  /** Name of the topic. */
  name: string;
  /**
   * Version of the topic's content.
   * @nullable
   */
  version?: string | number | null;
}
