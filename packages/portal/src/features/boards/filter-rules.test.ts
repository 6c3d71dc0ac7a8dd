import type { BoardPerson, Group, PersonSummary } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import type { RouteId } from "../../shared/routes/table.ts";
import { applyFilter, boardFilter } from "./board-rules.ts";
import {
  choicesOf,
  describeFilter,
  describeIgnored,
  filterPeople,
  groupsToAsk,
  kindsOf,
  formatChoice,
  peopleOf,
  readFilter,
} from "./filter-rules.ts";

const manager = (id: string, fullName: string) => ({ id, name: "", fullName });
const trainee = (id: string) => ({ id, fullName: id, rpes: [], roles: [] });
const viktor = manager("7", "Viktor Halloran");
const agnes = manager("8", "Agnes Toth");
const groups: Group[] = [
  {
    id: "31",
    name: "Citation pilots",
    managers: [viktor],
    trainees: [trainee("1"), trainee("2")],
    traineeCount: 2,
  },
  {
    id: "32",
    name: "Cabin crew",
    managers: [viktor, agnes],
    trainees: [trainee("3")],
    traineeCount: 1,
  },
  { id: "33", name: "Änderungen", managers: [], trainees: [], traineeCount: 0 },
];

const person = (id: string, roles: string[], rpes: string[], isActive = true) =>
  ({
    id,
    isActive,
    company: {
      id: "7",
      name: "Aurora",
      roles: roles.map((name) => ({ id: name.toLowerCase(), name, licence: "" })),
      rpes: rpes.map((name) => ({ id: name.toLowerCase(), name })),
    },
  }) as PersonSummary;
const people = [
  person("1", ["Captain"], ["XLS", "Phenom"]),
  person("2", ["Officer"], ["XLS"]),
  person("3", ["Cabin"], []),
  person("4", ["Captain"], ["Phenom"]),
  person("9", ["Navigator"], ["Concorde"], false),
  { id: "5", isActive: true, company: null } as PersonSummary,
];
const fitting = (filterQuery: string) => {
  const ids = filterPeople(readFilter(filterQuery), groups, people);
  return ids && [...ids].toSorted();
};

describe("the people that a filter keeps", () => {
  it.each([
    ["", null],
    ["other=1", null],
    ["group=31", ["1", "2"]],
    ["group=31&group=32", ["1", "2", "3"]],
    ["group=33", []],
    ["group=99", []],
    ["manager=7", ["1", "2", "3"]],
    ["manager=8", ["3"]],
    ["role=captain", ["1", "4"]],
    ["role=captain&role=officer", ["1", "2", "4"]],
    ["equipment=xls", ["1", "2"]],
    ["role=captain&equipment=phenom", ["1", "4"]],
    ["group=31&role=captain", ["1"]],
    ["manager=8&role=captain", []],
    ["group=31&manager=7&role=captain&equipment=xls", ["1"]],
  ])("filters by %s: %j", (filterQuery, ids) => {
    expect(fitting(filterQuery)).toEqual(ids);
  });

  it("requests no more groups than the limit", () => {
    const asks = (filterQuery: string) => groupsToAsk(readFilter(filterQuery), groups);
    expect(asks("role=captain")).toEqual([]);
    expect(asks("group=32&group=99")).toEqual(["32"]);
    expect(asks("manager=7")).toEqual(["31", "32"]);
    expect(asks("group=32&manager=8")).toEqual(["32"]);
  });
});

describe("the options of the filter", () => {
  const choices = choicesOf(groups, people);

  it("sorts options by name, each once, and omits what only former employees have", () => {
    expect(choices.group?.map(({ label }) => label)).toEqual([
      "Änderungen",
      "Cabin crew",
      "Citation pilots",
    ]);
    expect(choices.manager).toEqual([
      { value: "8", label: "Agnes Toth" },
      { value: "7", label: "Viktor Halloran" },
    ]);
    expect(choices.role?.map(({ label }) => label)).toEqual(["Cabin", "Captain", "Officer"]);
    expect(choices.equipment?.map(({ label }) => label)).toEqual(["Phenom", "XLS"]);
  });

  it("names a filter, also one that the lists no longer have", () => {
    const chosen = readFilter("role=captain&group=32&group=31&group=31");
    expect(kindsOf(chosen)).toEqual(["group", "role"]);
    expect(describeFilter(chosen, choices)).toBe(
      "Group: Cabin crew or Citation pilots; Role: Captain",
    );
    expect(formatChoice(choices.group, "99")).toBe("not found (99)");
  });

  it.each([
    ["group=99", [[], []], "Group: not found (99)"],
    ["group=31", [undefined, []], "Group: name not loaded (31)"],
    ["manager=7", [undefined, []], "Training manager: name not loaded (7)"],
    ["manager=7", [[], undefined], "Training manager: not found (7)"],
    ["role=captain", [[], undefined], "Role: name not loaded (captain)"],
    ["role=captain", [[], []], "Role: not found (captain)"],
    ["equipment=8", [undefined, undefined], "Equipment: name not loaded (8)"],
    ["equipment=8", [undefined, []], "Equipment: not found (8)"],
  ] as const)("names %j of the lists %j '%s'", (query, lists, words) => {
    expect(describeFilter(readFilter(query), choicesOf(lists[0], lists[1]))).toBe(words);
  });
});

const GROUP_PAGES: readonly RouteId[] = ["companies_groups@index", "companies_groups@show"];

describe("a filter that the user may not use", () => {
  it.each<[query: string, pages: readonly RouteId[], filterQuery: string, text: string]>([
    ["group=31&role=7", [...GROUP_PAGES, "companies_users@active"], "group=31&role=7", ""],
    ["group=&status=expired", [], "", ""],
    [
      "group=31",
      ["companies_groups@index"],
      "",
      "Not filtered by group, because you cannot open Groups. Everyone is shown.",
    ],
    [
      "manager=7&role=7",
      ["companies_users@active"],
      "role=7",
      "Not filtered by training manager, because you cannot open Groups.",
    ],
    [
      "equipment=8&group=31&role=7",
      GROUP_PAGES,
      "group=31",
      "Not filtered by role or equipment, because you cannot open People.",
    ],
    [
      "manager=7&equipment=8",
      [],
      "",
      "Not filtered by training manager or equipment, because you cannot open Groups or People. Everyone is shown.",
    ],
  ])("is named for %s", (query, pages, filterQuery, text) => {
    const found = boardFilter(new URLSearchParams(query), (page) => pages.includes(page));
    expect(found.filterQuery).toBe(filterQuery);
    expect(describeIgnored(found.ignored, filterQuery)).toBe(text);
  });
});

describe("a filtered card", () => {
  const row = (id: string) => ({ id, fullName: id, isSuspended: null });
  const cards = [
    { id: "expired", count: 3, priority: 0, list: [row("1"), row("2"), row("3")] },
    { id: "current", count: 1, priority: 3, list: [row("4")] },
  ];

  it("counts who is listed, out of the server's count", () => {
    const left = applyFilter(cards, new Set(["1", "3"]), (one: BoardPerson) => one);
    expect(left.map(({ count, total, list }) => [count, total, list.length])).toEqual([
      [2, 3, 2],
      [0, 1, 0],
    ]);
  });

  it("stays the same without a filter", () => {
    expect(applyFilter(cards, null, (one: BoardPerson) => one)).toBe(cards);
  });
});

const eventOf = (id: string, fullName: string) => ({ user: { id, fullName, isSuspended: null } });

it.each<[string, Record<string, string> | undefined, string[]]>([
  ["their own list has namesakes", undefined, ["Ana (Id 1)", "Ana (Id 2)", "Bo"]],
  ["the screen has marks", { 1: "Jets", 2: "Cabin" }, ["Ana (Cabin)", "Ana (Jets)", "Bo"]],
  ["a namesake is on another card", { 3: "Jets", 4: "Cabin" }, ["Ana", "Ana", "Bo (Jets)"]],
  ["nobody on the screen has a namesake", {}, ["Ana", "Ana", "Bo"]],
])("marks people of one name in the options when %s", (_what, marks, labels) => {
  const events = [
    eventOf("1", "Ana"),
    eventOf("2", "Ana"),
    eventOf("3", "Bo"),
    eventOf("1", "Ana"),
  ];
  const options = peopleOf(events, marks && new Map(Object.entries(marks)));
  expect(options.map(({ label }) => label)).toEqual(labels);
});

it.each<[string, string[] | undefined, string[] | undefined, string[]]>([
  ["groups that differ", ["Jets"], ["Cabin"], ["Ana (Cabin)", "Ana (Jets)"]],
  ["the same groups", ["Jets"], ["Jets"], ["Ana (Id 1)", "Ana (Id 2)"]],
  ["no entry in the list of people", undefined, undefined, ["Ana (Id 1)", "Ana (Id 2)"]],
  ["one entry in the list of people", ["Jets"], undefined, ["Ana (Id 2)", "Ana (Jets)"]],
])("marks managers of one name in the options when they have %s", (_what, one, other, labels) => {
  const led = [manager("1", "Ana"), manager("2", "Ana")].map((leader, at) => ({
    id: `${at}`,
    name: `Group ${at}`,
    managers: [leader],
    traineeCount: null,
  }));
  const listed = [one, other].flatMap((names, at) =>
    names === undefined
      ? []
      : [
          {
            ...person(String(at + 1), [], []),
            groups: names.map((name) => ({ id: name, name })),
          },
        ],
  );
  expect(choicesOf(led, listed).manager?.map(({ label }) => label)).toEqual(labels);
});
