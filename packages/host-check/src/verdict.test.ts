import { describe, expect, it } from "vitest";
import { readEvent, readPeople } from "@recurrent/sdk/raw";
import { verdictOn, type Read } from "./verdict.ts";

const people = readPeople as Read;
const event = readEvent as Read;
const person = (fields: object) => [
  { id: 1, name: "Ada", surname: "Lund", fullName: "Ada Lund", ...fields },
];

describe("the verdict on a field that deviates from the contract", () => {
  it.each([
    ["a name as a number", people, person({ name: 7 }), ["0", "name"], "read"],
    ["a switch as a text", people, person({ isActive: "0" }), ["0", "isActive"], "read"],
    [
      "a whole name that follows from its parts",
      people,
      person({ fullName: undefined }),
      ["0", "fullName"],
      "replaced",
    ],
    ["a name that is null", people, person({ name: null }), ["0", "name"], "lost"],
    ["a row that has no id", people, person({ id: undefined }), ["0", "id"], "lost"],
    ["what no reader reads", people, person({ shoeSize: "wide" }), ["0", "shoeSize"], "unread"],
    ["a list in a frame", people, { data: person({}) }, [], "read"],
    ["another thing than a list", people, "none", [], "lost"],
    [
      "a day as an object",
      event,
      { id: 1, expiry_at: { date: "2027-01-01" } },
      ["expiry_at"],
      "read",
    ],
    ["a day in words", event, { id: 1, expiry_at: "soon" }, ["expiry_at"], "lost"],
    ["warnings as a sentence", event, { id: 1, reminders: "7 days" }, ["reminders"], "lost"],
    ["a status that is not known", event, { id: 1, status: "shelved" }, ["status"], "read"],
  ] as const)("judges %s", (_what, read, reply, place, verdict) => {
    const examples = [person({}), { reminders: [{ key: "days", value: "7" }] }];
    expect(verdictOn(read, reply, place, examples)).toBe(verdict);
  });

  it("judges the row that deviates, whatever the other rows are", () => {
    const rows = [...person({}), ...person({ id: 2, name: {} })];
    expect(verdictOn(people, rows, ["1", "name"], [])).toBe("lost");
  });
});
