import { isInternal } from "../rules/access.ts";
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
    tables.announcements
      .filter(
        ({ companyIds }) =>
          companyIds.length === 0 || companyIds.includes(user.companyId) || isInternal(user),
      )
      .map((row) => ({
        id: row.id,
        type_name: row.typeName,
        translate: row.translate,
        company_list: row.companyIds.map((id) => ({ id })),
        prevent_training: row.preventTraining,
      })),
};
