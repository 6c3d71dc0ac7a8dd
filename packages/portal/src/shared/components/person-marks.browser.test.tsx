import { personListOptions } from "@recurrent/sdk/react";
import { afterEach, expect, it, vi } from "vitest";
import { mountRoutes, type RoutesHarness } from "../../testing/mount-routes.tsx";
import { ACCOUNT } from "../../testing/harness-people.ts";
import { usePersonMarks } from "./person-marks.ts";

type Names = readonly (readonly [id: string, fullName: string])[];

const listed = (groups: Readonly<Record<string, string>>) =>
  Object.entries(groups).map(([id, name]) => ({
    id,
    fullName: "Ana",
    isActive: true,
    acl: { roles: [], permissions: [] },
    groups: [{ id: 1, name }],
  }));

function Marks({ people }: { people: readonly { id: string; fullName: string }[] }) {
  return <p>{[...usePersonMarks(people)].map(([id, mark]) => `${id}: ${mark}`).join("; ")}</p>;
}

let end: () => void = () => undefined;
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

it.each<
  [
    string,
    Names,
    NonNullable<RoutesHarness["as"]>,
    Readonly<Record<string, string>>,
    string,
    boolean,
  ]
>([
  [
    "no two names are alike",
    [
      ["1", "Ana"],
      ["2", "Bo"],
    ],
    "companyManager",
    {},
    "",
    false,
  ],
  [
    "one person stands twice",
    [
      ["1", "Ana"],
      ["1", "Ana"],
    ],
    "companyManager",
    {},
    "",
    false,
  ],
  ["there is nobody", [], "companyManager", {}, "", false],
  [
    "two names are alike",
    [
      ["1", "Ana"],
      ["2", "ana"],
    ],
    "companyManager",
    { 1: "Jets", 2: "Cabin" },
    "1: Jets; 2: Cabin",
    true,
  ],
  [
    "the list knows one of them",
    [
      ["1", "Ana"],
      ["2", "Ana"],
    ],
    "companyManager",
    { 2: "Cabin" },
    "1: Id 1; 2: Cabin",
    true,
  ],
  [
    "the list knows other people",
    [
      ["1", "Ana"],
      ["2", "Ana"],
    ],
    "companyManager",
    { 7: "Cabin" },
    "1: Id 1; 2: Id 2",
    true,
  ],
  [
    "the list may not be seen",
    [
      ["1", "Ana"],
      ["2", "Ana"],
    ],
    "trainee",
    { 1: "Jets", 2: "Cabin" },
    "1: Id 1; 2: Id 2",
    false,
  ],
])(
  "requests the list of people only when it helps: %s",
  async (_what, names, as, groups, marks, isAsked) => {
    const fetched: string[] = [];
    vi.spyOn(window, "fetch").mockImplementation((input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      fetched.push(pathname);
      return Promise.resolve(Response.json(listed(groups)));
    });
    const people = names.map(([id, fullName]) => ({ id, fullName }));
    const mounted = mountRoutes({
      routes: [{ path: "/", element: <Marks people={people} /> }],
      path: "/",
      as,
    });
    ({ end } = mounted);
    await vi.waitFor(() => expect(mounted.place.querySelector("p")?.textContent).toBe(marks));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mounted.place.querySelector("p")?.textContent).toBe(marks);
    const { queryKey } = personListOptions(String(ACCOUNT.id));
    expect(mounted.app.queries.getQueryState(queryKey)?.status === "success").toBe(isAsked);
    expect(fetched.some((path) => path.endsWith("/users"))).toBe(isAsked);
  },
);
