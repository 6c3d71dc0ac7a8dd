import { groupShowOptions } from "@recurrent/sdk/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { ACCOUNT } from "../../testing/harness-people.ts";
import { useFilteredPeople } from "./useFilteredPeople.ts";

const group = (id: number, ...trainees: number[]) => ({
  id,
  name: `Group ${id}`,
  managers: [],
  trainees: trainees.map((trainee) => ({ id: trainee, fullName: `Person ${trainee}` })),
});
const ALL = [group(31, 11, 12), group(32, 12, 13)];

let host: { deleted: number[]; failing: number[]; lists: number };
let end = () => undefined as void;

beforeEach(() => {
  host = { deleted: [], failing: [], lists: 0 };
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const exists = ({ id }: { id: number }) => !host.deleted.includes(id);
    if (pathname.endsWith("/groups")) {
      host.lists += 1;
      // The list was read before the other manager deleted the group.
      return Response.json(host.lists === 1 ? ALL : ALL.filter(exists));
    }
    const found = ALL.filter(exists).find(({ id }) => pathname.endsWith(`/groups/${id}`));
    if (!found) return new Response("{}", { status: 404 });
    if (host.failing.includes(found.id)) return new Response("{}", { status: 500 });
    return Response.json(found);
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

async function open(filterQuery: string) {
  const seen: { filter?: ReturnType<typeof useFilteredPeople> } = {};
  function Screen() {
    seen.filter = useFilteredPeople(filterQuery, []);
    return null;
  }
  const routes = [{ path: "/board", element: <Screen /> }];
  const mounted = mountRoutes({ as: "companyManager", path: "/board", routes });
  ({ end } = mounted);
  await vi.waitFor(() => expect(seen.filter).toBeDefined());
  const people = () => (seen.filter?.people ? [...seen.filter.people].toSorted() : null);
  return { ...mounted, filter: () => seen.filter!, people };
}

it.each([
  ["group=31", []],
  ["group=31&group=32", ["12", "13"]],
])("shows nobody of a group that another manager has deleted: %s", async (query, expected) => {
  host.deleted = [31];
  const { filter, people } = await open(query);
  await vi.waitFor(() => expect(people()).toEqual(expected), { timeout: 5000 });
  expect(filter().missing).toEqual([]);
  expect(filter().isFailed).toBe(false);
  // The list is read again, so that the chip and the choices know.
  await vi.waitFor(() => expect(filter().choices.group?.map(({ value }) => value)).toEqual(["32"]));
  expect(people()).toEqual(expected);
});

it("shows nobody of a group that is deleted while it is shown", async () => {
  const { filter, people, app } = await open("group=31");
  await vi.waitFor(() => expect(people()).toEqual(["11", "12"]));
  host.deleted = [31];
  await app.queries.refetchQueries({
    queryKey: groupShowOptions(String(ACCOUNT.id), "31").queryKey,
  });
  await vi.waitFor(() => expect(people()).toEqual([]));
  expect(filter().isFailed).toBe(false);
});

it("shows everyone, and says so, when the members could not be read", async () => {
  host.failing = [31];
  const { filter } = await open("group=31");
  await vi.waitFor(() => expect(filter().isFailed).toBe(true), { timeout: 5000 });
  expect(filter().people).toBeNull();
  expect(filter().missing).toEqual(["groups"]);
});

it("refetches the lists of an open filter panel", async () => {
  const seen: { filter?: ReturnType<typeof useFilteredPeople> } = {};
  function Screen() {
    seen.filter = useFilteredPeople("", ["group"]);
    return null;
  }
  const routes = [{ path: "/board", element: <Screen /> }];
  ({ end } = mountRoutes({ as: "companyManager", path: "/board", routes }));
  await vi.waitFor(() => expect(seen.filter?.choices.group).toHaveLength(2));
  expect(seen.filter?.reads).toHaveLength(1);
});
