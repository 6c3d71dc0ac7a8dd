import { readPeople } from "@recurrent/sdk/raw";
import { findNamesakeMarks } from "@recurrent/ui-kit";
import { expect, it } from "vitest";
import { marksOfPerson, PERSON_NAMESAKES } from "./person-marks.ts";

type Facts = Parameters<typeof marksOfPerson>[0];
const group = (name: string) => ({ id: `${name.length}`, name });

/** Two people of one name with other data of their replies, and the expected marks. */
it.each<[string, Facts, Facts, [string, string]]>([
  ["usernames", { username: "a@x.test" }, { username: "b@x.test" }, ["a@x.test", "b@x.test"]],
  [
    "usernames before groups",
    { username: "a@x.test", groups: [group("Jets")] },
    { username: "b@x.test", groups: [group("Cabin")] },
    ["a@x.test", "b@x.test"],
  ],
  ["one username", { username: "a@x.test" }, { groups: [group("Jets")] }, ["a@x.test", "Jets"]],
  [
    "usernames in another case",
    { username: "A@x.test" },
    { username: "a@X.test" },
    ["Id 1", "Id 2"],
  ],
  ["blank usernames", { username: " " }, { username: "" }, ["Id 1", "Id 2"]],
  [
    "an invisible sign in a username",
    { username: "a\u200B@x.test" },
    { username: "a@x.test" },
    ["Id 1", "Id 2"],
  ],
  ["groups", { groups: [group("Jets")] }, { groups: [group("Cabin")] }, ["Jets", "Cabin"]],
  [
    "some groups of each",
    { groups: [group("Jets"), group("Cabin")] },
    { groups: [group("Cabin")] },
    ["Cabin, Jets", "Cabin"],
  ],
  [
    "the same groups in another order",
    { groups: [group("Jets"), group("Cabin")] },
    { groups: [group("Cabin"), group("Jets")] },
    ["Id 1", "Id 2"],
  ],
  [
    "groups by number",
    { groups: [group("Group 10"), group("Group 2")] },
    {},
    ["Group 2, Group 10", "Id 2"],
  ],
  ["the same groups", { groups: [group("Jets")] }, { groups: [group("Jets")] }, ["Id 1", "Id 2"]],
  ["groups of one", { groups: [group("Jets")] }, { groups: [] }, ["Jets", "Id 2"]],
  [
    "groups without names",
    { groups: [{ id: "4", name: "" }] },
    { groups: [{ id: "5", name: " " }] },
    ["Id 1", "Id 2"],
  ],
  ["nothing", {}, {}, ["Id 1", "Id 2"]],
])("distinguishes two people who have %s", (_what, one, other, expected) => {
  const people = [
    { id: "1", fullName: "Ana Lima", ...one },
    { id: "2", fullName: "ana\u00A0lima", ...other },
    { id: "3", fullName: "Bo Lima" },
  ];
  const marks = findNamesakeMarks(people, { ...PERSON_NAMESAKES, marksOf: marksOfPerson });
  expect([marks.get("1"), marks.get("2"), marks.get("3")]).toEqual([...expected, undefined]);
});

/** Groups of two people as a list of people sends them, and their marks. */
it.each<[string, unknown, unknown, [string, string]]>([
  ["two groups", [{ id: 1, name: "Jets" }], [{ id: 2, name: "Cabin" }], ["Jets", "Cabin"]],
  ["null", null, null, ["Id 1", "Id 2"]],
  ["nothing", undefined, undefined, ["Id 1", "Id 2"]],
  ["an empty list", [], [{ id: 2, name: "Cabin" }], ["Id 1", "Cabin"]],
  ["numbers for names", [{ id: 1, name: 7 }], [{ id: 2, name: 8 }], ["7", "8"]],
  ["an object by id", { 1: { id: 1, name: "Jets" } }, {}, ["Id 1", "Id 2"]],
  ["a text", "Jets", "Cabin", ["Id 1", "Id 2"]],
])("reads the groups of a list's people when it sends %s", (_what, one, other, expected) => {
  const acl = { roles: [], permissions: [] };
  const wire: unknown = [
    { id: 1, fullName: "Ana Lima", isActive: true, acl, groups: one },
    { id: 2, fullName: "Ana Lima", isActive: true, acl, groups: other },
  ];
  const people = readPeople(wire as Parameters<typeof readPeople>[0]);
  const marks = findNamesakeMarks(people, { ...PERSON_NAMESAKES, marksOf: marksOfPerson });
  expect([...marks.values()]).toEqual(expected);
});
