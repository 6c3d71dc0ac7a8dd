import type { CompanyRow } from "../world/rows.ts";
import type { SignedInCall } from "./call.ts";
import { notFound } from "./refusal.ts";

/** The company of the address; 404 for none, and for one that was deleted. */
export function companyOf({ tables, params }: SignedInCall): CompanyRow {
  const company = tables.companies.get(Number(params["companyId"]));
  if (company === undefined || company.deletedAt !== null) {
    throw notFound("Company");
  }
  return company;
}
