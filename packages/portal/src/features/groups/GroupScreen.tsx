import Box from "@mui/material/Box";
import type { Group, GroupTrainee } from "@recurrent/sdk";
import { useGroupShow } from "@recurrent/sdk/react";
import { DataTable, DetailSkeleton, type GridColumn, PageHead } from "@recurrent/ui-kit";
import { Users } from "lucide-react";
import { useMemo } from "react";
import { usePageSubject } from "../../kernel/runtime/page-subject.ts";
import { useCompanyId, useMay } from "../../kernel/runtime/runtime.ts";
import { DetailButtons } from "../../kernel/components/Detail.tsx";
import { Loaded } from "../../kernel/components/Loaded.tsx";
import { personColumn } from "../../kernel/components/person-column.tsx";
import { href } from "../../kernel/routes/address.ts";
import { useIdParam } from "../../kernel/view/useIdParam.ts";
import { useTableView } from "../../kernel/view/useTableView.ts";
import { BY_FULL_NAME } from "./group-values.ts";
import { ManagerLinks } from "./ManagerLinks.tsx";

const SEARCH = {
  fields: ({ fullName }: GroupTrainee) => [fullName],
  hint: "Search looks at the name.",
};

/** A group does not tell of suspensions (shell 3). */
const NAME = personColumn<GroupTrainee>((trainee) => trainee);

/** What a reply may tell of trainees besides (shell 3, Group); a column nobody has anything in says nothing. */
const FACTS: readonly GridColumn<GroupTrainee>[] = [
  {
    field: "roles",
    headerName: "Role(s)",
    value: ({ roles }) => roles.map(({ name }) => name).join(", "),
  },
  {
    field: "rpes",
    headerName: "Registry, Purpose, Equipment",
    value: ({ rpes }) => rpes.map(({ name }) => name).join("; "),
  },
];

const columnsOf = (trainees: readonly GroupTrainee[]) => [
  NAME,
  ...FACTS.filter(({ field }) =>
    trainees.some(({ roles, rpes }) => (field === "roles" ? roles : rpes).length > 0),
  ),
];

/** Group Detail (shell 2.18). */
export function GroupScreen() {
  const query = useGroupShow(useCompanyId(), useIdParam());
  return (
    <Loaded query={query} failure="The group could not be loaded" skeleton={<DetailSkeleton />}>
      {(group) => <GroupDetail group={group} />}
    </Loaded>
  );
}

function GroupDetail({ group: { name, managers, trainees } }: { group: Group }) {
  const id = useIdParam();
  usePageSubject({ name });
  const mayEdit = useMay()("groupEdit");
  const columns = useMemo(() => columnsOf(trainees), [trainees]);
  return (
    <>
      <PageHead
        label="Name"
        name={name}
        picture={Users}
        facts={[{ label: "Training Managers", value: <ManagerLinks managers={managers} /> }]}
        foldable={false}
        actions={
          <DetailButtons
            backHref={href("companies_groups@index")}
            editHref={mayEdit ? href("companies_groups@edit", { id }) : undefined}
          />
        }
      />
      <Box sx={{ mt: 3 }}>
        <DataTable<GroupTrainee>
          label="Trainees"
          title="Trainees"
          rows={trainees}
          columns={columns}
          search={SEARCH}
          {...useTableView(BY_FULL_NAME)}
          defaultSort={BY_FULL_NAME}
          empty={{
            title: "No trainees in this group yet",
            description: mayEdit
              ? "Choose Edit to add them."
              : "Whoever may edit the group can add them.",
          }}
        />
      </Box>
    </>
  );
}
