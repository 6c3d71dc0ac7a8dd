import { readFullName } from "./person.ts";
import { asRecord, entityIn, listIn, text } from "./read.ts";
import { readLicensedRoles, readNamedRefs, type LicensedRole, type NamedRef } from "./refs.ts";

/** A training manager who leads, or could lead, a group. */
export interface GroupManager {
  id: string;
  name: string;
  fullName: string;
}

/** A trainee who is, or could be, in a group. */
export interface GroupTrainee {
  id: string;
  fullName: string;
  rpes: NamedRef[];
  roles: LicensedRole[];
}

/** A group of trainees with its managers (shell 3). */
export interface Group {
  id: string;
  name: string;
  managers: GroupManager[];
  trainees: GroupTrainee[];
}

/** A group as a list of groups tells of it (shell 2.16): its trainees are only in its own reply. */
export type GroupSummary = Omit<Group, "trainees">;

/** Reads a list of group managers. */
export function readGroupManagers(input: unknown): GroupManager[] {
  return listIn(input, "managers")
    .map((entry) => {
      const manager = asRecord(entry);
      return {
        id: text(manager["id"]),
        name: text(manager["name"]),
        fullName: readFullName(manager),
      };
    })
    .filter(({ id }) => id !== "");
}

/** Reads a list of trainees for groups. */
export function readGroupTrainees(input: unknown): GroupTrainee[] {
  return listIn(input, "trainees")
    .map((entry) => {
      const trainee = asRecord(entry);
      const company = asRecord(trainee["company"]);
      return {
        id: text(trainee["id"]),
        fullName: readFullName(trainee),
        rpes: readNamedRefs(company["rpe"] ?? company["rpes"]),
        roles: readLicensedRoles(company["roles"]),
      };
    })
    .filter(({ id }) => id !== "");
}

/** Reads a group, bare or wrapped in `group` or `data`. */
export function readGroup(input: unknown): Group {
  const group = entityIn(input, "group");
  return {
    id: text(group["id"]),
    name: text(group["name"]),
    managers: readGroupManagers(group["managers"]),
    trainees: readGroupTrainees(group["trainees"]),
  };
}

/** Reads the groups of a company; entries without an id are dropped. */
export function readGroups(input: unknown): GroupSummary[] {
  return listIn(input, "groups")
    .map((entry) => {
      const { id, name, managers } = readGroup(entry);
      return { id, name, managers };
    })
    .filter(({ id }) => id !== "");
}
