import { groupShowOptions } from "@recurrent/sdk/react";
import { useQuery } from "@tanstack/react-query";
import type { BulkDialogProps } from "./bulk-actions.ts";
import { additionPlan } from "./group-plan.ts";
import { GroupWriteDialog } from "./GroupWriteDialog.tsx";
import { SILENT, useGroupChoice } from "./useGroupChoice.ts";

/** Adds people to one group; they stay in their other groups. */
export function AddToGroupDialog({ people: selectedPeople, onClose }: BulkDialogProps) {
  const { companyId, trainees, props, needed } = useGroupChoice(selectedPeople);
  const { people, group } = props;
  const members = useQuery({
    ...groupShowOptions(companyId, group?.id ?? "", SILENT),
    enabled: group !== null,
  });
  return (
    <GroupWriteDialog
      {...props}
      action="add"
      onClose={onClose}
      needed={[
        ...needed,
        ...(group === null ? [] : [{ query: members, failure: "The group could not be loaded." }]),
      ]}
      plan={
        group && members.data && trainees
          ? additionPlan(people, members.data.trainees, trainees)
          : null
      }
    />
  );
}
