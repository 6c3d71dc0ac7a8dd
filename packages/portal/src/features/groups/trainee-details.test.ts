import { readPeople } from "@recurrent/sdk/raw";
import { expect, it } from "vitest";
import { groupsText, membershipsOf } from "./trainee-details.tsx";

const MEDEVAC = { id: 4, name: "Medevac" };
const WINTER = { id: 5, name: "Winter base" };

const person = (id: number, groups?: { id: number; name: string }[]) => ({
  id,
  fullName: `Person ${id}`,
  isActive: true,
  acl: { roles: ["Trainee"], permissions: [] },
  ...(groups && { groups }),
});

it.each<[string, ReturnType<typeof person>[], string[] | null]>([
  [
    "each person",
    [person(1, [MEDEVAC, WINTER]), person(2, [])],
    ["Medevac, Winter base", "No group"],
  ],
  ["those in one", [person(1, [MEDEVAC]), person(2)], ["Medevac", ""]],
  ["nobody", [person(1), person(2)], null],
  ["no people", [], null],
])("says who is in which group when a host lists the groups of %s", (_whose, sent, said) => {
  const memberships = membershipsOf(readPeople(sent));
  if (said === null) expect(memberships).toBeNull();
  expect(["1", "2"].map((id) => groupsText(memberships, id))).toEqual(said ?? ["", ""]);
  // Neither listed nor loaded.
  expect([groupsText(memberships, "3"), groupsText(undefined, "1")]).toEqual(["", ""]);
});
