/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { AnnouncementType } from "./announcementType.ts";
import type { CompanyRef } from "./companyRef.ts";
import type { Id } from "./id.ts";

/**
 * A message to some companies or to all of them.
 */
export interface Announcement {
  id: Id;
  type_name: AnnouncementType;
  /** The text, as HTML. Treat it as untrusted. */
  translate: string;
  /** Companies it is for. Empty means everybody. */
  company_list: CompanyRef[];
  /** Stops training for the companies listed. Without a list it stops no one. */
  prevent_training: boolean;
}
