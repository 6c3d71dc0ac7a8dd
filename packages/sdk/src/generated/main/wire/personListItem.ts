/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Acl } from "./acl.ts";
import type { GroupRef } from "./groupRef.ts";
import type { Id } from "./id.ts";
import type { PersonCompany } from "./personCompany.ts";
import type { Settings } from "./settings.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * A person as the people list needs them.
 */
export interface PersonListItem {
  id: Id;
  /** First name. */
  name?: string;
  /** Last name. */
  surname?: string;
  /** First and last name together. */
  fullName: string;
  /** Sign-in name, an e-mail address, where the host lists it. It tells people of one name apart. */
  username?: string;
  /** True for people at work, false for those in the historical list. */
  isActive: boolean;
  /** When the person was deleted. Null while active. */
  deleted_at?: WireDate | null;
  /** Groups the person is in. They tell people of one name apart. */
  groups?: GroupRef[];
  company?: PersonCompany;
  acl: Acl;
  settings?: Settings;
}
