import type * as wire from "../generated/main/wire/index.ts";
import {
  asRecord,
  countOrNull,
  entityIn,
  readEach,
  readFullName,
  readLicensedRoles,
  readNamedRefs,
  text,
  type Fields,
  type LicensedRole,
  type NamedRef,
  type Untrusted,
} from "./read.ts";

/** A training manager who manages or could manage a group. */
export interface GroupManager extends NamedRef {
  fullName: string;
}

function readGroupManager(manager: Fields<wire.GroupManager>): GroupManager {
  return { id: text(manager.id), name: text(manager.name), fullName: readFullName(manager) };
}

export function readGroupManagers(reply: Untrusted<wire.GroupManager[]>): GroupManager[] {
  return readEach(reply, readGroupManager, "managers");
}

/** A trainee who is or could be in a group. */
export interface GroupTrainee {
  id: string;
  fullName: string;
  rpes: NamedRef[];
  roles: LicensedRole[];
}

function readGroupTrainee(trainee: Fields<wire.GroupTrainee>): GroupTrainee {
  const company = asRecord(trainee.company);
  return {
    id: text(trainee.id),
    fullName: readFullName(trainee),
    rpes: readNamedRefs(company.rpe),
    roles: readLicensedRoles(company.roles),
  };
}

export function readGroupTrainees(reply: Untrusted<wire.GroupTrainee[]>): GroupTrainee[] {
  return readEach(reply, readGroupTrainee, "trainees");
}

/** A group in a list, without its trainees. */
export interface GroupSummary extends NamedRef {
  managers: GroupManager[];
  /** null if the server does not say. */
  traineeCount: number | null;
}

/** A group of trainees with its managers. */
export interface Group extends GroupSummary {
  traineeCount: number;
  trainees: GroupTrainee[];
}

function readGroupHead(
  group: Fields<wire.Group | wire.GroupListItem>,
): Omit<GroupSummary, "traineeCount"> {
  return {
    id: text(group.id),
    name: text(group.name),
    managers: readGroupManagers(group.managers),
  };
}

/** Reads a group, bare or in `group` or `data`. */
export function readGroup(reply: Untrusted<wire.Group>): Group {
  const group = entityIn(reply, "group");
  const trainees = readGroupTrainees(group.trainees);
  return { ...readGroupHead(group), traineeCount: trainees.length, trainees };
}

/** Reads groups; entries without an id are dropped. */
export function readGroups(reply: Untrusted<wire.GroupListItem[]>): GroupSummary[] {
  return readEach(
    reply,
    (group: Fields<wire.GroupListItem>) => ({
      ...readGroupHead(group),
      traineeCount: countOrNull(group.traineeCount),
    }),
    "groups",
  );
}

/** Reads the id of a new group; '' if the reply has none. */
export function readGroupId(reply: Untrusted<wire.GroupCreated>): string {
  return text(entityIn(reply, "group").id);
}
