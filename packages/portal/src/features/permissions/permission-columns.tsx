import type { UserAccess } from "@recurrent/sdk";
import type { DataColumn } from "@recurrent/ui-kit";

/** Ids are numbers as a rule, and sort as such; others sort as text. */
function idValue({ id }: UserAccess): string | number {
  const number = Number(id);
  return Number.isFinite(number) ? number : id;
}

/** The columns of shell 2.24. */
export const PERMISSION_COLUMNS: readonly DataColumn<UserAccess>[] = [
  { id: "id", header: "Id", width: 96, tabular: true, sortValue: idValue, cell: ({ id }) => id },
  {
    id: "username",
    header: "Username",
    sortValue: ({ username }) => username,
    cell: ({ username }) => username,
  },
  {
    id: "name",
    header: "Name",
    phone: "title",
    sortValue: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
];
