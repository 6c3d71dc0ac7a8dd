import type { NamedRef } from "@recurrent/sdk";
import { groupListOptions, groupTraineeListOptions } from "@recurrent/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCompanyId } from "../../shared/context/app-context.ts";
import type { SelectedPerson } from "./bulk-actions.ts";

/** The dialogs show failures themselves. */
export const SILENT = { silent: true } as const;
export const GROUPS_FAILED = "The groups could not be loaded.";

/** Who is brought into which group, with the groups and the trainees that there are. */
export function useGroupChoice(selectedPeople: readonly SelectedPerson[]) {
  const companyId = useCompanyId();
  // The list behind the dialog is refetched once the groups have changed.
  const [people] = useState(selectedPeople);
  const [group, setGroup] = useState<NamedRef | null>(null);
  const groups = useQuery(groupListOptions(companyId, SILENT));
  const trainees = useQuery(groupTraineeListOptions(companyId, SILENT));
  return {
    companyId,
    /** Who may be in a group; undefined until they are loaded. */
    trainees: trainees.data,
    /** Props of `GroupWriteDialog`. */
    props: { people, group, onGroupChange: setGroup, groups },
    /** The queries that every plan needs. */
    needed: [groups, trainees].map((query) => ({ query, failure: GROUPS_FAILED })),
  };
}
