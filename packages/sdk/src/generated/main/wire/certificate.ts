/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { CertificateHolder } from "./certificateHolder.ts";
import type { CertificateTopic } from "./certificateTopic.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * Proof that a topic was completed.
 */
export interface Certificate {
  /** Key of the certificate. */
  hash: string;
  user: CertificateHolder;
  topic: CertificateTopic;
  completed_at: WireDate;
}
