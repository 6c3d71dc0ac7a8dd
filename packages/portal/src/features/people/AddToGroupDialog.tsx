import Alert from "@mui/material/Alert";
import { groupListOptions, groupShowOptions } from "@recurrent/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isGone } from "../../shared/api/is-gone.ts";
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
  const queries = useQueryClient();
  const isDeleted = isGone(members);
  useEffect(() => {
    if (!isDeleted) return;
    // The list still offers the group.
    void queries.invalidateQueries({ queryKey: groupListOptions(companyId).queryKey });
  }, [queries, companyId, isDeleted]);
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
