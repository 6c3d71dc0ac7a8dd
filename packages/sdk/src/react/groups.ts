import { useQuery } from "@tanstack/react-query";

import {
  groupCreate,
  groupDelete,
  groupList,
  groupManagerList,
  groupShow,
  groupTraineeList,
  groupUpdate,
} from "../generated/main/calls/groups/groups.ts";
import {
  getGroupListQueryKey,
  getGroupManagerListQueryKey,
  getGroupShowQueryKey,
  getGroupTraineeListQueryKey,
} from "../generated/main/hooks/groups/groups.ts";
import type { GroupCreated } from "../generated/main/model/groupCreated.ts";
import { readGroup, readGroupManagers, readGroups, readGroupTrainees } from "../model/group.ts";
import { entityIn, text, type Sent } from "../model/read.ts";
import {
  groupCreatePayload,
  groupUpdatePayload,
  type GroupDraft,
  type GroupEdit,
} from "../payload/group.ts";
import {
  readNothing,
  useCanonicalWrite,
  type Precondition,
  type WriteOptions,
} from "./mutation.ts";
import { canonicalQuery } from "./query.ts";

/** The groups of a company with their managers (shell 2.16). */
export const groupsOptions = (companyId: string) =>
  canonicalQuery(
    getGroupListQueryKey(companyId),
    (options) => groupList(companyId, options),
    readGroups,
  );

/** One group with its trainees (shell 2.18). */
export const groupOptions = (companyId: string, groupId: string) =>
  canonicalQuery(
    getGroupShowQueryKey(companyId, groupId),
    (options) => groupShow(companyId, groupId, options),
    readGroup,
  );

/** The trainees who could be in a group (shell 2.17). */
export const groupTraineesOptions = (companyId: string) =>
  canonicalQuery(
    getGroupTraineeListQueryKey(companyId),
    (options) => groupTraineeList(companyId, options),
    readGroupTrainees,
  );

/** The training managers who could lead a group (shell 2.17). */
export const groupManagersOptions = (companyId: string) =>
  canonicalQuery(
    getGroupManagerListQueryKey(companyId),
    (options) => groupManagerList(companyId, options),
    readGroupManagers,
  );

/** Reads {@link groupsOptions} in a component. */
export const useGroups = (companyId: string) => useQuery(groupsOptions(companyId));

/** Reads {@link groupOptions} in a component. */
export const useGroup = (companyId: string, groupId: string) =>
  useQuery(groupOptions(companyId, groupId));

/** Reads {@link groupTraineesOptions} in a component. */
export const useGroupTrainees = (companyId: string) => useQuery(groupTraineesOptions(companyId));

/** Reads {@link groupManagersOptions} in a component. */
export const useGroupManagers = (companyId: string) => useQuery(groupManagersOptions(companyId));

/** Creates a group; gives its id, '' when the reply does not name it (shell 2.17). */
export const useCreateGroup = (companyId: string, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: "groupCreate",
      call: (draft: GroupDraft) => groupCreate(companyId, groupCreatePayload(draft)),
      read: (reply: Sent<GroupCreated>) => text(entityIn(reply, "group").id),
    },
    options,
  );

/** What an update of a group is about. */
export interface GroupChange extends Precondition {
  id: string;
  edit: GroupEdit;
}

/** Changes a group, in one call (shell 2.19). */
export const useUpdateGroup = (companyId: string, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: "groupUpdate",
      call: ({ id, edit, ifMatch }: GroupChange) =>
        groupUpdate(companyId, id, groupUpdatePayload(edit), { ifMatch }),
      read: readNothing,
      subject: ({ id }) => id,
    },
    options,
  );

/** Deletes a group. */
export const useDeleteGroup = (companyId: string, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: "groupDelete",
      call: (groupId: string) => groupDelete(companyId, groupId),
      read: readNothing,
      subject: (groupId) => groupId,
      gone: (groupId) => getGroupShowQueryKey(companyId, groupId),
    },
    options,
  );
