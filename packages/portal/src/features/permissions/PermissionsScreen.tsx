import { isApiError, type UserAccess } from "@recurrent/sdk";
import { useUserAccessList } from "@recurrent/sdk/react";
import { ExpandableTable, type GridColumn } from "@recurrent/ui-kit";
import { loadState } from "../../kernel/view/calls.ts";
import { useTableView } from "../../kernel/view/address-state.ts";
import { AccessDetail } from "./AccessDetail.tsx";

const BY_NAME = { id: "name", desc: false };
const SEARCH = {
  fields: ({ id, username, name }: UserAccess) => [id, username, name],
  hint: "Search looks at the id, username and name.",
};
const EMPTY = {
  title: "No users yet",
  description: "Everybody who can sign in appears here with roles and permissions.",
};

/** The columns of shell 2.24. */
const COLUMNS: readonly GridColumn<UserAccess>[] = [
  {
    field: "id",
    headerName: "Id",
    width: 96,
    value: idValue,
    cell: ({ id }) => <span style={{ fontVariantNumeric: "tabular-nums" }}>{id}</span>,
  },
  { field: "username", headerName: "Username" },
  { field: "name", headerName: "Name", rowHeader: true, cell: ({ name }) => <b>{name}</b> },
];

/** Ids are numbers as a rule, and sort as such; others sort as text. */
function idValue({ id }: UserAccess): string | number {
  const number = Number(id);
  return Number.isFinite(number) ? number : id;
}

const detailOf = (user: UserAccess) => <AccessDetail user={user} />;

/** Settings › Permissions (shell 2.24). */
export function PermissionsScreen() {
  const query = useUserAccessList();
  const { error } = loadState(query, "The users could not be loaded");
  return (
    <ExpandableTable<UserAccess>
      label="Permissions"
      title="Permissions"
      rows={query.data}
      columns={COLUMNS}
      renderDetail={detailOf}
      search={SEARCH}
      {...useTableView(BY_NAME)}
      defaultSort={BY_NAME}
      error={error && { ...error, message: readableText(query.error) }}
      empty={EMPTY}
    />
  );
}

/** The error's readable text, or the fallback of shell 8; that of a 422 stands in its alert. */
function readableText(error: Error | null): string | undefined {
  if (isApiError(error) && error.kind === "validation") return undefined;
  const text = isApiError(error) && error.kind !== "malformed" ? error.message.trim() : "";
  return text === "" ? "Error retrieving users, try again later" : text;
}
