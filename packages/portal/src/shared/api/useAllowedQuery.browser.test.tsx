import { groupListOptions } from "@recurrent/sdk/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT } from "../../testing/harness-people.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { withdrawPermissions } from "../../testing/withdraw-permissions.ts";
import type { RouteId } from "../routes/table.ts";
import { useAllowedQuery, useListedPeople } from "./useAllowedQuery.ts";

const LISTS = {
  "/users": [{ id: 7, fullName: "Kwame Mensah" }],
  "/groups": [{ id: 31, name: "Cabin crew", managers: [] }],
} as const;
type List = keyof typeof LISTS;

let calls: string[];
let end = () => undefined as void;

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const list = pathname.endsWith("/groups") ? "/groups" : "/users";
    calls.push(list);
    return Response.json(LISTS[list]);
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const company = String(ACCOUNT.id);
const GROUPS: RouteId = "companies_groups@index";
const useGroups = () => useAllowedQuery(GROUPS, groupListOptions(company, { silent: true })).query;
const usePeople = () => useListedPeople().people;

it.each<[List, permission: string, useList: typeof usePeople | typeof useGroups]>([
  ["/users", "companies_users_index", usePeople],
  ["/groups", "companies_groups_index", useGroups],
])("gives no %s, and asks for none, when the right is lost", async (list, permission, useList) => {
  function Screen() {
    const { data } = useList();
    return <p>{data ? `${data.length} listed` : "None"}</p>;
  }
  const routes = [{ path: "/screen", element: <Screen /> }];
  const mounted = mountRoutes({ as: "companyManager", path: "/screen", routes });
  ({ end } = mounted);
  const { queries } = mounted.app;
  const text = () => mounted.place.textContent;
  await vi.waitFor(() => expect(text()).toBe("1 listed"), { timeout: 5000 });

  withdrawPermissions(mounted.app, permission);
  await vi.waitFor(() => expect(text()).toBe("None"));
  await queries.invalidateQueries();
  expect(calls).toEqual([list]);

  withdrawPermissions(mounted.app);
  await vi.waitFor(() => expect(text()).toBe("1 listed"));
});
