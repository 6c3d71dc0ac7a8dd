import { expect, it } from "vitest";
import { dayOf } from "../model/days.ts";
import { deliveriesOf } from "../rules/lessons.ts";
import { NOON } from "../testing/sandbox.ts";
import { Database } from "./database.ts";
import { memoryPersistence } from "./persistence/persistence.ts";
import { syncTopicsOfRpes } from "./registrations.ts";

it.each<[who: string, personId: (seeded: number) => number]>([
  ["a trainee of the seed", (seeded) => seeded],
  ["a new person", () => 900],
])("never gives the id of a removed registration again to %s", async (_who, personId) => {
  const persistence = memoryPersistence();
  const open = () => new Database({ persistence, now: () => NOON });
  const seeded = await open().transact(
    ({ tables }) => tables.people.find((row) => row.username === "trainee.done@aurora.test")!.id,
  );
  const id = personId(seeded);
  const lessons = new Map<number, Set<number>>();
  let before: readonly number[] = [];
  for (const after of [[5], [], [7], [5, 7], [1], []]) {
    // Each in a sandbox of its own, which reads what the last one stored.
    await open().transact(({ tables }) => {
      syncTopicsOfRpes(tables, id, before, after, dayOf(NOON));
      for (const delivery of deliveriesOf(tables.training.get(id)?.enrolments ?? [])) {
        const known = lessons.get(delivery.id) ?? new Set();
        lessons.set(delivery.id, known.add(delivery.lessonId));
      }
    });
    before = after;
  }
  expect(lessons.size).toBeGreaterThan(10);
  expect([...lessons].filter(([, taken]) => taken.size > 1)).toEqual([]);
});

it("gives every registration of the seed an id below the next one", async () => {
  const database = new Database({ persistence: memoryPersistence(), now: () => NOON });
  await database.transact(({ tables }) => {
    for (const { id, lastDeliveryId, enrolments } of tables.training.values()) {
      const ids = deliveriesOf(enrolments).map((delivery) => delivery.id);
      expect(lastDeliveryId).toBe(Math.max(id * 1000, ...ids));
    }
  });
});
