import { describe, expect, it } from "vitest";
import { NOON } from "../testing/sandbox.ts";
import { memoryPersistence } from "../store/persistence/persistence.ts";
import { takenTopics } from "../store/registrations.ts";
import { Database } from "../store/database.ts";
import { dayOf } from "../model/days.ts";
import { reminders } from "./training-status.ts";

const TODAY = dayOf(NOON);

async function remindersOf(username: string, today = TODAY) {
  const database = new Database({ persistence: memoryPersistence(), now: () => NOON });
  return database.transact(({ tables }) => {
    const person = tables.people.find((row) => row.username === username)!;
    const topics = takenTopics(tables, tables.training.get(person.id));
    return reminders(topics, today);
  });
}

describe("reminders", () => {
  it("lists every state that applies, the most urgent first", async () => {
    expect((await remindersOf("trainee@aurora.test")).map((row) => row.id)).toEqual([
      "PROGRAM_EXPIRED",
      "PROGRAM_RISK_OF_EXPIRY",
      "PROGRAM_BEHIND_SCHEDULE",
    ]);
  });

  it("names the day by which a compressed program has to be completed", async () => {
    expect(await remindersOf("trainee.compressed@aurora.test")).toEqual([
      { id: "TYPE_COMPRESSED", date: TODAY + 21 },
    ]);
  });

  it("lists none for somebody current, until the clock moves on", async () => {
    expect(await remindersOf("trainee.waiting@aurora.test")).toEqual([]);
    expect((await remindersOf("trainee.waiting@aurora.test", TODAY + 500)).length).toBe(2);
  });
});
