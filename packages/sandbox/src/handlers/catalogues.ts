import type { NamedRow } from "../world/rows.ts";
import type { Handlers } from "./call.ts";

/** Tag Catalogues: all roles, aircraft entries and tiers there are (shell 3). */
export const catalogues: Handlers<"roleList" | "rpeList" | "tierList"> = {
  roleList: ({ tables }) => Array.from(tables.roles.values(), idAndName),
  rpeList: ({ tables }) => Array.from(tables.rpes.values(), idAndName),
  tierList: ({ tables }) =>
    Array.from(tables.tiers.values(), ({ id, name, slug }) => ({ id, name, slug })),
};

function idAndName({ id, name }: NamedRow): NamedRow {
  return { id, name };
}
