/** The replies of all reads, for checks that a write changes nothing else. */
import { ACCOUNTS } from "../seed/accounts.ts";
import { testSandbox } from "./sandbox.ts";
import type { Person } from "./people.ts";

/** All companies of the seed. */
const COMPANIES = ["/api/companies/1", "/api/companies/2", "/api/companies/3"];

type Act = Awaited<ReturnType<Awaited<ReturnType<typeof testSandbox>>["as"]>>;

/** A row of any table, as JSON. */
export type Row = Record<string, unknown> & { id: number };

/** An object that can be changed, and the reply at its address. */
export interface Found<Thing> {
  path: string;
  thing: Thing;
}

/** A sandbox with Admin signed in, and what Admin reads. */
export async function readingSandbox() {
  const sandbox = await testSandbox();
  const act: Act = await sandbox.as("admin@recurrent.test");
  const get = async <Body>(path: string): Promise<Body> => {
    const reply = await act<Body>("GET", path);
    if (reply.status !== 200) {
      throw new Error(`GET ${path}: ${reply.status}`);
    }
    return reply.body;
  };
  /** Every object of one kind, of all companies. */
  const every = async <Thing>(kind: string): Promise<Found<Thing>[]> => {
    const paths: string[] = [];
    for (const company of COMPANIES) {
      const list = await get<{ id: number }[]>(`${company}/${kind}`);
      paths.push(...list.map(({ id }) => `${company}/${kind}/${id}`));
    }
    const found: Found<Thing>[] = [];
    for (const path of paths) {
      found.push({ path, thing: await get<Thing>(path) });
    }
    return found;
  };
  const people = () => every<Person>("users");
  /** Rows of all tables but those that sign-ins write. */
  const rows = () =>
    sandbox.database.transact(({ tables }) => {
      const { tokens: _tokens, signInFailures: _failures, settings: _settings, ...stored } = tables;
      const all = Object.entries(stored).map(([name, table]) => [name, [...table.values()]]);
      return JSON.parse(JSON.stringify(Object.fromEntries(all))) as Record<string, Row[]>;
    });
  /** All that the calls show, to Admin and to each account. */
  const readings = async () => {
    const shown: Record<string, unknown> = {};
    for (const { path, thing } of await people()) {
      shown[path] = thing;
      for (const part of ["programs", "schedule", "records", "events"]) {
        shown[`${path}/${part}`] = await get(`${path}/${part}`);
      }
      for (const { id } of shown[`${path}/events`] as { id: number }[]) {
        shown[`${path}/events/${id}`] = await get(`${path}/events/${id}`);
      }
    }
    for (const path of COMPANIES.flatMap((company) => [
      company,
      ...["acl", "roles", "rpes", "users", "groups", "groups/trainees", "groups/managers"].map(
        (list) => `${company}/${list}`,
      ),
    ])) {
      shown[path] = await get(path);
    }
    shown["groups"] = await every("groups");
    for (const { username } of ACCOUNTS) {
      const own = await sandbox.as(username);
      for (const path of [
        "/api/my/profile",
        "/api/accounts/profile",
        "/api/my/training",
        "/api/my/schedule",
        "/api/my/events",
        "/api/dashboard/training_status",
        "/api/dashboard/event_status",
        "/api/announcements/announcements",
        "/api/users/roles",
      ]) {
        shown[`${username} ${path}`] = await own("GET", path);
      }
    }
    return shown;
  };
  return { ...sandbox, act, get, every, people, rows, readings };
}
