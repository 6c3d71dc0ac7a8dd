import Alert from "@mui/material/Alert";
import { groupShowOptions } from "@recurrent/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useRefetchGroups } from "../../shared/api/useRefetchGroups.ts";
import { isNotFound } from "../../shared/errors/failure.ts";
import type { BulkDialogProps } from "./bulk-actions.ts";
import { additionPlan } from "./group-plan.ts";
import { GroupWriteDialog } from "./GroupWriteDialog.tsx";
import { useGroupChoice } from "./useGroupChoice.ts";
import { SILENT } from "../../shared/api/failure-options.ts";

/** Adds people to one group; they stay in their other groups. */
export function AddToGroupDialog({ people: selectedPeople, onClose }: BulkDialogProps) {
  const { companyId, trainees, props, needed } = useGroupChoice(selectedPeople);
  const { people, group } = props;
  const members = useQuery({
    ...groupShowOptions(companyId, group?.id ?? "", SILENT),
    enabled: group !== null,
  });
  const isDeleted = isNotFound(members.error);
  useRefetchGroups(isDeleted ? 1 : 0);
  return (
    <GroupWriteDialog
      {...props}
      action="add"
      onClose={onClose}
      needed={[
        ...needed,
        ...(group === null || isDeleted
          ? []
          : [{ query: members, failure: "The group could not be loaded." }]),
      ]}
      plan={
        group && members.data && trainees && !isDeleted
          ? additionPlan(people, members.data.trainees, trainees)
          : null
      }
    >
      {isDeleted && (
        <Alert severity="error">This group no longer exists. Choose another one.</Alert>
      )}
    </GroupWriteDialog>
  );
}
