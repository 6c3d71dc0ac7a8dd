import Box from "@mui/material/Box";
import {
  type Group,
  groupCreatePayload,
  type GroupEdit,
  type GroupManager,
  type GroupSummary,
  type GroupTrainee,
  groupUpdatePayload,
  type NamedRef,
} from "@recurrent/sdk";
import {
  groupListOptions,
  groupShowOptions,
  useGroupCreate,
  useGroupDelete,
  useGroupList,
  useGroupManagerList,
  useGroupShow,
  useGroupTraineeList,
  useGroupUpdate,
} from "@recurrent/sdk/react";
import { Details, GroupForm } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { QueriesContent, QueryContent } from "../../shared/components/QueryContent.tsx";
import { FormQuestions } from "../../shared/forms/FormQuestions.tsx";
import { useDeletion } from "../../shared/forms/useDeletion.ts";
import { useEditForm } from "../../shared/forms/useEditForm.ts";
import { useRefetchWithEtag } from "../../shared/forms/useRefetchWithEtag.ts";
import { useCreateForm } from "../../shared/forms/useCreateForm.ts";
import { SHOWS_OWN_FAILURE } from "../../shared/api/failure-options.ts";
import { mergeOptions } from "../../shared/forms/form-values.ts";
import { address, href } from "../../shared/routes/address.ts";
import { usePageSubject } from "../../shared/context/page.ts";
import { useCompanyId, useMay } from "../../shared/context/app-context.ts";
import { tableErrorProps } from "../../shared/api/first-load.ts";
import { useIdParam, useTableView } from "../../shared/table-state/address-state.ts";
import { useMarksOf } from "../../shared/components/person-marks.ts";
import {
  BY_FULL_NAME,
  dropUnavailable,
  findGroup,
  fittingValues,
  type GroupChange,
  groupChanges,
  groupEdit,
  readOnlyGroupFields,
  groupMergeFields,
  isIn,
  namesById,
  NEW_GROUP,
  otherGroups,
  reconcileGroup,
} from "./group-form.ts";
import { useTraineeDetails } from "./trainee-details.tsx";

const NOBODY: readonly GroupTrainee[] = [];

const MANAGERS_FAILED = "The training managers could not be loaded";

export function GroupCreatePage() {
  const managers = useGroupManagerList(useCompanyId());
  return (
    <QueryContent query={managers} failure={MANAGERS_FAILED}>
      {(managerOptions) => <GroupCreator managers={managerOptions} />}
    </QueryContent>
  );
}

function GroupCreator({ managers }: { managers: readonly GroupManager[] }) {
  const companyId = useCompanyId();
  const create = useGroupCreate(SHOWS_OWN_FAILURE);
  const candidates = useCandidates(NOBODY);
  const marksOf = useMarksOf(useJoined(managers, NOBODY, candidates.rows));
  const details = useTraineeDetails();
  const form = useCreateForm<GroupEdit, string, GroupSummary>({
    kind: "group",
    readList: useRefetchWithEtag(groupListOptions(companyId)),
    findCreated: findGroup,
    defaultValues: NEW_GROUP,
    onSubmit: (values) => create.mutateAsync({ companyId, data: groupCreatePayload(values) }),
    notice: "Group created successfully!",
    // The list opens if the server does not return the new group's id.
    redirectTo: (id) =>
      id === "" ? address("companies_groups@index") : address("companies_groups@show", { id }),
  });
  return (
    <>
      <FormQuestions draft={form.draft} />
      <GroupForm
        {...form.props}
        managers={managers}
        candidates={{ ...candidates, ...details.candidates }}
        marksOf={marksOf}
        cancel={{ label: "Cancel", href: href("companies_groups@index") }}
        canSubmit
      />
    </>
  );
}

export function GroupEditPage() {
  const companyId = useCompanyId();
  const id = useIdParam();
  const group = useGroupShow(companyId, id);
  const groups = useGroupList(companyId);
  const managers = useGroupManagerList(companyId);
  return (
    <QueriesContent
      queries={{
        group: { query: group, failure: "The group could not be loaded" },
        managerOptions: { query: managers, failure: MANAGERS_FAILED },
        groups: { query: groups, failure: "The other groups could not be loaded" },
      }}
    >
      {(loaded) => <GroupEditor key={id} id={id} {...loaded} />}
    </QueriesContent>
  );
}

interface GroupEditorProps {
  id: string;
  group: Group;
  groups: readonly NamedRef[];
  managerOptions: readonly GroupManager[];
}

function GroupEditor({ id, group, groups, managerOptions }: GroupEditorProps) {
  usePageSubject({ name: group.name, href: href("companies_groups@show", { id }) });
  const companyId = useCompanyId();
  const may = useMay();
  const update = useGroupUpdate(SHOWS_OWN_FAILURE);
  const remove = useGroupDelete();
  const currentView = useTableView(BY_FULL_NAME);
  const candidates = useCandidates(group.trainees);
  const { rows } = candidates;
  const others = useMemo(() => otherGroups(groups, id), [groups, id]);
  const managers = useMemo(
    () => mergeOptions(managerOptions, group.managers),
    [managerOptions, group],
  );
  const marksOf = useMarksOf(useJoined(managers, group.trainees, rows));
  const details = useTraineeDetails();
  const people = namesById([...managers, ...group.trainees, ...(rows ?? [])], marksOf);
  const form = useEditForm<GroupEdit, Group, unknown>({
    subject: "this group",
    thing: group,
    valuesOf: groupEdit,
    mergeFields: (before, now) =>
      groupMergeFields(mergeOptions(managerOptions, now.managers, before.managers)),
    readOnlyFields: readOnlyGroupFields,
    refetch: useRefetchWithEtag(groupShowOptions(companyId, id)),
    reconcile: reconcileGroup,
    dropUnavailable(values, now) {
      const lists = { candidates: rows, members: now.trainees, targets: others };
      return dropUnavailable(
        fittingValues(values, now.trainees),
        { managers: mergeOptions(managerOptions, now.managers), ...lists },
        { people, groups: namesById(others) },
      );
    },
    onSubmit(values, { ifMatch }) {
      const data = groupUpdatePayload(values);
      return update.mutateAsync({ companyId, groupId: id, data, ifMatch });
    },
    notice: "Group updated successfully",
    redirectTo: () => address("companies_groups@show", { id }),
  });
  const shown = fittingValues(form.values, group.trainees);
  const changes = groupChanges(groupEdit(group), shown, people, namesById(others));
  const askToDelete = useDeletion({
    question: "Do you really want to delete this group?",
    nameOf: () => group.name,
    remove: () => remove.mutateAsync({ companyId, groupId: id }),
    notice: "Group deleted successfully!",
    onDeleted: () => form.navigateWithoutAsking(address("companies_groups@index")),
  });
  return (
    <>
      <FormQuestions draft={form.draft} conflict={form.conflict} />
      <GroupForm
        {...form.props}
        value={shown}
        managers={managers}
        current={{ rows: group.trainees, ...currentView, ...details.current }}
        candidates={{ ...candidates, ...details.candidates }}
        otherGroups={others}
        marksOf={marksOf}
        cancel={{ label: "Cancel", href: href("companies_groups@show", { id }) }}
        canSubmit={may("groupUpdate")}
        pending={form.pending || remove.isPending}
        progress={changes.length > 0 ? <GroupChangesSummary changes={changes} /> : undefined}
        onDelete={may("groupDelete") ? askToDelete : undefined}
      />
    </>
  );
}

/** People of the same name may be in different lists. */
function useJoined(
  managers: readonly GroupManager[],
  members: readonly GroupTrainee[],
  candidates: readonly GroupTrainee[] | undefined,
) {
  return useMemo(
    () => [...managers, ...members, ...(candidates ?? [])],
    [managers, members, candidates],
  );
}

/**
 * Trainees that may be added; the table's view is in the URL.
 *
 * @param members must be stable between renders
 */
function useCandidates(members: readonly GroupTrainee[]) {
  const query = useGroupTraineeList(useCompanyId());
  const { data } = query;
  const view = useTableView(BY_FULL_NAME, "add-");
  const rows = useMemo(() => {
    const isMember = isIn(members);
    return data?.filter(({ id }) => !isMember(id));
  }, [data, members]);
  return { rows, ...tableErrorProps(query, "The trainees could not be loaded"), ...view };
}

/** The lists above show all names. */
const MAX_LISTED_NAMES = 12;

/** The changes to save in one line above the button; a press shows the names. */
function GroupChangesSummary({ changes }: { changes: readonly GroupChange[] }) {
  return (
    <Details
      summary={
        <>
          <strong>Changes to save:</strong> {changes.map(({ short }) => short).join(" · ")}
        </>
      }
    >
      <Box component="dl" sx={CHANGES}>
        {changes.map(({ label, names }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {names.slice(0, MAX_LISTED_NAMES).join(", ")}
              {names.length > MAX_LISTED_NAMES && ` and ${names.length - MAX_LISTED_NAMES} more`}
            </dd>
          </div>
        ))}
      </Box>
    </Details>
  );
}

const CHANGES = {
  display: "grid",
  gap: 0.5,
  m: 0,
  py: 1,
  "& > div": {
    display: "grid",
    gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "200px minmax(0, 1fr)" },
    columnGap: 2,
  },
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0 },
} as const;
