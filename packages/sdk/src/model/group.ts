import type * as wire from "../generated/main/model/index.ts";
import {
  readFullName,
  readLicensedRoles,
  readNamedRefs,
  type LicensedRole,
  type NamedRef,
} from "./names.ts";
import { asRecord, entityIn, readEach, text, type Fields, type Sent } from "./read.ts";

/** A training manager who leads, or could lead, a group. */
export interface GroupManager extends NamedRef {
  fullName: string;
}

/** A trainee who is, or could be, in a group. */
export interface GroupTrainee {
  id: string;
  fullName: string;
  rpes: NamedRef[];
  roles: LicensedRole[];
}

/** A group as a list of groups has it (shell 2.16): its trainees are only in its own reply. */
export interface GroupSummary extends NamedRef {
  managers: GroupManager[];
}

/** A group of trainees with its managers (shell 3). */
export interface Group extends GroupSummary {
  trainees: GroupTrainee[];
}

/** Reads a list of group managers. */
export function readGroupManagers(reply: Sent<wire.GroupManager[]>): GroupManager[] {
  return readEach(
    reply,
    (manager) => ({
      id: text(manager.id),
      name: text(manager.name),
      fullName: readFullName(manager),
    }),
    "managers",
  );
}

/** Reads a list of trainees for groups. */
export function readGroupTrainees(reply: Sent<wire.GroupTrainee[]>): GroupTrainee[] {
  return readEach(
    reply,
    (trainee) => {
      const company = asRecord(trainee.company);
      return {
        id: text(trainee.id),
        fullName: readFullName(trainee),
        rpes: readNamedRefs(company.rpe),
        roles: readLicensedRoles(company.roles),
      };
    },
    "trainees",
  );
}

function readSummary(group: Fields<wire.Group | wire.GroupListItem>): GroupSummary {
  return {
    id: text(group.id),
    name: text(group.name),
    managers: readGroupManagers(group.managers),
  };
}

/** Reads a group, bare or wrapped in `group` or `data`. */
export function readGroup(reply: Sent<wire.Group>): Group {
  const group = entityIn(reply, "group");
  return { ...readSummary(group), trainees: readGroupTrainees(group.trainees) };
}

/** Reads the groups of a company; entries without an id are dropped. */
export function readGroups(reply: Sent<wire.GroupListItem[]>): GroupSummary[] {
  return readEach(reply, readSummary, "groups");
}

/** Reads the id of a group that was created; '' when the reply does not name it (shell 2.17). */
export function readGroupId(reply: Sent<wire.GroupCreated>): string {
  return text(entityIn(reply, "group").id);
}
