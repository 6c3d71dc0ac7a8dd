import {
  configureRecurrent,
  eventList,
  eventShow,
  groupList,
  groupShow,
  personEventList,
  personEventShow,
  personList,
  personShow,
  profileShow,
  signIn,
} from "@recurrent/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../seed/accounts.ts";
import { type RunningSandbox, serve } from "../http/serve.ts";
import { memoryPersistence } from "../store/persistence/persistence.ts";
import { Database } from "../store/database.ts";

let sandbox: RunningSandbox;
let companyId = "";

beforeAll(async () => {
  const database = new Database({ persistence: memoryPersistence() });
  sandbox = await serve({ database, authPort: 0, apiPort: 0 });
  configureRecurrent({ authHost: sandbox.authHost, apiHost: sandbox.apiHost });
  await signIn({ username: "company.manager@aurora.test", password: PASSWORD });
  companyId = (await profileShow()).companyId ?? "";
});
afterAll(() => sandbox.stop());

/** The facts of rows that the things' own replies do not have, by the ids of the things. */
async function madeUp(
  rows: readonly { id: string }[],
  own: (id: string) => Promise<object>,
): Promise<object> {
  const found = await Promise.all(
    rows.map(async (row) => {
      const whole = Object.entries(await own(row.id));
      const values = Object.entries(row).filter(([, value]) => value !== null);
      const wrong = values.filter(
        ([name, value]) =>
          !whole.some(([other, stated]) => other === name && isSame(value, stated)),
      );
      return [row.id, Object.fromEntries(wrong)] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, wrong]) => Object.keys(wrong).length > 0));
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

describe("rows of a list and their own replies", () => {
  it("shows people in a list as in their own replies", async () => {
    const rows = await personList(companyId);
    expect(rows.length).toBeGreaterThan(50);
    const own = (id: string) => personShow(companyId, id);
    expect(await madeUp(rows, own)).toEqual({});
  });

  it("shows groups in a list as in their own replies", async () => {
    const rows = await groupList(companyId);
    expect(rows.length).toBeGreaterThan(1);
    const own = (id: string) => groupShow(companyId, id);
    expect(await madeUp(rows, own)).toEqual({});
  });

  it("shows a person's events in a list as in their own replies", async () => {
    const people = (await personList(companyId)).filter(({ isTrainee }) => isTrainee);
    for (const { id } of people.slice(0, 10)) {
      // oxlint-disable-next-line no-await-in-loop -- one person's after the other's
      const rows = await personEventList(companyId, id);
      const own = (event: string) => personEventShow(companyId, id, event);
      // oxlint-disable-next-line no-await-in-loop -- one person's after the other's
      expect(await madeUp(rows, own)).toEqual({});
    }
  });

  it("shows own events in a list as in their own replies", async () => {
    await signIn({ username: "trainee@aurora.test", password: PASSWORD });
    const rows = await eventList();
    expect(rows.length).toBeGreaterThan(1);
    expect(await madeUp(rows, (id) => eventShow(id))).toEqual({});
  });
});
