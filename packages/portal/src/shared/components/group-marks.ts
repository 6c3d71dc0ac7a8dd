/** Distinguishes groups of one name by their managers. */
import type { GroupSummary, NamedRef } from "@recurrent/sdk";
import { distinguishNames } from "@recurrent/ui-kit";

type ManagedGroup = Partial<Pick<GroupSummary, "managers">>;

/** One text for search, sorting and marks; '' if the host does not list them. */
export function managerNames({ managers = [] }: ManagedGroup): string {
  return managers.map(({ fullName }) => fullName).join(", ");
}

export const marksOfGroup = (group: ManagedGroup): readonly string[] => [managerNames(group)];

/** Equal names get a mark. */
export function distinguishGroups<Group extends NamedRef & ManagedGroup>(
  groups: readonly Group[],
): readonly Group[] {
  return distinguishNames(groups, marksOfGroup);
}
