import { describe, expect, it } from "vitest";

import { ApiError } from "../errors.ts";
import { roleErrors } from "../react/writes.ts";
import {
  companyPayload,
  groupCreatePayload,
  groupUpdatePayload,
  personCreatePayload,
  personUpdatePayload,
  profilePayload,
  type CompanyEdit,
  type GroupEdit,
  type PersonDraft,
} from "./payload.ts";

describe("ids", () => {
  it.each([
    ["12", 12],
    ["0", 0],
    ["007", "007"],
    ["1e3", "1e3"],
    ["9007199254740993", "9007199254740993"],
    ["5f1c-aa", "5f1c-aa"],
    ["", ""],
  ])("sends the id %j as %j", (id, sent) => {
    const { managers } = groupCreatePayload({ name: "", managerIds: [id], addIds: [] });
    expect(managers).toEqual([sent]);
  });

  it("sends each id once", () => {
    const { add } = groupCreatePayload({ name: "", managerIds: [], addIds: ["2", "1", "2"] });
    expect(add).toEqual([2, 1]);
  });
});

describe("profilePayload", () => {
  const typed = {
    name: "Ada",
    surname: "Nyström",
    username: "ada@aurora.test",
    email: "ada@mail.test",
    settings: { notifications: false },
  };
  const sent = {
    name: "Ada",
    surname: "Nyström",
    email: "ada@mail.test",
    username: "ada@aurora.test",
    settings: { notifications: false },
  };

  it("leaves the password out when none was typed", () => {
    const payload = profilePayload({ ...typed, password: "", passwordConfirmation: "" });
    expect(payload).toEqual(sent);
  });

  it.each([
    ["Recurrent#2026", "Recurrent#2026"],
    ["Recurrent#2026", ""],
  ])("sends both password fields as typed: %j, %j", (password, passwordConfirmation) => {
    expect(profilePayload({ ...typed, password, passwordConfirmation })).toEqual({
      ...sent,
      password,
      password_confirmation: passwordConfirmation,
    });
  });
});

describe("companyPayload", () => {
  const edit: CompanyEdit = {
    id: "3",
    name: "Aurora",
    crmUrl: " https://crm.test/3 ",
    tierId: "1",
    roleIds: ["5", "6"],
    rpeIds: [],
  };

  it("sends {id, name, salesForce, tier, roles, rpes} with ids", () => {
    expect(companyPayload(edit)).toEqual({
      id: 3,
      name: "Aurora",
      salesForce: "https://crm.test/3",
      tier: 1,
      roles: [5, 6],
      rpes: [],
    });
  });

  it("clears an emptied CRM account and keeps a missing tier missing", () => {
    const payload = companyPayload({ ...edit, crmUrl: " ", tierId: "" });
    expect(payload.salesForce).toBeNull();
    expect(payload).not.toHaveProperty("tier");
  });

  it("leaves out lists that are not known", () => {
    const payload = companyPayload({ ...edit, roleIds: null, rpeIds: null });
    expect(payload).not.toHaveProperty("roles");
    expect(payload).not.toHaveProperty("rpes");
  });

  it("leaves out a CRM account that was not shown", () => {
    expect(companyPayload({ ...edit, crmUrl: null })).not.toHaveProperty("salesForce");
  });
});

describe("group payloads", () => {
  const edit: GroupEdit = {
    name: "Helicopters",
    managerIds: ["4"],
    addIds: ["10", "11"],
    removeIds: ["12"],
    moves: { "13": "7", "12": "7", "14": "" },
  };

  it("creates with {name, managers, add}", () => {
    const { removeIds: _removeIds, moves: _moves, ...draft } = edit;
    expect(groupCreatePayload(draft)).toEqual({
      name: "Helicopters",
      managers: [4],
      add: [10, 11],
    });
  });

  it("updates with {name, managers, add, remove, move}, never both for one trainee", () => {
    expect(groupUpdatePayload(edit)).toEqual({
      name: "Helicopters",
      managers: [4],
      add: [10, 11],
      remove: [12],
      move: { "13": 7 },
    });
  });
});

describe("person payloads", () => {
  const draft: PersonDraft = {
    name: "Rafael",
    surname: "de Souza",
    username: "rafael@aurora.test",
    email: "rafael@mail.test",
    roleIds: ["2", "5"],
    settings: { notifications: true, theme: "plain" },
    isTrainee: false,
    companyRpeIds: ["21", "22"],
    companyRoles: {
      31: { active: true, licence: " FCL-1 " },
      32: { active: true, licence: "" },
      33: { active: false, licence: "FCL-2" },
    },
    subscription: "2026-12-31",
    hemisphere: "S",
  };
  const settings = {
    notifications: false,
    suspend: {
      status: true,
      endDate: "2026-12-01",
      showTrainingStatus: true,
      showEventsStatus: false,
    },
  };
  const sent = {
    roles: [2, 5],
    name: "Rafael",
    surname: "de Souza",
    email: "rafael@mail.test",
    username: "rafael@aurora.test",
    settings: { notifications: true, theme: "plain" },
  };

  it("keeps unknown settings, and sends operational fields for trainees only", () => {
    expect(personCreatePayload(draft)).toEqual(sent);
  });

  it("sends RPEs as ids and roles as {id, licence} while the Trainee type is on", () => {
    expect(personCreatePayload({ ...draft, isTrainee: true })).toEqual({
      ...sent,
      companyRpes: [21, 22],
      companyRoles: [
        { id: 31, licence: "FCL-1" },
        { id: 32, licence: "" },
      ],
      subscription: "2026-12-31",
      hemisphere: "S",
    });
  });

  it("sends neither a subscription nor a hemisphere that is not known", () => {
    const unknown = { ...draft, isTrainee: true, subscription: null, hemisphere: null };
    const payload = personCreatePayload(unknown);
    expect(payload).not.toHaveProperty("subscription");
    expect(payload).not.toHaveProperty("hemisphere");
  });

  it("leaves out settings and lists that are not known", () => {
    const suspend = { status: null, showTrainingStatus: true, showEventsStatus: null };
    const unknown = {
      ...draft,
      isTrainee: true,
      settings: { notifications: null, suspend },
      companyRpeIds: null,
      companyRoles: null,
    };
    const payload = personCreatePayload(unknown);
    for (const field of ["settings", "companyRpes", "companyRoles"]) {
      expect(payload).not.toHaveProperty(field);
    }
    expect(
      personCreatePayload({ ...unknown, settings: { suspend: { ...suspend, status: true } } })
        .settings,
    ).toEqual({ suspend: { status: true, showTrainingStatus: true } });
  });

  it("trims names and addresses", () => {
    const typed = { ...draft, name: " Rafael ", username: " rafael@aurora.test " };
    expect(personCreatePayload(typed)).toEqual(sent);
  });

  it("updates with the id, and with a password only when one was typed", () => {
    const edit = { ...draft, settings, id: "42", password: "", passwordConfirmation: "" };
    expect(personUpdatePayload(edit)).toEqual({ id: 42, ...sent, settings });
    expect(
      personUpdatePayload({ ...edit, password: "a", passwordConfirmation: "b" }),
    ).toMatchObject({ password: "a", password_confirmation: "b" });
  });

  it("sends the whole suspension, with a day of return only while it is on", () => {
    expect(personCreatePayload({ ...draft, settings }).settings).toEqual(settings);
    const suspend = { ...settings.suspend, status: false };
    expect(personCreatePayload({ ...draft, settings: { suspend } }).settings).toEqual({
      suspend: { ...suspend, endDate: null },
    });
  });

  const refusedFor = (fieldErrors: Record<string, string[]>) =>
    roleErrors(new ApiError({ kind: "validation", message: "No.", status: 422, fieldErrors }), {
      data: personCreatePayload({ ...draft, isTrainee: true }),
    });

  it("names a refused role by the role's id, other refusals unchanged", () => {
    const failure = refusedFor({ "companyRoles.1.licence": ["Too long."], username: ["Taken."] });
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      kind: "validation",
      status: 422,
      message: "No.",
      fieldErrors: { "companyRoles.32.licence": ["Too long."], username: ["Taken."] },
    });
  });

  it("leaves a refusal unchanged when no such role was sent, and other failures", () => {
    expect(refusedFor({ "companyRoles.9.licence": ["Too long."] })).toMatchObject({
      fieldErrors: { "companyRoles.9.licence": ["Too long."] },
    });
    const other = new Error("broken");
    expect(roleErrors(other, { data: personCreatePayload({ ...draft, isTrainee: true }) })).toBe(
      other,
    );
  });
});
