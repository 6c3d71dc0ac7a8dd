import {
  companyPayload,
  eventDraft,
  eventPayload,
  groupUpdatePayload,
  personUpdatePayload,
  profilePayload,
  toFormData,
} from "@recurrent/sdk";
import { readCompany, readEvent, readGroup, readPerson, readUser } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { ACCOUNTS } from "../seed/accounts.ts";
import type { EventReply } from "../testing/events.ts";
import type { Person } from "../testing/people.ts";
import { type Found, readingSandbox } from "../testing/readings.ts";

/** The body of personUpdate as a caller writes it who copies what the call showed. */
const copyOfPerson = (person: Person & { name: string; surname: string; email: string }) => ({
  id: person.id,
  name: person.name,
  surname: person.surname,
  username: person.username,
  email: person.email,
  roles: person.acl.roles.map(({ id }) => id),
  settings: person.settings,
  hemisphere: person.hemisphere,
  ...(person.subscription.end !== null && {
    companyRpes: person.company.rpe.map(({ id }) => id),
    companyRoles: person.company.roles.map(({ id, licence }) => ({ id, licence })),
    subscription: person.subscription.end,
  }),
});

/** The same body as the SDK makes it out of a form. */
const formOfPerson = (sent: unknown) => {
  const person = readPerson(sent as Parameters<typeof readPerson>[0]);
  return personUpdatePayload({
    ...person,
    password: "",
    passwordConfirmation: "",
    roleIds: person.roles.map(({ id }) => id),
    companyRpeIds: person.company.rpes!.map(({ id }) => id),
    companyRoles: Object.fromEntries(
      person.company.roles!.map(({ id, licence }) => [id, { active: true, licence }]),
    ),
    subscription: person.subscriptionEnd,
  });
};

type Body = Parameters<typeof JSON.stringify>[0];
type ReadingSandbox = Awaited<ReturnType<typeof readingSandbox>>;

/** Writes of shown values, by kind of object: each must change nothing. */
const WRITES: readonly [
  what: string,
  find: (sandbox: ReadingSandbox) => Promise<Found<unknown>[]>,
  method: string,
  body: (thing: never) => Body,
][] = [
  ["person as shown", activePeople, "PUT", copyOfPerson],
  ["person as the form sends them", activePeople, "PUT", formOfPerson],
  [
    "person without any optional field",
    activePeople,
    "PUT",
    ({ id, name, surname, username, email }: Record<string, unknown>) => ({
      id,
      name,
      surname,
      username,
      email,
    }),
  ],
  [
    "person with all lists in another order",
    activePeople,
    "PUT",
    (person: Parameters<typeof copyOfPerson>[0]) => {
      const copy = copyOfPerson(person);
      return {
        ...copy,
        roles: copy.roles.toReversed(),
        ...(copy.subscription !== undefined && {
          companyRpes: copy.companyRpes?.toReversed(),
          companyRoles: copy.companyRoles?.toReversed(),
        }),
      };
    },
  ],
  [
    "person with entries by id",
    trainees,
    "PUT",
    (person: Parameters<typeof copyOfPerson>[0]) => ({
      ...copyOfPerson(person),
      companyRpes: Object.fromEntries(person.company.rpe.map(({ id }) => [id, { active: true }])),
      companyRoles: Object.fromEntries(
        person.company.roles.map(({ id, licence }) => [id, { active: true, licence }]),
      ),
    }),
  ],
  [
    "group as shown",
    (sandbox) => sandbox.every("groups"),
    "PUT",
    (group: { name: string; managers: { id: number }[]; trainees: { id: number }[] }) => ({
      name: group.name,
      managers: group.managers.map(({ id }) => id),
      add: group.trainees.map(({ id }) => id),
      remove: [],
      move: {},
    }),
  ],
  [
    "group as the form sends it, reordered",
    (sandbox) => sandbox.every("groups"),
    "PUT",
    (sent) => {
      const group = readGroup(sent);
      return groupUpdatePayload({
        name: group.name,
        managerIds: group.managers.map(({ id }) => id).toReversed(),
        addIds: [],
        removeIds: [],
        moves: {},
      });
    },
  ],
  [
    "company as shown",
    companies,
    "PUT",
    ({ id, name, salesForce, tier, roles, rpes }: Record<string, unknown>) => ({
      id,
      name,
      salesForce,
      tier: (tier as { id: number }).id,
      roles: (roles as { id: number }[]).map((role) => role.id),
      rpes: (rpes as { id: number }[]).map((rpe) => rpe.id),
    }),
  ],
  [
    "company as the form sends it",
    companies,
    "PUT",
    (sent) => {
      const company = readCompany(sent);
      return companyPayload({
        ...company,
        tierId: company.tier?.id ?? "",
        roleIds: company.roles!.map(({ id }) => id),
        rpeIds: company.rpes!.map(({ id }) => id),
      });
    },
  ],
];

async function activePeople({ people }: ReadingSandbox): Promise<Found<Person>[]> {
  return (await people()).filter(({ thing }) => thing.isActive);
}

async function trainees(sandbox: ReadingSandbox): Promise<Found<Person>[]> {
  return (await activePeople(sandbox)).filter(({ thing }) => thing.subscription.end !== null);
}

async function companies({ get }: ReadingSandbox): Promise<Found<unknown>[]> {
  const paths = [1, 2, 3].map((id) => `/api/companies/${id}`);
  return Promise.all(paths.map(async (path) => ({ path, thing: await get(path) })));
}

describe("writing back a reply unchanged", () => {
  it.each(WRITES)("changes no row when it sends every %s", async (_what, find, method, body) => {
    const sandbox = await readingSandbox();
    const before = await sandbox.rows();
    const found = await find(sandbox);
    expect(found.length).toBeGreaterThan(2);
    for (const { path, thing } of found) {
      const reply = await sandbox.act(method, path, body(thing as never));
      expect([path, reply.status]).toEqual([path, 200]);
    }
    expect(await sandbox.rows()).toEqual(before);
    expect(sandbox.violations).toEqual([]);
  });

  it("changes no row when everybody sends their own profile", async () => {
    const sandbox = await readingSandbox();
    const before = await sandbox.rows();
    // the company of one has moved to another installation, where the profile is
    const usernames = ACCOUNTS.map(({ username }) => username);
    for (const username of usernames.filter((name) => name !== "trainee.moved@aurora.test")) {
      const own = await sandbox.as(username);
      const { body } = await own<Parameters<typeof readUser>[0]>("GET", "/api/my/profile");
      const user = readUser(body);
      const payload = profilePayload({ ...user, password: "", passwordConfirmation: "" });
      expect((await own("PUT", "/api/my/profile", payload)).status).toBe(200);
    }
    expect(await sandbox.rows()).toEqual(before);
  });

  it("changes nothing shown when a manager sends every event, as shown or as a form", async () => {
    const sandbox = await readingSandbox();
    const managers = {
      1: await sandbox.as("company.manager@aurora.test"),
      2: await sandbox.as("company.manager@borealis.test"),
    };
    const before = await sandbox.readings();
    for (const [company, act] of Object.entries(managers)) {
      for (const { path } of await activePeople(sandbox)) {
        if (!path.startsWith(`/api/companies/${company}/`)) continue;
        const events = await sandbox.get<EventReply[]>(`${path}/events`);
        for (const { id, is_active: isActive } of events) {
          if (!isActive) continue;
          const address = `${path}/events/${id}`;
          const shown = await sandbox.get<EventReply>(address);
          const event = readEvent(shown);
          const { description, notes, issued_at, expiry_at, reminders } = shown;
          const copy = {
            _method: "PUT",
            description,
            notes,
            issued_at,
            expiry_at,
            reminders,
            manager: shown.manager ? "1" : "0",
            trainee: shown.trainee ? "1" : "0",
          };
          for (const form of [copy, eventPayload(eventDraft(event), event)]) {
            const reply = await act("POST", address, toFormData(form));
            expect([address, reply.status]).toEqual([address, 200]);
            expect(await sandbox.get(address)).toEqual(shown);
          }
        }
      }
    }
    expect(await sandbox.readings()).toEqual(before);
  });

  // a suspension, a subscription and a compressed program take some weeks to have an effect
  it.each(["P0D", "P1D", "P16D", "P21D", "P46D", "P200D"])(
    "changes nothing that any call shows, %s later",
    async (advance) => {
      const sandbox = await readingSandbox();
      const later = await readingSandbox();
      await sandbox.controls.clock({ advance });
      for (const { path, thing } of await activePeople(sandbox)) {
        for (const body of [copyOfPerson(thing as never), formOfPerson(thing)]) {
          expect((await sandbox.act("PUT", path, body)).status).toBe(200);
        }
      }
      await later.controls.clock({ advance });
      expect(await sandbox.readings()).toEqual(await later.readings());
      for (const { controls } of [sandbox, later]) await controls.clock({ advance: "P16D" });
      expect(await sandbox.readings()).toEqual(await later.readings());
    },
    30_000,
  );
});
