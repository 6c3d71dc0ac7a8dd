import Box from "@mui/material/Box";
import type { Group, GroupManager, GroupSummary, GroupTrainee } from "@recurrent/sdk";
import { useGroupList, useGroupShow } from "@recurrent/sdk/react";
import {
  DataTable,
  DetailSkeleton,
  type GridColumn,
  AppLink,
  MarkedName,
  PageHeader,
  SharedMarks,
  withMark,
  GROUP_FIELDS,
} from "@recurrent/ui-kit";
import { Users } from "lucide-react";
import { Fragment, useMemo } from "react";
import { DetailButtons, NewButton } from "../../shared/components/PageParts.tsx";
import { Loaded } from "../../shared/components/Loaded.tsx";
import { Renewed } from "../../shared/components/Renewed.tsx";
import { personColumn } from "../../shared/components/person-column.tsx";
import { href } from "../../shared/routes/address.ts";
import { usePageSubject } from "../../shared/context/page.ts";
import { useCompanyId, useMay } from "../../shared/context/app-context.ts";
import { tableErrorProps } from "../../shared/api/calls.ts";
import { useIdParam, useTableView } from "../../shared/table-state/address-state.ts";
import { usePersonMarks } from "../../shared/components/person-marks.ts";
import { BY_FULL_NAME, groupMarks, managerNames } from "./group-form.ts";

const BY_NAME = { id: "name", desc: false };
type Marks = ReadonlyMap<string, string>;
const idOf = ({ id }: { id: string }) => id;
const GROUP_SEARCH = {
  fields: (group: GroupSummary) => [group.name, managerNames(group)],
  hint: "Searches name and managers.",
};

/** Shown if the host sends a count. */
const TRAINEE_COUNT: GridColumn<GroupSummary> = {
  field: "traineeCount",
  headerName: "Trainees",
  width: 128,
  value: ({ traineeCount }) => traineeCount,
};

/** @param marks of managers of one name, who may have different groups */
const groupColumns = (marks: Marks, isCounted: boolean): readonly GridColumn<GroupSummary>[] => [
  {
    field: "name",
    headerName: "Name",
    twins: { idOf, marksOf: groupMarks },
    cell: ({ id, name }, mark) => (
      <AppLink href={href("companies_groups@show", { id })} color="textPrimary">
        <MarkedName name={name} mark={mark} />
      </AppLink>
    ),
  },
  {
    field: "managers",
    headerName: "Managers",
    flex: 1.5,
    value: (group) => managerNames(group),
    text: ({ managers }) =>
      managers.map(({ id, fullName }) => withMark(fullName, marks.get(id))).join(", "),
    cell: ({ managers }) => <ManagerLinks managers={managers} marks={marks} />,
  },
  ...(isCounted ? [TRAINEE_COUNT] : []),
];

export function GroupsPage() {
  const query = useGroupList(useCompanyId());
  const newGroup = useMay()("groupNew") ? (
    <NewButton href={href("companies_groups@create")} />
  ) : undefined;
  const { data } = query;
  const marks = usePersonMarks(useMemo(() => data?.flatMap(({ managers }) => managers), [data]));
  const isCounted = data?.some(({ traineeCount }) => traineeCount !== null) === true;
  const columns = useMemo(() => groupColumns(marks, isCounted), [marks, isCounted]);
  const isEmpty = query.data?.length === 0;
  return (
    <>
      <DataTable<GroupSummary>
        label="Groups"
        rows={query.data}
        columns={columns}
        search={GROUP_SEARCH}
        {...useTableView(BY_NAME)}
        defaultSort={BY_NAME}
        // The empty list shows the button itself.
        toolbarEnd={isEmpty ? undefined : newGroup}
        {...tableErrorProps(query, "The groups could not be loaded")}
        empty={{
          title: "No groups yet",
          description: `Groups bring trainees together under their training managers.${
            newGroup ? " Begin with the first one." : ""
          }`,
          action: newGroup,
        }}
      />
      <Renewed queries={[query]} />
    </>
  );
}

const TRAINEE_SEARCH = {
  fields: ({ fullName }: GroupTrainee) => [fullName],
  hint: "Searches name.",
};

/** A group's reply has no suspensions (shell 3). */
const TRAINEE = personColumn<GroupTrainee>((trainee) => trainee);

/** Optional fields of a reply (shell 3, Group); a column without values is hidden. */
const FACTS: readonly GridColumn<GroupTrainee>[] = [
  {
    field: "roles",
    headerName: "Role(s)",
    minWidth: 140,
    narrow: "bare",
    value: ({ roles }) => roles.map(({ name }) => name).join(", "),
  },
  {
    field: "rpes",
    headerName: "Registry, Purpose, Equipment",
    minWidth: 168,
    narrow: "bare",
    value: ({ rpes }) => rpes.map(({ name }) => name).join("; "),
  },
];

const columnsOf = (trainees: readonly GroupTrainee[]) => [
  TRAINEE,
  ...FACTS.filter(({ field }) =>
    trainees.some(({ roles, rpes }) => (field === "roles" ? roles : rpes).length > 0),
  ),
];

export function GroupPage() {
  const query = useGroupShow(useCompanyId(), useIdParam());
  return (
    <Loaded query={query} failure="The group could not be loaded" skeleton={<DetailSkeleton />}>
      {(group) => (
        <>
          <GroupDetail group={group} />
          <Renewed queries={[query]} />
        </>
      )}
    </Loaded>
  );
}

function GroupDetail({ group: { name, managers, trainees } }: { group: Group }) {
  const id = useIdParam();
  usePageSubject({ name });
  const mayEdit = useMay()("groupEdit");
  const columns = useMemo(() => columnsOf(trainees), [trainees]);
  const marks = usePersonMarks(useMemo(() => [...managers, ...trainees], [managers, trainees]));
  return (
    <>
      <PageHeader
        label={GROUP_FIELDS.name.label}
        name={name}
        picture={Users}
        details={[
          { label: "Training Managers", value: <ManagerLinks managers={managers} marks={marks} /> },
        ]}
        foldable={false}
        actions={
          <DetailButtons
            backHref={href("companies_groups@index")}
            isBackInTrail
            editHref={mayEdit ? href("companies_groups@edit", { id }) : undefined}
          />
        }
      />
      <Box sx={{ mt: 3 }}>
        <SharedMarks value={marks}>
          <DataTable<GroupTrainee>
            label="Trainees"
            title="Trainees"
            rows={trainees}
            columns={columns}
            search={TRAINEE_SEARCH}
            {...useTableView(BY_FULL_NAME)}
            defaultSort={BY_FULL_NAME}
            empty={{
              title: "No trainees in this group yet",
              description: mayEdit
                ? "Choose Edit to add them."
                : "Someone who can edit this group can add them.",
            }}
          />
        </SharedMarks>
      </Box>
    </>
  );
}

function ManagerLinks({ managers, marks }: { managers: readonly GroupManager[]; marks: Marks }) {
  if (managers.length === 0) return "None";
  return (
    // Without the span, the cell would lay out the names as items and drop the blanks between them.
    <span>
      {managers.map(({ id, fullName }, at) => (
        <Fragment key={id}>
          {at > 0 && ", "}
          <AppLink href={href("companies_users@show", { id })}>
            <MarkedName name={fullName} mark={marks.get(id)} />
          </AppLink>
        </Fragment>
      ))}
    </span>
  );
}
