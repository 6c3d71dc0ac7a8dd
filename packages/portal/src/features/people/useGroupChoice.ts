import type { NamedRef } from "@recurrent/sdk";
import { groupListOptions, groupTraineeListOptions } from "@recurrent/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCompanyId } from "../../shared/context/app-context.ts";
import type { SelectedPerson } from "./bulk-actions.ts";
import { SILENT } from "../../shared/api/failure-options.ts";

export const GROUPS_FAILED = "The groups could not be loaded.";

/** People and group of a dialog, with all groups and trainees. */
export function useGroupChoice(selectedPeople: readonly SelectedPerson[]) {
  const companyId = useCompanyId();
  // Fixed, since the list behind the dialog changes after a write.
  const [people] = useState(selectedPeople);
  const [group, setGroup] = useState<NamedRef | null>(null);
  const groups = useQuery(groupListOptions(companyId, SILENT));
  const trainees = useQuery(groupTraineeListOptions(companyId, SILENT));
  return {
    companyId,
    /** Trainees who may be in a group; undefined until loaded. */
    trainees: trainees.data,
    /** Props of `GroupWriteDialog`. */
    props: { people, group, onGroupChange: setGroup, groups },
    /** Queries that every plan needs. */
    needed: [
      { query: groups, failure: GROUPS_FAILED },
      { query: trainees, failure: "The trainees could not be loaded." },
    ],
  };
}
