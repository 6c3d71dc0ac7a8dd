import { QueryClient, QueryClientProvider, type UseQueryResult } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

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

/** What a hook gives inside of a cache. */
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

/** What a component sees when the reply is in the cache already, as after a prefetch. */
function seen(
  useHook: () => UseQueryResult,
  queryKey: readonly unknown[],
  reply: unknown,
): unknown {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, reply);
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
    "%s gives the canonical shape of what was prefetched",
    (_name, useHook, options, reply, expected) => {
      expect(seen(useHook, options().queryKey, reply)).toMatchObject(expected);
    },
  );
});

describe("the hooks of queries of a company", () => {
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
  ])("%s gives its canonical shape", (_name, useHook, { queryKey }, reply, expected) => {
    expect(seen(useHook, queryKey, reply)).toMatchObject(expected);
  });
});

describe("what a component adds to a query", () => {
  const people = [{ id: 9 }, { id: 10 }];
  const { queryKey } = personListOptions("3");

  it("selects of the model", () => {
    const count = (read: readonly { id: string }[]) => read.map(({ id }) => id).join(" and ");
    expect(seen(() => usePersonList("3", { select: count }), queryKey, people)).toBe("9 and 10");
  });

  it("keeps a query from being made, and leaves what a quiet one says of itself", () => {
    const queries = new QueryClient();
    within(queries, () => usePersonList("3", { enabled: false }));
    within(queries, () => useRoleList({ enabled: false, staleTime: 1 }));
    expect(queries.getQueryState(queryKey)).toMatchObject({ fetchStatus: "idle", data: undefined });
    const roles = queries.getQueryCache().find({ queryKey: roleListOptions().queryKey });
    expect(roles?.meta).toEqual({ quiet: true });
  });
});
