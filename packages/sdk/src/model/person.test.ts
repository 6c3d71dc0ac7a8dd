import { describe, expect, it } from "vitest";

import { odd } from "../testing/odd.ts";
import {
  hasRole,
  isCompleteUser,
  normaliseRole,
  readAccessList,
  readPeople,
  readPerson,
  readUpdatedUser,
  readUser,
} from "./person.ts";
import { readSettings } from "./read.ts";

describe("roles", () => {
  it.each([
    ["Company Manager", "company manager"],
    ["ROLE_COMPANY_MANAGER", "company manager"],
    ["role_company_manager", "company manager"],
    ["company_manager", "company manager"],
    ["  Trainee ", "trainee"],
    ["ROLE_TRAINEE", "trainee"],
    ["Customer Support", "customer support"],
  ])("compares %s as '%s'", (role, normal) => {
    expect(normaliseRole(role)).toBe(normal);
  });

  it("distinguishes Support from Customer Support", () => {
    expect(hasRole(["ROLE_SUPPORT"], "Customer Support")).toBe(false);
    expect(hasRole(["ROLE_CUSTOMER_SUPPORT"], "Admin", "Customer Support")).toBe(true);
    expect(hasRole([], "Admin")).toBe(false);
  });

  it.each([
    [{ roles: ["ROLE_TRAINEE"] }, true],
    [{ roles: [{ id: 5, name: "Trainee" }] }, true],
    [{ roles: ["Trainee"], isTrainee: false }, false],
    [{ roles: ["Admin"], isTrainee: 1 }, true],
    [{}, false],
    [null, false],
  ])("reads in %j whether somebody is a trainee: %s", (acl, isTrainee) => {
    expect(readPerson(odd({ acl })).isTrainee).toBe(isTrainee);
  });
});

describe("settings", () => {
  const suspend = {
    status: true,
    endDate: "2026-12-01",
    showTrainingStatus: false,
    showEventsStatus: true,
  };

  it.each([
    ["an object", { notifications: true, suspend, theme: "x" }],
    [
      "a list",
      [
        { type: "notifications", value: "1" },
        { type: "suspend", value: suspend },
        { type: "theme", value: "x" },
      ],
    ],
    [
      "a list with JSON inside",
      [
        { type: "notifications", value: "true" },
        { type: "suspend", value: JSON.stringify(suspend) },
        { type: "theme", value: "x" },
      ],
    ],
  ])("reads settings from %s, with unknown keys", (_form, wire) => {
    expect(readPerson(odd({ settings: wire })).settings).toEqual({
      notifications: true,
      suspend,
      theme: "x",
    });
  });

  it("reads missing settings as not known", () => {
    const unknown = { status: null, showTrainingStatus: null, showEventsStatus: null };
    for (const nothing of [undefined, null, [], {}, "x", [null, {}], { suspend: null }]) {
      expect(readPerson(odd({ settings: nothing })).settings).toMatchObject({
        notifications: null,
        suspend: unknown,
      });
      expect(readPerson(odd({ settings: nothing })).settings.suspend).not.toHaveProperty("endDate");
    }
  });

  it("keeps a text that only looks like JSON", () => {
    expect(readSettings([{ type: "note", value: "{not json" }])).toEqual({ note: "{not json" });
  });
});

describe("lists of a person", () => {
  it.each([
    ["missing", undefined, null],
    ["null", null, null],
    ["empty", [], []],
  ])("reads groups, equipment and roles that are %s", (_name, list, read) => {
    const person = readPerson(odd({ id: 1, groups: list, company: { rpe: list, roles: list } }));
    expect(person.groups).toEqual(read);
    expect(person.company).toMatchObject({ rpes: read, roles: read });
  });
});

describe("readUser", () => {
  it("reads the whole user", () => {
    const user = readUser(
      odd({
        id: 7,
        uuid: "u-7",
        name: "Jana",
        surname: "Nováková",
        fullName: "Jana Nováková",
        username: "jana@aurora.test",
        email: "jana@aurora.test",
        timezone: "Europe/Prague",
        created_at: "2024-01-05T10:00:00Z",
        deleted_at: null,
        has_valid_subscription: true,
        international_procedures: 1,
        training_record: "4",
        subscription: { end: "2027-01-31 00:00:00" },
        company: { id: 3, name: "Aurora", rpe: [{ id: 1, name: "B407" }], roles: [] },
        acl: { roles: ["Trainee"], permissions: ["profile_show"] },
        settings: [{ type: "notifications", value: true }],
      }),
    );
    expect(user).toMatchObject({
      id: "7",
      fullName: "Jana Nováková",
      avatar: null,
      isActive: true,
      createdAt: "2024-01-05T10:00:00Z",
      hasValidSubscription: true,
      subscriptionEnd: "2027-01-31",
      internationalProcedures: true,
      trainingRecord: 4,
      roles: ["Trainee"],
      permissions: ["profile_show"],
      isTrainee: true,
      companyId: "3",
      settings: { notifications: true },
    });
    expect(user.company.rpes).toEqual([{ id: "1", name: "B407" }]);
  });

  it.each([1, 4, 5])("keeps record version %i", (version) => {
    expect(readUser(odd({ training_record: version })).trainingRecord).toBe(version);
  });
  it.each([2, "x", null, undefined])("reads record version %s as 5", (version) => {
    expect(readUser(odd({ training_record: version })).trainingRecord).toBe(5);
  });

  it.each([{ user: { id: 1, name: "A" } }, { data: { id: 1, name: "A" } }, { id: 1, name: "A" }])(
    "unwraps %j",
    (wire) => {
      expect(readUser(odd(wire))).toMatchObject({ id: "1", fullName: "A", timezone: "UTC" });
    },
  );
});

describe("people, groups and companies", () => {
  it("reads a person with licences", () => {
    const person = readPerson(
      odd({
        id: "9",
        name: "Ada",
        surname: "Byron",
        isActive: false,
        deleted_at: "2026-05-05",
        hemisphere: "s",
        company: { id: 1, rpe: [], roles: [{ id: 2, name: "Captain", licence: "L-1" }] },
        acl: { roles: [{ id: 4, name: "Trainee" }] },
      }),
    );
    expect(person).toMatchObject({
      fullName: "Ada Byron",
      isActive: false,
      deletedAt: "2026-05-05",
      hemisphere: "S",
      roles: [{ id: "4", name: "Trainee" }],
      company: { roles: [{ id: "2", name: "Captain", licence: "L-1" }] },
    });
  });

  it("reads a person with deleted_at alone as inactive", () => {
    expect(readPerson(odd({ id: 1, deleted_at: "2026-05-05" })).isActive).toBe(false);
    expect(readPerson(odd({ id: 1 }))).toMatchObject({ isActive: true });
  });

  it.each([
    ["N", "N"],
    [" s ", "S"],
    ["North", null],
    [undefined, null],
    [null, null],
  ])("reads the hemisphere %s as %s", (hemisphere, read) => {
    expect(readPerson(odd({ id: 1, hemisphere })).hemisphere).toBe(read);
  });

  it("does not read a missing subscription as ended", () => {
    expect(readUser(odd({ id: 1 })).hasValidSubscription).toBeNull();
    expect(readUser(odd({ id: 1, has_valid_subscription: 0 })).hasValidSubscription).toBe(false);
  });

  it("reads rows of a list without adding fields", () => {
    expect(readPeople(odd([{ id: 1, fullName: "Ada", isActive: true, acl: {} }]))).toEqual([
      {
        id: "1",
        name: "",
        surname: "",
        fullName: "Ada",
        username: "",
        isActive: true,
        deletedAt: null,
        permissions: [],
        isTrainee: false,
        roles: [],
        groups: null,
        company: null,
        settings: null,
      },
    ]);
    const restricted = {
      company: { id: 3, name: "Aurora" },
      settings: { suspend: { status: true } },
    };
    expect(readPeople(odd([{ id: 1, fullName: "Ada", ...restricted }]))).toMatchObject([
      { company: { id: "3", name: "Aurora" }, settings: { suspend: { status: true } } },
    ]);
  });

  it("reads the Permissions list", () => {
    const wire = [
      { id: 1, username: "u", name: "N", acl: { roles: ["Admin"], permissions: ["p"] } },
    ];
    expect(readAccessList(odd(wire))).toEqual([
      {
        id: "1",
        username: "u",
        name: "N",
        roles: ["Admin"],
        permissions: ["p"],
        isTrainee: false,
      },
    ]);
  });
});

describe("replies to a profile update", () => {
  it.each([
    [{ id: 1, acl: {} }, true],
    [{ id: "1", acl: {} }, true],
    [{ user: { id: 1, acl: {} } }, true],
    [{ id: null, acl: {} }, false],
    [{ id: "", acl: {} }, false],
    [{ id: {}, acl: {} }, false],
    [{ id: true, acl: {} }, false],
    [{ id: 1 }, false],
    [{ id: 1, acl: null }, false],
    [{ acl: {} }, false],
    [{ message: "Saved." }, false],
    [null, false],
  ])("finds in %j a user for the cache: %s", (reply, isComplete) => {
    expect(isCompleteUser(readUpdatedUser(odd(reply)))).toBe(isComplete);
  });
});
