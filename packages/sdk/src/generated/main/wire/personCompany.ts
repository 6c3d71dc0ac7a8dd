/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";
import type { LicensedRole } from "./licensedRole.ts";
import type { Rpe } from "./rpe.ts";

/**
 * The company a person belongs to, with what that person does there.
 */
export interface PersonCompany {
  id: Id;
  /** Name of the company. */
  name: string;
  /** Registry, Purpose, Equipment entries of the person. */
  rpe?: Rpe[];
  /** Operational roles of the person. */
  roles?: LicensedRole[];
}
