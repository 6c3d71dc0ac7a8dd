import type { GroupSummary } from "@recurrent/sdk";
import { useGroupList } from "@recurrent/sdk/react";
import { DataTable, type GridColumn, KitLink } from "@recurrent/ui-kit";
import { useCompanyId, useMay } from "../../kernel/runtime/runtime.ts";
import { NewButton } from "../../kernel/components/NewButton.tsx";
import { href } from "../../kernel/routes/address.ts";
import { loadState } from "../../kernel/view/load-state.ts";
import { useTableView } from "../../kernel/view/useTableView.ts";
import { managerNames } from "./group-values.ts";
import { ManagerLinks } from "./ManagerLinks.tsx";

const BY_NAME = { id: "name", desc: false };
const SEARCH = {
  fields: (group: GroupSummary) => [group.name, managerNames(group)],
  hint: "Search looks at the name and the managers.",
};

const COLUMNS: readonly GridColumn<GroupSummary>[] = [
  {
    field: "name",
    headerName: "Name",
    cell: ({ id, name }) => (
      <KitLink href={href("companies_groups@show", { id })} color="textPrimary">
        {name}
      </KitLink>
    ),
  },
  {
    field: "managers",
    headerName: "Managers",
    flex: 1.5,
    value: (group) => managerNames(group),
    cell: ({ managers }) => <ManagerLinks managers={managers} />,
  },
];

/** Groups (shell 2.16). */
export function GroupsScreen() {
  const query = useGroupList(useCompanyId());
  const newGroup = useMay()("groupNew") ? (
    <NewButton href={href("companies_groups@create")} />
  ) : undefined;
  const isEmpty = query.data?.length === 0;
  return (
    <DataTable<GroupSummary>
      label="Groups"
      rows={query.data}
      columns={COLUMNS}
      search={SEARCH}
      {...useTableView(BY_NAME)}
      defaultSort={BY_NAME}
      // An empty list has the button where the eye is.
      toolbarEnd={isEmpty ? undefined : newGroup}
      {...loadState(query, "The groups could not be loaded")}
      empty={{
        title: "No groups yet",
        description: `A group brings trainees together under the training managers who lead them.${
          newGroup ? " Begin with the first one." : ""
        }`,
        action: newGroup,
      }}
    />
  );
}
