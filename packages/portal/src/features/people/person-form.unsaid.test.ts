import { type PersonEdit, personUpdatePayload } from "@recurrent/sdk";
import { readPerson } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { findConflicts, mergeChanges } from "../../shared/forms/merge.ts";
import { operationalDetails, settingsDetails } from "./person-details.ts";
import { applyDependencies, completeEdit, personEdit, personMergeFields } from "./person-form.ts";
import { CHOICES, TRAINEE_ON_WIRE, TYPES } from "./people-fixture.ts";

const named = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ id: String(id), name }));
const choices = { types: TYPES, rpes: named(CHOICES.rpes), roles: named(CHOICES.roles) };

type Reply = Partial<Record<keyof typeof TRAINEE_ON_WIRE, unknown>>;
const without = (field: keyof typeof TRAINEE_ON_WIRE): Reply => {
  const { [field]: _left, ...reply } = TRAINEE_ON_WIRE;
  return reply;
};
const having = (change: Reply): Reply => ({ ...TRAINEE_ON_WIRE, ...change });
const read = (reply: Reply) => readPerson(reply as typeof TRAINEE_ON_WIRE);

function sentAfter(reply: Reply, change: Partial<PersonEdit> = {}) {
  const person = read(reply);
  return personUpdatePayload(
    completeEdit({ ...personEdit(person, choices), email: "new@mail.test", ...change }, person),
  );
}
const shownOf = (reply: Reply) =>
  Object.fromEntries(
    [...operationalDetails(read(reply)), ...settingsDetails(read(reply))].map(
      ({ label, value }) => [label, value],
    ),
  );

const SETTINGS = {
  Notifications: "–",
  Suspend: "–",
  "Returns on": "–",
  "Display on training status board": "–",
  "Display on event status board": "–",
};
const { suspend } = TRAINEE_ON_WIRE.settings;
const { company } = TRAINEE_ON_WIRE;
const UNLICENSED = { Licences: "–" };
const UNSUBSCRIBED = { "Subscription Renewal": "–" };

describe("what a reply does not say", () => {
  it.each<[string, Reply, shown: object, sent: object, unsent: readonly string[]]>([
    ["settings missing", without("settings"), SETTINGS, {}, ["settings"]],
    ["settings null", having({ settings: null }), SETTINGS, {}, ["settings"]],
    ["settings as an empty list", having({ settings: [] }), SETTINGS, {}, ["settings"]],
    ["settings as an empty object", having({ settings: {} }), SETTINGS, {}, ["settings"]],
    [
      "other settings only",
      having({ settings: [{ type: "colour", value: "blue" }] }),
      SETTINGS,
      { settings: { colour: "blue" } },
      [],
    ],
    [
      "notifications missing",
      having({ settings: [{ type: "suspend", value: suspend }] }),
      { Notifications: "–", Suspend: "On" },
      { settings: { suspend } },
      [],
    ],
    [
      "notifications null",
      having({ settings: { notifications: null, suspend } }),
      { Notifications: "–", Suspend: "On" },
      { settings: { suspend } },
      [],
    ],
    ...[undefined, null, [], {}].map(
      (value): [string, Reply, object, object, readonly string[]] => [
        `a suspension of ${JSON.stringify(value)}`,
        having({ settings: { notifications: true, suspend: value } }),
        { ...SETTINGS, Notifications: "On" },
        { settings: { notifications: true } },
        [],
      ],
    ),
    [
      "a suspension without day and boards",
      having({ settings: { notifications: false, suspend: { status: true } } }),
      {
        Suspend: "On",
        "Returns on": "–",
        "Display on training status board": "–",
        "Display on event status board": "–",
      },
      { settings: { notifications: false, suspend: { status: true } } },
      [],
    ],
    ["subscription missing", without("subscription"), UNSUBSCRIBED, {}, ["subscription"]],
    ["subscription null", having({ subscription: null }), UNSUBSCRIBED, {}, ["subscription"]],
    ["subscription empty", having({ subscription: {} }), UNSUBSCRIBED, {}, ["subscription"]],
    [
      "subscription without end",
      having({ subscription: { end: null } }),
      UNSUBSCRIBED,
      {},
      ["subscription"],
    ],
    ["hemisphere missing", without("hemisphere"), {}, {}, ["hemisphere"]],
    ["company missing", without("company"), UNLICENSED, {}, ["companyRpes", "companyRoles"]],
    ["company null", having({ company: null }), UNLICENSED, {}, ["companyRpes", "companyRoles"]],
    [
      "company without lists",
      having({ company: { id: 3, name: "Aurora" } }),
      UNLICENSED,
      {},
      ["companyRpes", "companyRoles"],
    ],
    [
      "equipment null",
      having({ company: { ...company, rpe: null } }),
      {},
      {
        companyRoles: [
          { id: 21, licence: "ATPL 1" },
          { id: 22, licence: "" },
        ],
      },
      ["companyRpes"],
    ],
    [
      "empty lists, which are said",
      having({ company: { ...company, rpe: [], roles: [] } }),
      {},
      { companyRpes: [], companyRoles: [] },
      [],
    ],
  ])("is neither shown as off nor sent: %s", (_name, reply, shown, sent, unsent) => {
    expect(shownOf(reply)).toMatchObject(shown);
    const payload = sentAfter(reply);
    expect(payload).toMatchObject({ email: "new@mail.test", ...sent });
    if ("settings" in sent) expect(payload.settings).toEqual(sent.settings);
    for (const field of unsent) expect(payload).not.toHaveProperty(field);
  });

  it("is sent once the user turns its switch, off as well as on", () => {
    const { settings } = personEdit(read(without("settings")), choices);
    for (const notifications of [true, false]) {
      const change = { settings: { ...settings, notifications } };
      expect(sentAfter(without("settings"), change).settings).toEqual({ notifications });
    }
    const suspended = { ...settings.suspend, status: true, endDate: null };
    expect(
      sentAfter(without("settings"), { settings: { ...settings, suspend: suspended } }).settings,
    ).toEqual({ suspend: { status: true, endDate: null } });
  });

  it("leaves an unknown list alone when a switch is turned on and off again", () => {
    const start = personEdit(read(without("company")), choices);
    const form = { types: TYPES, start, today: "2026-11-21" };
    const change = (part: Partial<PersonEdit>, from = start) =>
      applyDependencies(from, { ...from, ...part }, form);
    const on = change({
      companyRpeIds: ["7"],
      companyRoles: { 21: { active: true, licence: "A" } },
    });
    expect(sentAfter(without("company"), on)).toMatchObject({
      companyRpes: [7],
      companyRoles: [{ id: 21, licence: "A" }],
    });
    const off = change(
      { companyRpeIds: [], companyRoles: { 21: { active: false, licence: "" } } },
      on,
    );
    expect(off).toMatchObject({ companyRpeIds: null, companyRoles: null });
  });

  it("offers empty lists to somebody who becomes a trainee", () => {
    const manager = { roles: [{ id: 3, name: "Company Manager" }], permissions: [] };
    const { company: _company, ...reply } = having({ acl: manager });
    const values = personEdit(read(reply), choices);
    expect(values.companyRpeIds).toEqual([]);
    expect(Object.values(values.companyRoles ?? {})).toContainEqual({ active: false, licence: "" });
  });
});

describe("what a later reply does not say", () => {
  const fields = personMergeFields(choices, true);
  const full = personEdit(read(TRAINEE_ON_WIRE), choices);
  const bare = personEdit(
    read({ ...without("settings"), company: { id: 3, name: "Aurora" } }),
    choices,
  );

  it("is no change by others", () => {
    const versions = { base: full, mine: { ...full, name: "Luke" }, theirs: bare };
    expect(findConflicts(fields, versions)).toEqual([]);
    expect(mergeChanges(fields, versions)).toEqual({ ...full, name: "Luke" });
  });

  it("stays as it was chosen here", () => {
    const { settings, companyRpeIds, companyRoles } = full;
    const off = {
      ...settings,
      notifications: false,
      suspend: { ...settings.suspend, status: false },
    };
    for (const chosen of [
      { settings },
      { settings: off },
      { companyRpeIds },
      { companyRoles },
      { subscription: "2027-01-01" },
    ]) {
      const versions = { base: bare, mine: { ...bare, ...chosen }, theirs: bare };
      expect(findConflicts(fields, versions)).toEqual([]);
      expect(mergeChanges(fields, versions)).toEqual({ ...bare, ...chosen });
    }
  });

  it("is shown as not known beside what others have set", () => {
    const found = findConflicts(fields, { base: bare, mine: bare, theirs: full });
    const sides = Object.fromEntries(
      found.map(({ label, mine, theirs }) => [label, [mine, theirs]]),
    );
    expect(sides).toMatchObject({ Notifications: ["–", "Off"], Suspend: ["–", "On"] });
    expect(mergeChanges(fields, { base: bare, mine: bare, theirs: full })).toEqual(full);
  });
});
