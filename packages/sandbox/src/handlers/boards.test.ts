import { describe, expect, it } from "vitest";
import { testSandbox } from "../testing/sandbox.ts";
import type { Tables } from "../store/tables.ts";

interface Card {
  id: string;
  count: number;
  priority: number;
  tab?: string;
  list: { id: number; fullName: string; user?: { id: number; fullName: string } }[];
}

const DAY = 86_400_000;

/**
 * The boards worked out a second time, from the rows alone and with dates instead of day numbers, so
 * that an error in the rules does not hide itself.
 */
function recompute(tables: Tables, companyId: number, now: number) {
  const midnight = now - (now % DAY);
  const training: Record<string, number[]> = {
    expired: [],
    riskOfExpiry: [],
    behindSchedule: [],
    current: [],
  };
  const events: Record<string, number[]> = { expired: [], riskOfExpiry: [], current: [] };
  for (const person of tables.people.values()) {
    const away =
      person.suspend.status &&
      (person.suspend.endDate === null || person.suspend.endDate * DAY > midnight);
    if (person.companyId !== companyId || person.deletedAt !== null) {
      continue;
    }
    if (person.aclRoleIds.includes(8) && (!away || person.suspend.showTrainingStatus)) {
      training[stateOf(tables, person.id, midnight)]!.push(person.id);
    }
    if (!away || person.suspend.showEventsStatus) {
      for (const event of tables.events.values()) {
        if (event.personId === person.id && event.isActive) {
          const left = event.expiryAt === null ? Infinity : event.expiryAt * DAY - midnight;
          const state = left < 0 ? "expired" : left < 30 * DAY ? "riskOfExpiry" : "current";
          events[state]!.push(event.id);
        }
      }
    }
  }
  return { training, events };
}

function stateOf(tables: Tables, personId: number, midnight: number): string {
  const left: number[] = [];
  const ages: number[] = [];
  for (const enrolment of tables.training.get(personId)!.enrolments) {
    const topic = tables.topics.get(enrolment.topicId)!;
    let expiry: Date | null = null;
    for (const round of enrolment.rounds.filter((row) => !row.superseded)) {
      const open = round.deliveries.filter((row) => row.status !== "COMPLETED");
      ages.push(...open.map((row) => (midnight - row.deliveredOn * DAY) / DAY));
      if (open.length === 0 && topic.months !== null) {
        const last = Math.max(...round.deliveries.map((row) => row.completedAt!));
        const on = new Date(last - (last % DAY));
        const base: Date =
          expiry !== null && Math.abs(on.getTime() - expiry.getTime()) <= 60 * DAY ? expiry : on;
        expiry = new Date(base);
        expiry.setUTCMonth(expiry.getUTCMonth() + topic.months);
        if (topic.expiresOnCalendarDay) {
          // the authored calendar days all lie within a year or three of the completion
          expiry = new Date(enrolment.calendarDay! * DAY);
        }
      }
    }
    if (expiry !== null) {
      left.push((expiry.getTime() - midnight) / DAY);
    }
  }
  const soonest = Math.min(...left, Infinity);
  if (soonest < 0) {
    return "expired";
  }
  if (soonest < 5) {
    return "riskOfExpiry";
  }
  const behind = ages.some((age) => age >= 30) || ages.filter((age) => age >= 5).length >= 2;
  return behind ? "behindSchedule" : "current";
}

describe("boards", () => {
  const ids = (cards: Card[]) =>
    Object.fromEntries(cards.map((card) => [card.id, card.list.map((row) => row.id).sort()]));

  it.each([
    ["company.manager@aurora.test", 1],
    ["training.manager@aurora.test", 1],
    ["admin@recurrent.test", 1],
    ["company.manager@borealis.test", 2],
  ])(
    "shows %s what follows from the records, today and after the clock moved",
    async (who, company) => {
      const { call, controls, signIn, database, violations } = await testSandbox();
      const token = await signIn(who);
      const get = async (path: string) =>
        (await (await call("GET", path, { token })).json()) as Card[];
      for (const step of ["PT0S", "P1D", "P4D", "P1D", "P5D", "P20D", "P60D", "P300D"]) {
        await controls.clock({ advance: step });
        const expected = await database.transact(({ tables, now }) =>
          recompute(tables, company, now),
        );
        const sorted = (board: Record<string, number[]>) =>
          Object.fromEntries(Object.entries(board).map(([id, list]) => [id, list.sort()]));
        const training = await get("/api/dashboard/training_status");
        expect(ids(training), step).toEqual(sorted(expected.training));
        const events = await get("/api/dashboard/event_status");
        expect(ids(events), step).toEqual(sorted(expected.events));
        for (const card of [...training, ...events]) {
          expect(card.count).toBe(card.list.length);
        }
      }
      expect(violations).toEqual([]);
    },
  );

  it("improves nobody's training by time alone, and loses nobody", async () => {
    const { call, controls, signIn } = await testSandbox();
    const token = await signIn("company.manager@aurora.test");
    /** The position of each person's card, the worst first. */
    const places = async () => {
      const response = await call("GET", "/api/dashboard/training_status", { token });
      const cards = (await response.json()) as Card[];
      const rows = cards.flatMap(({ list, priority }) =>
        list.map(({ id }) => [id, priority] as const),
      );
      expect(new Set(rows.map(([id]) => id)).size, "each on one card only").toBe(rows.length);
      return new Map(rows);
    };
    const expired = (found: Map<number, number>) =>
      [...found.values()].filter((place) => place === 0).length;
    const before = await places();
    await controls.clock({ advance: "P40D" });
    const after = await places();
    for (const [id, place] of before) {
      expect(after.get(id) ?? Infinity, String(id)).toBeLessThanOrEqual(place);
    }
    expect(expired(after)).toBeGreaterThan(expired(before));
  });

  it("sorts the states by urgency and names the tab that explains each", async () => {
    const { call, signIn } = await testSandbox();
    const token = await signIn("company.manager@aurora.test");
    const response = await call("GET", "/api/dashboard/training_status", { token });
    const cards = (await response.json()) as Card[];
    expect(cards.map(({ id, priority, tab }) => [id, priority, tab])).toEqual([
      ["expired", 0, "record"],
      ["riskOfExpiry", 1, "record"],
      ["behindSchedule", 2, "schedule"],
      ["current", 3, "record"],
    ]);
  });

  it("shows a suspended person when the settings say so, and nobody deleted", async () => {
    const { call, controls, signIn } = await testSandbox();
    const token = await signIn("company.manager@aurora.test");
    const people = async () => {
      const response = await call("GET", "/api/dashboard/training_status", { token });
      return ((await response.json()) as Card[]).flatMap((card) => card.list);
    };
    const before = await people();
    expect(before).toContainEqual(
      expect.objectContaining({
        fullName: "Rafael de Souza Lima",
        suspendSetting: { status: true },
      }),
    );
    const names = before.map((row) => row.fullName);
    expect(names).not.toContain("Thuy Nguyen");
    expect(names).not.toContain("Gustavo Pereira");
    const documents = await call("GET", "/api/dashboard/event_status", { token });
    const owners = ((await documents.json()) as Card[]).flatMap((card) =>
      card.list.map((row) => row.user?.fullName),
    );
    expect(owners).toContain("Rafael de Souza Lima");
    expect(owners).not.toContain("Thuy Nguyen");
    // back from suspension on the day of return
    await controls.clock({ advance: "P21D" });
    expect((await people()).map((row) => row.fullName)).toContain("Thuy Nguyen");
  });
});
