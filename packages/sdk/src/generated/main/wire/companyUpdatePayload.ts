/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { IdInput } from "./idInput.ts";

/**
 * A company's new state. Tier and account address are for Admin and Customer Support only.
 */
export interface CompanyUpdatePayload {
  id: IdInput;
  /**
   * Name of the company.
   * @minLength 1
   * @maxLength 255
   */
  name: string;
  /**
   * Web address (http or https) of the account in the customer-relationship system.
   * @maxLength 255
   * @nullable
   */
  salesForce?: string | null;
  tier?: IdInput;
  /** Ids of the operational roles to offer. */
  roles?: IdInput[];
  /** Ids of the Registry, Purpose, Equipment entries to offer. */
  rpes?: IdInput[];
}
