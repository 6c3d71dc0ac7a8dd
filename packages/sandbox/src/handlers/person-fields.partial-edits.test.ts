import { toFormData } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import type { EventReply } from "../testing/events.ts";
import { type Person, USERS } from "../testing/people.ts";
import { readingSandbox, type Row } from "../testing/readings.ts";
import { topicIdsOf } from "../seed/training.ts";

type ReadingSandbox = Awaited<ReturnType<typeof readingSandbox>>;
type Rows = Awaited<ReturnType<ReadingSandbox["rows"]>>;

/** The places where rows differ: `table.id.field`, and `table.id` for a new row. */
function differences(before: Rows, after: Rows): string[] {
  return Object.entries(after).flatMap(([table, rows]) => {
    const old = new Map((before[table] ?? []).map((row) => [row.id, row]));
    return rows.flatMap((row: Row) => {
      const former = old.get(row.id);
      if (former === undefined) {
        return [`${table}.${row.id}`];
      }
      return Object.keys(row)
        .filter((field) => JSON.stringify(row[field]) !== JSON.stringify(former[field]))
        .map((field) => `${table}.${row.id}.${field}`);
    });
  });
}

const suspended = { status: true, endDate: "2026-12-24" };

/** A change of one field by a person's id, and the fields of the row that follow from it. */
const PERSON_EDITS: readonly [
  what: string,
  id: number,
  change: (person: Person) => object,
  ...fields: string[],
][] = [
  ["the first name", 105, () => ({ name: "Lukas" }), "name"],
  ["the last name", 107, () => ({ surname: "Lefebvre" }), "surname"],
  ["the last name", 109, () => ({ surname: "Fairweather-Stone" }), "surname"],
  ["the last name of who is suspended", 113, () => ({ surname: "de Souza" }), "surname"],
  ["the last name of who is locked", 111, () => ({ surname: "Dvořáková" }), "surname"],
  ["the last name of a manager", 103, () => ({ surname: "Berg" }), "surname"],
  ["the username", 109, () => ({ username: "zoe@aurora.test" }), "username"],
  ["the e-mail address", 107, () => ({ email: "camille@home.test" }), "email"],
  ["the hemisphere", 107, () => ({ hemisphere: "S" }), "hemisphere"],
  ["notifications", 105, () => ({ settings: { notifications: false } }), "notifications"],
  [
    "notifications while suspended",
    160,
    () => ({ settings: { notifications: true } }),
    "notifications",
  ],
  ["a setting of somebody else's", 105, () => ({ settings: { theme: "dark" } }), "otherSettings"],
  ["a later subscription end", 107, () => ({ subscription: "2029-01-01" }), "subscriptionEnd"],
  [
    "a later subscription end while away until a day",
    113,
    () => ({ subscription: "2029-01-01" }),
    "subscriptionEnd",
  ],
  ["an earlier subscription end", 109, () => ({ subscription: "2026-11-21" }), "subscriptionEnd"],
  ["a lapsed subscription", 110, () => ({ subscription: "2027-11-21" }), "subscriptionEnd"],
  ["suspension", 107, () => ({ settings: { suspend: suspended } }), "suspend", "notifications"],
  ["the day of return", 113, () => ({ settings: { suspend: suspended } }), "suspend"],
  [
    "a board while suspended",
    160,
    () => ({ settings: { suspend: { status: true, showTrainingStatus: true } } }),
    "suspend",
  ],
  [
    "the end of a suspension",
    113,
    () => ({ settings: { suspend: { status: false } } }),
    "suspend",
    "notifications",
  ],
  [
    "a licence",
    105,
    ({ company }) => ({
      companyRoles: company.roles.map(({ id }) => ({ id, licence: id === 3 ? "FI 1" : undefined })),
    }),
    "licences",
  ],
  [
    "a role more",
    109,
    ({ company }) => ({ companyRoles: [...company.roles, { id: 1 }] }),
    "licences",
  ],
  ["a role less", 105, ({ company }) => ({ companyRoles: company.roles.slice(1) }), "licences"],
  ["a kind of user more", 107, () => ({ roles: [8, 7] }), "aclRoleIds"],
  ["a kind of user less", 123, () => ({ roles: [8] }), "aclRoleIds"],
  ["an aircraft less that had no topic of its own", 105, () => ({ companyRpes: [1] }), "rpeIds"],
  [
    "a password",
    109,
    () => ({ password: "Brand-New_2027", password_confirmation: "Brand-New_2027" }),
    "passwordDigest",
  ],
];

describe("a change of one field of a person", () => {
  it.each(PERSON_EDITS)(
    "changes only what follows from %s of %i",
    async (_what, id, change, ...fields) => {
      const sandbox = await readingSandbox();
      const person = await sandbox.get<Person & Record<string, unknown>>(`${USERS}/${id}`);
      const { name, surname, username, email } = person;
      const before = await sandbox.rows();
      const body = { id, name, surname, username, email, ...change(person) };
      expect(await sandbox.act("PUT", `${USERS}/${id}`, body)).toMatchObject({ status: 200 });
      expect(differences(before, await sandbox.rows())).toEqual(
        expect.arrayContaining(fields.map((field) => `people.${id}.${field}`)),
      );
      expect(differences(before, await sandbox.rows())).toHaveLength(fields.length);
    },
  );

  it.each([
    [107, [3], [3, 2]],
    [107, [3], [2]],
    [109, [2], [2, 1]],
    [109, [2], [1, 2, 3, 4]],
    [105, [1, 4], [1, 4, 2]],
    [105, [1, 4], [4, 3]],
    [131, [1], [4]],
  ])("begins the topics of aircraft that are new to %i, from %j to %j", async (id, from, to) => {
    const sandbox = await readingSandbox();
    const person = await sandbox.get<Person & Record<string, unknown>>(`${USERS}/${id}`);
    expect(person.company.rpe.map((rpe) => rpe.id)).toEqual(from);
    const enrolments = () =>
      sandbox.database.transact(({ tables }) =>
        structuredClone(tables.training.get(id)?.enrolments ?? []),
      );
    const before = await enrolments();
    const { name, surname, username, email } = person;
    await sandbox.act("PUT", `${USERS}/${id}`, {
      id,
      name,
      surname,
      username,
      email,
      companyRpes: to,
    });
    const after = await enrolments();
    const topicIds = before.map(({ topicId }) => topicId);
    const begun = after.filter(({ topicId }) => !topicIds.includes(topicId));
    const added = topicIdsOf(to.filter((rpe) => !from.includes(rpe)));
    expect(begun.map(({ topicId }) => topicId)).toEqual(
      added.filter((topic) => !topicIds.includes(topic)),
    );
    // the other topics are unchanged
    expect(before).toEqual(
      expect.arrayContaining(after.filter(({ topicId }) => topicIds.includes(topicId))),
    );
    // sent again as it is now, it changes nothing any more
    await sandbox.act("PUT", `${USERS}/${id}`, {
      id,
      name: "Other",
      surname,
      username,
      email,
      companyRpes: to,
    });
    expect(await enrolments()).toEqual(after);
  });
});

/** A change of one field of an event, and the fields of the row that follow from it. */
const EVENT_EDITS: readonly [what: string, change: object, ...fields: string[]][] = [
  ["the description", { description: "Medical, category 2" }, "description", "name"],
  ["the notes", { notes: "<p>Seen</p>" }, "notes"],
  ["notes that are cleared", { notes: "" }, "notes"],
  ["the day of issue", { issued_at: "2025-01-01" }, "issuedAt"],
  ["a day of issue that is cleared", { issued_at: "" }, "issuedAt"],
  ["the expiry", { expiry_at: "2031-01-01" }, "expiryAt"],
  ["an expiry that is cleared", { expiry_at: "" }, "expiryAt"],
  ["a switch", { manager: "0" }, "manager"],
  ["the reminders", { reminders: [{ key: "days", value: "60" }] }, "reminders"],
];

describe("a change of one field of an event", () => {
  it.each(EVENT_EDITS)(
    "changes only what follows from %s of an event",
    async (_what, change, ...fields) => {
      const sandbox = await readingSandbox();
      const manager = await sandbox.as("company.manager@aurora.test");
      const path = `${USERS}/105/events/10501`;
      const { description, manager: warned, trainee } = await sandbox.get<EventReply>(path);
      const before = await sandbox.rows();
      const unchanged = {
        description,
        manager: warned ? "1" : "0",
        trainee: trainee ? "1" : "0",
      };
      const form = toFormData({ _method: "PUT", ...unchanged, ...change });
      expect((await manager("POST", path, form)).status).toBe(200);
      expect(differences(before, await sandbox.rows())).toEqual(
        expect.arrayContaining(fields.map((field) => `events.10501.${field}`)),
      );
      expect(differences(before, await sandbox.rows())).toHaveLength(fields.length);
    },
  );
});

describe("a change of one field of a group", () => {
  it.each([
    ["its name", { name: "King Airs" }, "groups.1.name"],
    ["its managers", { managers: [104, 121] }, "groups.1.managerIds"],
    ["a trainee more", { add: [109] }, "groups.1.traineeIds"],
    ["a trainee less", { remove: [105] }, "groups.1.traineeIds"],
    ["a move", { move: { 110: 3 } }, "groups.1.traineeIds", "groups.3.traineeIds"],
    ["a move to where the trainee is", { move: { 105: 2 } }, "groups.1.traineeIds"],
  ])("changes only what follows from a change of a group: %s", async (_what, change, ...fields) => {
    const sandbox = await readingSandbox();
    const before = await sandbox.rows();
    const body = {
      name: "King Air crews",
      managers: [104],
      add: [],
      remove: [],
      move: {},
      ...change,
    };
    expect((await sandbox.act("PUT", "/api/companies/1/groups/1", body)).status).toBe(200);
    expect(differences(before, await sandbox.rows())).toEqual(fields);
  });
});

describe("a change of one field of a company", () => {
  it.each([
    ["its name", { name: "Aurora Air" }, "name"],
    ["its tier", { tier: 2 }, "tierId"],
    ["its account", { salesForce: "" }, "salesForce"],
    ["an aircraft less, which people hold", { rpes: [1, 2, 3] }, "rpeIds"],
    ["an aircraft more", { rpes: [1, 2, 3, 4, 5] }, "rpeIds"],
    ["a role less, which people hold", { roles: [2, 3, 4, 5, 6] }, "roleIds"],
  ])("changes only what follows from a change of a company: %s", async (_what, change, field) => {
    const sandbox = await readingSandbox();
    const before = await sandbox.rows();
    const body = { id: 1, name: "Aurora Air Charter", ...change };
    expect((await sandbox.act("PUT", "/api/companies/1", body)).status).toBe(200);
    expect(differences(before, await sandbox.rows())).toEqual([`companies.1.${field}`]);
  });
});
