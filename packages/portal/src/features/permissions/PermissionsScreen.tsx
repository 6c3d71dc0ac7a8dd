import { isApiError, type UserAccess } from "@recurrent/sdk";
import { accessListOptions } from "@recurrent/sdk/react";
import { ExpandableTable } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTableView } from "../../view/useTableView.ts";
import { AccessDetail } from "./AccessDetail.tsx";
import { PERMISSION_COLUMNS } from "./permission-columns.tsx";

const BY_NAME = { id: "name", desc: false };
const SEARCH = {
  fields: ({ id, username, name }: UserAccess) => [id, username, name],
  hint: "Search looks at the id, username and name.",
};
const EMPTY = {
  title: "No users yet",
  description: "Everybody who can sign in appears here with roles and permissions.",
};
const idOf = ({ id }: UserAccess) => id;
const nameOf = ({ name }: UserAccess) => name;
const detailOf = (user: UserAccess) => <AccessDetail user={user} />;

/** Settings › Permissions (shell 2.24). */
export function PermissionsScreen() {
  const query = useQuery(accessListOptions());
  return (
    <ExpandableTable<UserAccess>
      label="Permissions"
      title="Permissions"
      rows={query.data}
      columns={PERMISSION_COLUMNS}
      getRowId={idOf}
      getRowName={nameOf}
      renderDetail={detailOf}
      search={SEARCH}
      {...useTableView(BY_NAME)}
      defaultSort={BY_NAME}
      loading={query.isPending}
      error={
        query.isError && query.data === undefined
          ? {
              title: "The users could not be loaded",
              message: readableText(query.error),
              onRetry: () => void query.refetch(),
            }
          : undefined
      }
      empty={EMPTY}
    />
  );
}

/** The error's readable text, or the fallback of shell 8; that of a 422 stands in its alert. */
function readableText(error: Error): string | undefined {
  if (isApiError(error) && error.kind === "validation") return undefined;
  const text = isApiError(error) && error.kind !== "malformed" ? error.message.trim() : "";
  return text === "" ? "Error retrieving users, try again later" : text;
}
