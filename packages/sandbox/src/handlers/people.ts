import { type EditRestriction, editRestriction } from "@recurrent/sdk";
import { mainEntities } from "@recurrent/sdk/schemas";
import { dayOf } from "../model/days.ts";
import { accessOf, fullName, isTrainee, mayAdminister } from "../rules/people.ts";
import { uuidFor } from "../model/random.ts";
import type { PersonRow } from "../model/rows.ts";
import { syncTopicsOfRpes } from "../store/registrations.ts";
import { fieldsOf } from "./body.ts";
import { forbidden, type Handlers, invalid, type OperationsOf, type SignedInCall } from "./call.ts";
import { FieldReader } from "./fields.ts";
import { removeFromGroups } from "./groups.ts";
import {
  groupsByTrainee,
  readPerson,
  readTexts,
  toPersonDto,
  toPersonItemDto,
  toUserDto,
} from "./person-fields.ts";
import { readSettings } from "./person-settings.ts";
import { endLinks, endSessions, maySignIn } from "./session.ts";
import { toCompanyDto } from "./serializers.ts";

type PersonOperation = `person${"List" | "Create" | "Show" | "Update" | "Delete"}`;

/** People of a company (shell 2.20 to 2.24), and the own profile (shell 2.11, 7). */
export const people: Handlers<PersonOperation | OperationsOf<"profile" | "account" | "user">> = {
  personList: (call) => {
    const groups = groupsByTrainee(call);
    return call.tables.people
      .filter((person) => person.companyId === call.company.id)
      .map((person) => toPersonItemDto(call, person, groups));
  },

  personCreate: (call) => {
    const { tables, settings, company, now } = call;
    const form = readPerson(call, null);
    const id = tables.people.nextId();
    const person: PersonRow = {
      ...form,
      id,
      uuid: uuidFor(settings.seed, "created", id),
      companyId: company.id,
      timezone: "UTC",
      createdAt: now,
      deletedAt: null,
      trainingRecord: 5,
      internationalProcedures: false,
      moved: false,
    };
    tables.people.put(person);
    syncTopicsOfRpes(tables, id, [], person.rpeIds, dayOf(now));
    return { id, message: "The person was added." };
  },

  personShow: (call) => toPersonDto(call, call.person),

  personUpdate: (call) => {
    const { tables, now, person: before } = call;
    requireRank(call);
    if (before.deletedAt !== null) {
      throw invalid({ id: ["This person was deleted and can no longer be changed."] });
    }
    const after: PersonRow = { ...before, ...readPerson(call, before) };
    tables.people.put(after);
    removeFromGroups(tables, after);
    if (isTrainee(after)) {
      syncTopicsOfRpes(tables, after.id, before.rpeIds, after.rpeIds, dayOf(now));
    }
    endAccess(call, before, after, (fieldsOf(call.body)["password"] ?? "") !== "");
    return { id: after.id, message: "The person was changed." };
  },

  personDelete: (call) => {
    const { tables, now, person } = call;
    requireRank(call);
    // Deleting again changes nothing, so the day of leaving stays.
    if (person.deletedAt === null) {
      const deleted = { ...person, deletedAt: now };
      tables.people.put(deleted);
      removeFromGroups(tables, deleted);
      endSessions(call, person.id);
    }
    return { id: person.id, message: "The person was deleted." };
  },

  userAccessList: (call) =>
    call.tables.people
      .filter((person) => maySignIn(call, person))
      .map((person) => ({
        id: person.id,
        username: person.username,
        name: fullName(person),
        acl: accessOf(person),
      })),

  profileShow: (call) => toUserDto(call, call.user),

  profileUpdate: (call) => {
    const { tables, user } = call;
    const fields = new FieldReader(mainEntities.ProfileUpdatePayload, call.body, {
      name: "first name",
    });
    const texts = readTexts(call, fields, user);
    const isNewPassword = fields.newPassword() !== null;
    const { notifications, otherSettings } = readSettings(fields, user, null);
    fields.check();
    const passwordDigest = isNewPassword ? call.passwordDigest : user.passwordDigest;
    const changed = { ...user, ...texts, notifications, otherSettings, passwordDigest };
    tables.people.put(changed);
    endAccess(call, user, changed, isNewPassword);
    return toUserDto(call, changed);
  },

  accountShow: (call) => toCompanyDto(call, call.company, mayAdminister(call.user)),
};

/**
 * Password links end when the username, e-mail address or password changes. A new password also
 * ends all other sessions, even if it equals the old one, since somebody else may have access.
 */
function endAccess(
  call: SignedInCall,
  before: PersonRow,
  after: PersonRow,
  isNewPassword: boolean,
): void {
  if (isNewPassword || after.username !== before.username || after.email !== before.email) {
    endLinks(call, after.id);
  }
  if (isNewPassword) {
    endSessions(call, after.id, call.token);
  }
}

/**
 * Throws 403 for a person with more rights: with another e-mail address and a password link, the
 * caller could sign in as that person.
 */
function requireRank({ user, person }: SignedInCall): void {
  const bar = editRestriction(accessOf(user), accessOf(person));
  if (bar !== null) throw forbidden(CHANGE_FORBIDDEN[bar]);
}

const CHANGE_FORBIDDEN: Readonly<Record<EditRestriction, string>> = {
  internalStaff: "Only Admin and Customer Support may change internal staff.",
  mayDoMore: "Only someone with at least the same permissions can change this person.",
};
