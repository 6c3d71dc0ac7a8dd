import { isInternal } from "../rules/access.ts";
import type { AnnouncementRow, PersonRow } from "../world/rows.ts";
import type { Tables } from "../world/tables.ts";
import type { Handlers } from "./call.ts";

/** Tag Catalogues: all roles, aircraft entries and tiers there are (shell 3). */
export const catalogues: Handlers<"roleList" | "rpeList" | "tierList"> = {
  roleList: ({ tables }) => [...tables.roles.values()],
  rpeList: ({ tables }) => [...tables.rpes.values()],
  tierList: ({ tables }) => [...tables.tiers.values()],
};

/**
 * Tag Announcements (shell 2.2). People of a company get what is for everybody or for their company;
 * internal staff get all of them.
 */
export const announcements: Handlers<"announcementList"> = {
  announcementList: ({ tables, user }) =>
    tables.announcements.filter(
      (row) => row.company_list.length === 0 || isFor(row, user) || isInternal(user),
    ),
};

/** Whether an announcement names the company of a person. */
function isFor({ company_list: companies }: AnnouncementRow, person: PersonRow): boolean {
  return companies.some(({ id }) => id === person.companyId);
}

/** Whether an announcement keeps the person's company from training (training 2.2). */
export function isPrevented({ announcements: all }: Tables, person: PersonRow): boolean {
  return all.filter((row) => row.prevent_training).some((row) => isFor(row, person));
}
