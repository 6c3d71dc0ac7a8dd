import type { NamedRef } from "@recurrent/sdk";
import { groupListOptions, groupShowOptions, groupTraineeListOptions } from "@recurrent/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCompanyId } from "../../shared/context/app-context.ts";
import type { BulkDialogProps } from "./bulk-actions.ts";
import { additionPlan } from "./group-plan.ts";
import { GROUPS_FAILED, GroupWriteDialog, SILENT } from "./GroupWriteDialog.tsx";

/** Adds people to one group; they stay in their others. */
export function AddToGroupDialog({ people: selectedPeople, onClose }: BulkDialogProps) {
  const companyId = useCompanyId();
  // The list behind the dialog is refetched once the group has changed.
  const [people] = useState(selectedPeople);
  const [group, setGroup] = useState<NamedRef | null>(null);
  const groups = useQuery(groupListOptions(companyId, SILENT));
  const trainees = useQuery(groupTraineeListOptions(companyId, SILENT));
  const members = useQuery({
    ...groupShowOptions(companyId, group?.id ?? "", SILENT),
    enabled: group !== null,
  });
  return (
    <GroupWriteDialog
      action="add"
      people={people}
      onClose={onClose}
      group={group}
      onGroupChange={setGroup}
      groups={groups}
      needed={[
        { query: groups, failure: GROUPS_FAILED },
        { query: trainees, failure: GROUPS_FAILED },
        ...(group === null ? [] : [{ query: members, failure: "The group could not be loaded." }]),
      ]}
      plan={
        group && members.data && trainees.data
          ? additionPlan(people, members.data.trainees, trainees.data)
          : null
      }
    />
  );
}
