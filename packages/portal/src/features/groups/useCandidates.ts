import type { GroupTrainee } from "@recurrent/sdk";
import { useGroupTraineeList } from "@recurrent/sdk/react";
import type { GroupFormProps } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { loadState } from "../../kernel/view/load-state.ts";
import { useTableView } from "../../kernel/view/useTableView.ts";
import { BY_FULL_NAME, isIn } from "./group-values.ts";

/**
 * The trainees who may be added to a group, as its form lists them; the table's view is in the address.
 *
 * @param members who is in the group already; keep the identity while nothing changes
 */
export function useCandidates(members: readonly GroupTrainee[]): GroupFormProps["candidates"] {
  const query = useGroupTraineeList(useCompanyId());
  const { data } = query;
  const view = useTableView(BY_FULL_NAME, "add-");
  const rows = useMemo(() => {
    const isMember = isIn(members);
    return data?.filter(({ id }) => !isMember(id));
  }, [data, members]);
  return { rows, ...loadState(query, "The trainees could not be loaded"), ...view };
}
