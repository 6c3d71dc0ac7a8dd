/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { CompanySettings } from "./companySettings.ts";
import type { CompanyTier } from "./companyTier.ts";
import type { Id } from "./id.ts";
import type { OperationalRole } from "./operationalRole.ts";
import type { Rpe } from "./rpe.ts";

/**
 * A company and what it offers its people.
 */
export interface Company {
  id: Id;
  /** Name of the company. */
  name: string;
  tier?: CompanyTier;
  /** Opaque names of features that are switched on. */
  features?: string[];
  /**
   * Web address of the company's account in the customer-relationship system.
   * @nullable
   */
  salesForce?: string | null;
  /** Registry, Purpose, Equipment entries that the company operates. */
  rpes?: Rpe[];
  /** Operational roles that the company has. */
  roles?: OperationalRole[];
  settings?: CompanySettings;
}
