import {
  type FetchQueryOptions,
  QueryClient,
  QueryClientProvider,
  type UseQueryResult,
} from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { configureRecurrent } from "../http/config.ts";
import { json, startServer, type TestServer } from "../testing/http-server.ts";

import {
  userAccessListOptions,
  companyAclListOptions,
  companyShowOptions,
  groupShowOptions,
  groupListOptions,
  personListOptions,
  personShowOptions,
  useUserAccessList,
  useCompanyShow,
  useCompanyAclList,
  useGroupShow,
  useGroupList,
  usePersonList,
  usePersonShow,
  accountShowOptions,
  announcementListOptions,
  eventBoardShowOptions,
  profileShowOptions,
  roleListOptions,
  rpeListOptions,
  tierListOptions,
  trainingBoardShowOptions,
  useAccountShow,
  useAnnouncementList,
  useEventBoardShow,
  useProfileShow,
  useRoleList,
  useRpeList,
  useTierList,
  useTrainingBoardShow,
} from "./index.ts";

/** The result of a hook inside a cache. */
function within<Result>(queries: QueryClient, useHook: () => Result): Result {
  let result: Result | undefined;
  function Probe() {
    result = useHook();
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Probe />
    </QueryClientProvider>,
  );
  return result!;
}

let reply: unknown;
let server: TestServer;

beforeAll(async () => {
  server = await startServer((_request, response) => json(response, 200, reply));
  configureRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
  });
});
afterAll(() => server.close());

/** The data of a prefetched reply in a component. */
async function seen(
  useHook: () => UseQueryResult,
  options: Pick<FetchQueryOptions, "queryKey" | "queryFn">,
  sent: unknown,
): Promise<unknown> {
  const queries = new QueryClient();
  reply = sent;
  await queries.prefetchQuery(options);
  return within(queries, useHook).data;
}

describe("the hooks of queries", () => {
  const board = [{ id: "expired", list: [] }];
  const named = [{ id: 1, name: "One" }];
  const read = [{ id: "1", name: "One" }];

  it.each([
    [
      "useTrainingBoardShow",
      useTrainingBoardShow,
      trainingBoardShowOptions,
      board,
      [{ id: "expired", tab: "schedule" }],
    ],
    [
      "useEventBoardShow",
      useEventBoardShow,
      eventBoardShowOptions,
      board,
      [{ id: "expired", count: 0 }],
    ],
    [
      "useAnnouncementList",
      useAnnouncementList,
      announcementListOptions,
      [{ id: 1, translate: "x" }],
      [{ html: "x" }],
    ],
    [
      "useProfileShow",
      useProfileShow,
      profileShowOptions,
      { id: 7, name: "Ada" },
      { id: "7", fullName: "Ada" },
    ],
    [
      "useAccountShow",
      useAccountShow,
      accountShowOptions,
      { id: 3, tier: "Premium" },
      { tier: { slug: "premium" } },
    ],
    ["useRoleList", useRoleList, roleListOptions, named, read],
    ["useRpeList", useRpeList, rpeListOptions, named, read],
    ["useTierList", useTierList, tierListOptions, named, [{ id: "1", name: "One", slug: "one" }]],
  ] as const)(
    "returns with %s the model that was prefetched",
    async (_name, useHook, options, sent, expected) => {
      expect(await seen(useHook, options(), sent)).toMatchObject(expected);
    },
  );
});

describe("the hooks of a company's queries", () => {
  const group = { id: 7, name: "Seven", managers: [], trainees: [] };
  it.each([
    [
      "useCompanyShow",
      () => useCompanyShow("3"),
      companyShowOptions("3"),
      { id: 3, name: "A" },
      { id: "3" },
    ],
    [
      "useCompanyAclList",
      () => useCompanyAclList("3"),
      companyAclListOptions("3"),
      [
        { id: 1, name: "Trainee", isExternal: true },
        { id: 2, name: "Admin", isExternal: false },
      ],
      { externalAcl: [{ id: "1" }], internalAcl: [{ id: "2" }] },
    ],
    ["usePersonList", () => usePersonList("3"), personListOptions("3"), [{ id: 9 }], [{ id: "9" }]],
    [
      "usePersonShow",
      () => usePersonShow("3", "9"),
      personShowOptions("3", "9"),
      { id: 9 },
      { id: "9" },
    ],
    [
      "useGroupList",
      () => useGroupList("3"),
      groupListOptions("3"),
      [group],
      [{ id: "7", name: "Seven" }],
    ],
    ["useGroupShow", () => useGroupShow("3", "7"), groupShowOptions("3", "7"), group, { id: "7" }],
    [
      "useUserAccessList",
      useUserAccessList,
      userAccessListOptions(),
      [{ id: 1 }],
      [{ id: "1", roles: [] }],
    ],
  ])("returns with %s its model", async (_name, useHook, options, sent, expected) => {
    expect(await seen(useHook, options, sent)).toMatchObject(expected);
  });
});

describe("options of a component for a query", () => {
  const people = [{ id: 9 }, { id: 10 }];
  const options = personListOptions("3");

  it("selects from the model", async () => {
    const count = (read: readonly { id: string }[]) => read.map(({ id }) => id).join(" and ");
    const useNames = () => usePersonList("3", { select: count });
    expect(await seen(useNames, options, people)).toBe("9 and 10");
  });

  it("disables a query, and keeps the meta of a silent one", () => {
    const queries = new QueryClient();
    within(queries, () => usePersonList("3", { enabled: false }));
    within(queries, () => useRoleList({ enabled: false, staleTime: 1 }));
    expect(queries.getQueryState(options.queryKey)).toMatchObject({
      fetchStatus: "idle",
      data: undefined,
    });
    const roles = queries.getQueryCache().find({ queryKey: roleListOptions().queryKey });
    expect(roles?.meta).toEqual({ silent: true });
  });
});
