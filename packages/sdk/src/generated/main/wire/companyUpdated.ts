/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Company } from "./company.ts";

/**
 * The stored company in a wrapper.
 */
export interface CompanyUpdated {
  companyUpdated: Company;
}
