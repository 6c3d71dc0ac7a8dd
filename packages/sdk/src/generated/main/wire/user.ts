/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Acl } from "./acl.ts";
import type { GroupRef } from "./groupRef.ts";
import type { Id } from "./id.ts";
import type { PersonCompany } from "./personCompany.ts";
import type { RecordVersion } from "./recordVersion.ts";
import type { Settings } from "./settings.ts";
import type { Subscription } from "./subscription.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * The signed-in user.
 */
export interface User {
  id: Id;
  /** Identifier that stays the same across systems. */
  uuid: string;
  /** First name. */
  name: string;
  /** Last name. */
  surname: string;
  /** First and last name together. */
  fullName: string;
  /** Sign-in name, an e-mail address. */
  username: string;
  /** Address that notifications go to. */
  email: string;
  /**
   * Address of a picture. Without one, initials are drawn.
   * @nullable
   */
  avatar?: string | null;
  /**
   * IANA time zone that instants are shown in. UTC when empty.
   * @nullable
   */
  timezone?: string | null;
  /** False once the person was deleted. */
  isActive?: boolean;
  created_at?: WireDate;
  /** When the person was deleted. */
  deleted_at?: WireDate | null;
  /** False stops training until the subscription renews. */
  has_valid_subscription?: boolean;
  /** True if the person is enrolled in International Procedures. */
  international_procedures?: boolean;
  training_record?: RecordVersion;
  subscription?: Subscription;
  /** Groups the person is in. */
  groups?: GroupRef[];
  company?: PersonCompany;
  acl: Acl;
  settings?: Settings;
}
