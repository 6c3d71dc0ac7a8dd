/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Company } from "./company.ts";
import type { CompanyUpdated } from "./companyUpdated.ts";

/**
 * The stored company, in a wrapper or bare. Clients read the company again rather than rely on either.
 */
export type CompanyUpdateReply = CompanyUpdated | Company;
