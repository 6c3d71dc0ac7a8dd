import { readEvents, readGroups, readPeople } from "@recurrent/sdk/raw";
import { History } from "lucide-react";
import { describe, expect, it } from "vitest";
import { routeById, type RouteId } from "../../shared/routes/table.ts";
import { PERSONAS } from "../../testing/personas.ts";
import {
  actionResults,
  commandResult,
  eventResults,
  findResults,
  countText,
  groupResults,
  pageResults,
  peopleResults,
} from "./results.ts";

const person = (id: number, fullName: string, isActive = true) => ({
  id,
  fullName,
  isActive,
  acl: { roles: [{ id: 5, name: "Trainee" }], permissions: [] },
});
const PEOPLE = peopleResults(
  readPeople([
    person(1, "Rafael de Souza Lima"),
    person(2, "Łukasz Wiśniewski"),
    person(3, "Annika Lukassen", false),
  ]),
);
const labels = (places: readonly { label: string }[]) => places.map(({ label }) => label);
const found = (typed: string, places = PEOPLE) => labels(findResults(places, typed));

describe("the search", () => {
  it.each([
    ["lukasz", ["Łukasz Wiśniewski"]],
    ["LUKAS", ["Łukasz Wiśniewski", "Annika Lukassen"]],
    ["lima raf", ["Rafael de Souza Lima"]],
    ["historical", ["Annika Lukassen"]],
    ["iewski", ["Łukasz Wiśniewski"]],
    ["lukasz x", []],
    ["(", []],
  ])("finds for %j %j", (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it("ranks names that begin with the text first, then words that do", () => {
    const places = peopleResults(
      readPeople([person(1, "Noa Banner"), person(2, "Ola Anne"), person(3, "Anna Berg")]),
    );
    expect(found("ann", places)).toEqual(["Anna Berg", "Ola Anne", "Noa Banner"]);
  });

  it("shows the page's actions and the pages before anything is typed", () => {
    const page = commandResult({
      id: "x",
      label: "Show versions",
      icon: History,
      run: () => undefined,
    });
    expect(found("  ", [page, ...PEOPLE])).toEqual(["Show versions"]);
  });

  it("shows six results of a kind, and a link to the list's search for the rest", () => {
    const many = peopleResults(
      readPeople(Array.from({ length: 40 }, (_, at) => person(at, `Pilot ${at}`))),
    );
    const shown = findResults(many, " pilot ");
    expect(shown).toHaveLength(7);
    expect(shown.at(-1)).toMatchObject({
      label: "Search People for “pilot”",
      to: "/company/users/active?q=pilot",
    });
    // The list finds the same words in any order.
    expect(found("trainee pilot", many)).toHaveLength(7);
    const historical = peopleResults(
      readPeople(Array.from({ length: 40 }, (_, at) => person(at, `Pilot ${at}`, false))),
    );
    expect(found("pilot", historical)).toHaveLength(6);
  });

  it("searches 10,000 people in less time than reading them takes", () => {
    const wire = Array.from({ length: 10_000 }, (_, at) => person(at, `Łukasz Wiśniewski ${at}`));
    const time = (work: () => unknown) => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    };
    const reading = time(() => readPeople(wire));
    const places = peopleResults(readPeople(wire));
    const searches = Array.from({ length: 9 }, () => time(() => findResults(places, "wisn 99")));
    expect(searches.toSorted((one, other) => one - other)[4]).toBeLessThan(reading);
  });
});

it("distinguishes people and groups of one name by their detail, else the id", () => {
  const people = peopleResults(
    readPeople([person(1, "Ana Lima"), person(2, "ana\u00A0lima", false), person(3, "ANA LIMA")]),
  );
  expect(people.map(({ detail }) => detail)).toEqual([
    "Trainee, Id 1",
    "Trainee, Historical",
    "Trainee, Id 3",
  ]);
  const groups = groupResults(
    readGroups([
      { id: 4, name: "Medevac", managers: [{ id: 1, fullName: "Yusuf Demir" }] },
      { id: 5, name: "Medevac", managers: [] },
    ]),
  );
  expect(groups.map(({ detail }) => detail)).toEqual(["Yusuf Demir", "Id 5"]);
});

it.each<[string, string[], string[], [string, string]]>([
  ["groups that differ", ["Jets"], ["Cabin"], ["Trainee, Jets", "Trainee, Cabin"]],
  ["the same groups", ["Jets"], ["Jets"], ["Trainee, Id 1", "Trainee, Id 2"]],
  ["groups of one", ["Jets"], [], ["Trainee, Jets", "Trainee, Id 2"]],
  ["one group in common", ["Jets", "Cabin"], ["Jets"], ["Trainee, Cabin, Jets", "Trainee, Jets"]],
])("distinguishes people of one name by %s", (_what, one, other, details) => {
  const named = (names: string[]) => names.map((name, at) => ({ id: at + 1, name }));
  const people = readPeople([
    { ...person(1, "Ana Lima"), groups: named(one) },
    { ...person(2, "Ana Lima"), groups: named(other) },
  ]);
  expect(peopleResults(people).map(({ detail }) => detail)).toEqual(details);
});

describe("the links of results", () => {
  it("opens a person at the tab that their list opens", () => {
    expect(PEOPLE.map(({ to }) => to)).toEqual([
      "/company/users/1?tab=profile",
      "/company/users/2?tab=profile",
      "/company/users/3?tab=record",
    ]);
  });

  it("shows managers of a group, expiry of an event, and no archived event", () => {
    const [group] = groupResults(
      readGroups([{ id: 4, name: "Medevac", managers: [{ id: 1, fullName: "Yusuf Demir" }] }]),
    );
    expect(group).toMatchObject({ detail: "Yusuf Demir", to: "/company/groups/4" });
    const events = eventResults(
      readEvents([
        { id: 7, description: "Passport", expiry_at: "2032-02-09", is_active: true },
        { id: 8, description: "Visa", is_active: false },
        { id: 9, description: "Medical", is_active: true, deleted_at: "2026-01-02T03:04:05Z" },
      ]),
    );
    expect(events).toEqual([
      expect.objectContaining({
        label: "Passport",
        detail: "Expires 2032-02-09",
        to: "/my/events/7",
      }),
    ]);
  });

  it.each<[keyof typeof PERSONAS, string[]]>([
    [
      "trainee",
      [
        "My profile",
        "Train Now",
        "Training Program",
        "Training Schedule",
        "Training Record",
        "Events / Documents",
        "Create Event",
      ],
    ],
    [
      "companyManager",
      [
        "Training Status",
        "Event / Document Status",
        "People and Documents",
        "My profile",
        "Company Profile",
        "Edit Company",
        "Groups",
        "Create Group",
        "People",
        "Historical",
        "Create Person",
      ],
    ],
  ])("finds for a %s the pages that they may open", (persona, expected) => {
    expect(labels(pageResults(PERSONAS[persona]))).toEqual(expected);
  });

  it("lists a page once when a button of the current page leads to it", () => {
    const people = routeById("companies_users@active");
    const actions = actionResults(people, "/company/users/active", PERSONAS.companyManager);
    expect(labels(actions)).toContain("Create Person");
    const pages = labels(pageResults(PERSONAS.companyManager, actions));
    expect(pages).not.toContain("Create Person");
    expect(pages).toContain("Create Group");
  });

  it.each<[RouteId, string, keyof typeof PERSONAS, unknown[]]>([
    ["companies_users@show", "/company/users/42", "companyManager", ["/company/users/42/edit"]],
    [
      "companies_users@active",
      "/company/users/active",
      "companyManager",
      ["/company/users/create"],
    ],
    ["companies_users@active", "/company/users/active", "trainingManager", []],
    ["companies_groups@show", "/company/groups/4", "trainingManager", ["/company/groups/4/edit"]],
    ["dashboard@training-status", "/dashboard/training-status", "companyManager", []],
  ])("offers on %s (%s) a %s the links of its buttons", (id, path, persona, expected) => {
    const places = actionResults(routeById(id), path, PERSONAS[persona]);
    expect(places.map(({ to }) => to)).toEqual(expected);
  });
});

describe("the announced count", () => {
  const named = (...names: string[]) =>
    peopleResults(readPeople(names.map((name, at) => person(at + 1, name))));
  const three = named("Ana Lima", "Ana Luz", "Bo Lima");
  it.each<[string, string, boolean, string]>([
    ["nothing is typed", "", false, ""],
    ["only blanks are typed", "  ", false, ""],
    ["only blanks are typed while lists are on their way", " ", true, ""],
    ["several match", "ana", false, "2 matches"],
    ["as many match as before", "lima", false, "2 matches"],
    ["one matches", "luz", false, "1 match"],
    ["all match", "a", false, "3 matches"],
    ["words match in another order", "lima bo", false, "1 match"],
    ["nothing matches", "zeppelin", false, "0 matches"],
    ["nothing matches so far", "zeppelin", true, ""],
    ["some match so far", "ana", true, "2 matches"],
    ["an accent is typed", "\u00E1na", false, "2 matches"],
  ])("announces the count when %s", (_what, typed, isFetching, words) => {
    expect(countText(findResults(three, typed), typed, isFetching)).toBe(words);
  });

  it("counts the link to the whole list as a match", () => {
    const many = named(...Array.from({ length: 20 }, (_, at) => `Ana ${at}`));
    const hits = findResults(many, "ana");
    expect(countText(hits, "ana", false)).toBe(`${hits.length} matches`);
  });
});
