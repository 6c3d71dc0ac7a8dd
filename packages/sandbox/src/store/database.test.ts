import { describe, expect, it } from "vitest";
import { eventBoard, trainingBoard } from "../rules/boards.ts";
import { dayOf } from "../model/days.ts";
import { isTrainee } from "../rules/people.ts";
import { trainingStatus } from "../rules/training-status.ts";
import { NOON } from "../testing/sandbox.ts";
import { memoryPersistence } from "./persistence/persistence.ts";
import { COMPANY } from "../seed/companies.ts";
import type { Tables } from "./tables.ts";
import { trainingDatesOf } from "./registrations.ts";
import { Database, type DatabaseOptions } from "./database.ts";

const TODAY = dayOf(NOON);

function open(options: Partial<DatabaseOptions> = {}): Database {
  return new Database({ persistence: memoryPersistence(), now: () => NOON, ...options });
}

const read = <T>(database: Database, look: (tables: Tables) => T) =>
  database.transact(({ tables }) => look(tables));

function person(tables: Tables, username: string) {
  return tables.people.find((row) => row.username === username)!;
}

function boards(tables: Tables, companyId: number, today: number) {
  const people = tables.people.filter((row) => row.companyId === companyId);
  const ids = new Map(people.map((row) => [row.id, row]));
  const counts = (board: readonly { id: string; list: readonly unknown[] }[]) =>
    Object.fromEntries(board.map(({ id, list }) => [id, list.length]));
  return {
    training: counts(trainingBoard(people, (row) => trainingDatesOf(tables, row.id), today)),
    events: counts(eventBoard(tables.events.values(), (id) => ids.get(id), today)),
  };
}

describe("the seed", () => {
  it("gives Aurora about 60 people, two of them deleted, and 5 groups", async () => {
    await read(open(), (tables) => {
      const aurora = tables.people.filter((row) => row.companyId === COMPANY.aurora);
      expect(aurora.length).toBeGreaterThanOrEqual(56);
      expect(aurora.length).toBeLessThanOrEqual(64);
      const deleted = aurora.filter((row) => row.deletedAt !== null);
      expect(deleted.map((row) => isTrainee(row)).sort()).toEqual([false, true]);
      expect(tables.groups.filter((row) => row.companyId === COMPANY.aurora)).toHaveLength(5);
    });
  });

  it("gives Aurora somebody in every state, on both boards", async () => {
    const { training, events } = await read(open(), (tables) =>
      boards(tables, COMPANY.aurora, TODAY),
    );
    expect(training).toEqual({ expired: 7, riskOfExpiry: 4, behindSchedule: 5, current: 34 });
    expect(events).toMatchObject({ expired: 4, riskOfExpiry: 8 });
    expect(events["current"]).toBeGreaterThan(60);
  });

  it("gives every row an id of its own and every person a name to sign in with", async () => {
    await read(open({ people: 3000 }), (tables) => {
      const all = [tables.people, tables.groups, tables.events, tables.topics];
      for (const rows of all.map((table) => [...table.values()])) {
        const ids = rows.map((row) => row.id);
        expect(new Set(ids).size).toBe(ids.length);
      }
      const names = Array.from(tables.people.values(), (row) => row.username.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !/^[a-z0-9.@-]+$/.test(name))).toEqual([]);
    });
  });

  it("gives registrations unique ids, ordered dates and a passed last attempt", async () => {
    await read(open(), (tables) => {
      const enrolments = [...tables.training.values()].flatMap((row) => row.enrolments);
      for (const enrolment of enrolments) {
        const topic = tables.topics.get(enrolment.topicId)!;
        for (const round of enrolment.rounds) {
          const version = topic.versions.find((row) => row.version === round.version)!;
          expect(round.deliveries.map((row) => row.lessonId)).toEqual(
            version.lessons.map((lesson) => lesson.id),
          );
        }
      }
      const deliveries = enrolments.flatMap((row) =>
        row.rounds.flatMap((round) => round.deliveries),
      );
      expect(new Set(deliveries.map((row) => row.id)).size).toBe(deliveries.length);
      expect(deliveries.length).toBeGreaterThan(1000);
      for (const delivery of deliveries.filter((row) => row.status === "COMPLETED")) {
        expect(dayOf(delivery.completedAt!)).toBeGreaterThanOrEqual(delivery.deliveredOn);
        expect(delivery.completedAt!).toBeLessThan(NOON);
        expect(delivery.startedAt!).toBeLessThan(delivery.completedAt!);
      }
    });
  });
});

describe("the specialities of each account", () => {
  const openLessons = (tables: Tables, username: string) =>
    tables.training.get(person(tables, username).id)!.enrolments.flatMap((enrolment) =>
      enrolment.rounds
        .filter((round) => !round.superseded)
        .flatMap((round) =>
          round.deliveries
            .filter((row) => row.status !== "COMPLETED")
            .map((row) => ({
              ...row,
              topic: tables.topics.get(enrolment.topicId)!,
              compressed: enrolment.compressed,
            })),
        ),
    );
  const delivered = (tables: Tables, username: string) =>
    openLessons(tables, username).filter((row) => row.deliveredOn <= TODAY);

  it("gives trainee a suspendable and an IP lesson, former names, versions, attempts", async () => {
    await read(open(), (tables) => {
      const me = person(tables, "trainee@aurora.test");
      expect(me).toMatchObject({ trainingRecord: 5, internationalProcedures: true });
      const lessons = delivered(tables, me.username);
      const suspendable = new Set(
        [...tables.topics.values()].flatMap((topic) =>
          topic.versions.flatMap((version) =>
            version.lessons.filter((lesson) => lesson.suspendable).map((lesson) => lesson.id),
          ),
        ),
      );
      expect(lessons.some((row) => suspendable.has(row.lessonId))).toBe(true);
      expect(lessons.some((row) => row.topic.internationalProcedures)).toBe(true);
      const enrolments = tables.training.get(me.id)!.enrolments;
      const topics = enrolments.map((row) => tables.topics.get(row.topicId)!);
      expect(topics.some((topic) => topic.formerName !== null)).toBe(true);
      expect(enrolments.some((row) => row.rounds.some((round) => round.superseded))).toBe(true);
      const attempts = enrolments.flatMap((row) =>
        row.rounds.flatMap((round) => round.deliveries.map((one) => one.attempts.length)),
      );
      expect(Math.max(...attempts)).toBe(3);
      expect(trainingStatus(trainingDatesOf(tables, me.id), TODAY)).toBe("expired");
    });
  });

  it("gives each special trainee the state of their name", async () => {
    await read(open(), (tables) => {
      expect(person(tables, "trainee.v4@aurora.test").trainingRecord).toBe(4);
      const compressed = delivered(tables, "trainee.compressed@aurora.test");
      expect(compressed.filter((row) => row.compressed)).toHaveLength(3);
      expect(delivered(tables, "trainee.waiting@aurora.test")).toEqual([]);
      expect(openLessons(tables, "trainee.waiting@aurora.test").length).toBeGreaterThan(0);
      expect(openLessons(tables, "trainee.done@aurora.test")).toEqual([]);
      expect(person(tables, "trainee.lapsed@aurora.test").subscriptionEnd).toBeLessThan(TODAY);
      const statuses = (name: string) => delivered(tables, name).map((row) => row.status);
      expect(statuses("trainee.locked@aurora.test")).toEqual(["LOCKED"]);
      expect(statuses("trainee.faulty@aurora.test")).toEqual(["ERROR"]);
      expect(person(tables, "trainee.suspended@aurora.test").suspend).toMatchObject({
        status: true,
        showTrainingStatus: true,
        showEventsStatus: true,
      });
    });
  });

  it("makes the training manager lead two groups; prevents training at Cascade", async () => {
    await read(open(), (tables) => {
      const manager = person(tables, "training.manager@aurora.test");
      expect(tables.groups.filter((row) => row.managerIds.includes(manager.id))).toHaveLength(2);
      const preventing = tables.announcements.filter((row) => row.prevent_training);
      expect(preventing.map((row) => row.company_list)).toEqual([[{ id: COMPANY.cascade }]]);
    });
  });
});

describe("the same data every time", () => {
  const dump = (database: Database) =>
    read(database, (tables) =>
      JSON.stringify(
        [tables.people, tables.groups, tables.training, tables.events].map((table) => [
          ...table.values(),
        ]),
      ),
    );

  it("builds the same data for a seed and other data for another seed", async () => {
    const one = await dump(open({ people: 200 }));
    expect(await dump(open({ people: 200 }))).toBe(one);
    expect(await dump(open({ people: 200, seed: 7 }))).not.toBe(one);
  });

  it("builds the authored states whatever the seed", async () => {
    const counts = (seed: number) =>
      read(open({ seed }), (tables) => boards(tables, COMPANY.aurora, TODAY));
    const first = await counts(1);
    for (const seed of [2, 3, 99]) {
      expect((await counts(seed)).training).toEqual(first.training);
    }
  });

  it("generates the same first person among 100 and among 1,000", async () => {
    const training = (people: number) =>
      read(open({ people }), (tables) => tables.training.get(10_001));
    expect(await training(100)).toEqual(await training(1000));
  });
});

describe("10,000 people", () => {
  it("makes a board of 10,000 people no slower than their number", async () => {
    const seconds = async (people: number) => {
      const database = open({ people });
      await read(database, (tables) => tables.people.get(1));
      const start = performance.now();
      const { training } = await read(database, (tables) => boards(tables, COMPANY.aurora, TODAY));
      expect(Object.values(training).every((count) => count > 0)).toBe(true);
      return performance.now() - start;
    };
    await seconds(300);
    const some = await seconds(1000);
    // ten times the people; three times over leaves room for a busy machine
    expect(await seconds(10_000)).toBeLessThan(30 * some);
  }, 30_000);

  it("stores only what was written", async () => {
    const stored: number[] = [];
    const memory = memoryPersistence();
    const database = open({
      people: 10_000,
      persistence: {
        ...memory,
        transact: (known, work) =>
          memory.transact(known, (changes) => {
            const outcome = work(changes);
            stored.push(outcome.writes.length);
            return outcome;
          }),
      },
    });
    await database.transact(({ tables }) => {
      const row = tables.people.get(10_005)!;
      tables.people.put({ ...row, surname: "Changed" });
    });
    expect(stored).toEqual([2]); // the settings of the database and that person
    expect(await read(database, (tables) => tables.people.get(10_005)?.surname)).toBe("Changed");
  });
});
