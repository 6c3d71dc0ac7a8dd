import {
  type Group,
  type GroupEdit,
  type GroupManager,
  groupUpdatePayload,
  type NamedRef,
} from "@recurrent/sdk";
import {
  groupShowOptions,
  useGroupDelete,
  useGroupShow,
  useGroupManagerList,
  useGroupList,
  useGroupUpdate,
} from "@recurrent/sdk/react";
import { GroupForm } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { usePageSubject } from "../../kernel/runtime/page-subject.ts";
import { useCompanyId, useMay, useRuntime } from "../../kernel/runtime/runtime.ts";
import { Loaded } from "../../kernel/components/Loaded.tsx";
import { useDeletion } from "../../kernel/forms/useDeletion.ts";
import { FormQuestions, useEditForm, useReadAgain } from "../../kernel/forms/useEditForm.tsx";
import { FORM_WRITE } from "../../kernel/forms/useForm.ts";
import { offered } from "../../kernel/forms/values.ts";
import { address, href } from "../../kernel/routes/address.ts";
import { useIdParam } from "../../kernel/view/useIdParam.ts";
import { useTableView } from "../../kernel/view/useTableView.ts";
import { groupChanges } from "./group-changes.ts";
import { GroupSummary } from "./GroupSummary.tsx";
import {
  BY_FULL_NAME,
  fittingValues,
  groupEdit,
  groupFacts,
  groupParts,
  namesOf,
  otherGroups,
} from "./group-values.ts";
import { useCandidates } from "./useCandidates.ts";

/** Edit Group (shell 2.19). */
export function GroupEditScreen() {
  const companyId = useCompanyId();
  const id = useIdParam();
  const [query, all, managers] = [
    useGroupShow(companyId, id),
    useGroupList(companyId),
    useGroupManagerList(companyId),
  ];
  return (
    <Loaded query={query} failure="The group could not be loaded">
      {(group) => (
        <Loaded query={managers} failure="The training managers could not be loaded">
          {(leaders) => (
            <Loaded query={all} failure="The other groups could not be loaded">
              {(groups) => (
                // Another group is another form.
                <GroupEditor key={id} id={id} group={group} groups={groups} leaders={leaders} />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface GroupEditorProps {
  id: string;
  group: Group;
  /** Every group of the company. */
  groups: readonly NamedRef[];
  /** Who may lead a group. */
  leaders: readonly GroupManager[];
}

function GroupEditor({ id, group, groups, leaders }: GroupEditorProps) {
  usePageSubject({ name: group.name, href: href("companies_groups@show", { id }) });
  const { messages } = useRuntime();
  const companyId = useCompanyId();
  const may = useMay();
  const update = useGroupUpdate(FORM_WRITE);
  const remove = useGroupDelete();
  const currentView = useTableView(BY_FULL_NAME);
  const candidates = useCandidates(group.trainees);
  const { rows } = candidates;
  const others = useMemo(() => otherGroups(groups, id), [groups, id]);
  const managers = useMemo(() => offered(leaders, group.managers), [leaders, group]);
  const offer = { managers, candidates: rows, members: group.trainees, targets: others };
  const form = useEditForm<GroupEdit, Group, unknown>({
    subject: "this group",
    thing: group,
    valuesOf: groupEdit,
    parts: (of) => groupParts(offered(leaders, of.managers)),
    facts: groupFacts,
    readAgain: useReadAgain(groupShowOptions(companyId, id)),
    send(values, { value: now, ifMatch }) {
      const edit = fittingValues(values, {
        ...offer,
        managers: offered(leaders, now.managers),
        members: now.trainees,
      });
      return update.mutateAsync({
        companyId,
        groupId: id,
        data: groupUpdatePayload(edit),
        ifMatch,
      });
    },
    notice: "Group updated successfully",
    leadsTo: () => address("companies_groups@show", { id }),
  });
  const shown = fittingValues(form.values, offer);
  const people = useMemo(
    () => namesOf([...managers, ...group.trainees, ...(rows ?? [])]),
    [managers, group, rows],
  );
  const changes = groupChanges(groupEdit(group), shown, people, namesOf(others));
  const askToDelete = useDeletion(
    "Do you really want to delete this group?",
    () => remove.mutateAsync({ companyId, groupId: id }),
    () => {
      messages.notices.success("Group deleted successfully!");
      form.leaveFor(address("companies_groups@index"));
    },
  );
  return (
    <>
      <FormQuestions draft={form.draft} asked={form.asked} />
      <GroupForm
        {...form.props}
        value={shown}
        managers={managers}
        current={{ rows: group.trainees, ...currentView }}
        candidates={candidates}
        otherGroups={others}
        leave={{ label: "Cancel", href: href("companies_groups@show", { id }) }}
        canSubmit={may("groupUpdate")}
        pending={form.pending || remove.isPending}
        progress={changes.length > 0 ? <GroupSummary changes={changes} /> : undefined}
        onDelete={may("groupDelete") ? askToDelete : undefined}
      />
    </>
  );
}
