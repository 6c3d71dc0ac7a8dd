import { NEW_TRAINEE, testSandbox } from "./sandbox.ts";

/** A person as the tests read one. */
export interface Person {
  id: number;
  uuid: string;
  username: string;
  fullName: string;
  isActive: boolean;
  created_at: string;
  deleted_at: string | null;
  hemisphere: string;
  subscription: { end: string | null };
  groups: { id: number; name: string }[];
  company: { rpe: { id: number }[]; roles: { id: number; licence: string }[] };
  acl: { roles: { id: number; name: string }[]; permissions: string[] };
  settings: {
    notifications: boolean;
    suspend: {
      status: boolean;
      endDate: string | null;
      showTrainingStatus: boolean;
      showEventsStatus: boolean;
    };
    [other: string]: unknown;
  };
}
interface Card {
  id: string;
  list: { id: number; user?: { id: number } }[];
}

/** The path of the people of Aurora. */
export const USERS = "/api/companies/1/users";
/** A sandbox with a signed-in user, and the reads that the tests use most. */
export async function peopleSandbox(username = "admin@recurrent.test") {
  const sandbox = await testSandbox();
  const call = await sandbox.as(username);
  const show = async (id: number) => (await call<Person>("GET", `${USERS}/${id}`)).body;
  const create = async (body: object) =>
    (await call<{ id: number }>("POST", USERS, { ...NEW_TRAINEE, ...body })).body.id;
  /** Changes a person from the shown values, as the form does. */
  const update = async (id: number, change: object) => {
    const { acl, company, ...person } = await show(id);
    return call("PUT", `${USERS}/${id}`, {
      id,
      name: "Same",
      surname: "Person",
      username: person.username,
      email: "a@b.test",
      roles: acl.roles.map((role) => role.id),
      companyRpes: company.rpe.map((rpe) => rpe.id),
      companyRoles: company.roles.map((role) => ({ id: role.id, licence: role.licence })),
      ...change,
    });
  };
  const board = async (name: "training" | "event") => {
    const { body } = await call<Card[]>("GET", `/api/dashboard/${name}_status`);
    return body.flatMap((card) =>
      card.list.map((row) => ({ card: card.id, id: row.user?.id ?? row.id })),
    );
  };
  return { ...sandbox, act: call, show, create, update, board };
}
