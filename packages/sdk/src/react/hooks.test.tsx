import { QueryClient, QueryClientProvider, type UseQueryResult } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import {
  accessListOptions,
  companyAclOptions,
  companyOptions,
  groupOptions,
  groupsOptions,
  peopleOptions,
  personOptions,
  useAccessList,
  useCompany,
  useCompanyAcl,
  useGroup,
  useGroups,
  usePeople,
  usePerson,
  accountOptions,
  announcementsOptions,
  eventBoardOptions,
  profileOptions,
  rolesOptions,
  rpesOptions,
  tiersOptions,
  trainingBoardOptions,
  useAccount,
  useAnnouncements,
  useEventBoard,
  useProfile,
  useRoles,
  useRpes,
  useTiers,
  useTrainingBoard,
} from "./index.ts";

/** What a component sees when the reply is in the cache already, as after a prefetch. */
function seen(
  useHook: () => UseQueryResult,
  queryKey: readonly unknown[],
  reply: unknown,
): unknown {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, reply);
  let data: unknown;
  function Probe() {
    ({ data } = useHook());
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Probe />
    </QueryClientProvider>,
  );
  return data;
}

describe("the canonical hooks", () => {
  const board = [{ id: "expired", list: [] }];
  const named = [{ id: 1, name: "One" }];
  const read = [{ id: "1", name: "One" }];

  it.each([
    [
      "useTrainingBoard",
      useTrainingBoard,
      trainingBoardOptions,
      board,
      [{ id: "expired", tab: "schedule" }],
    ],
    ["useEventBoard", useEventBoard, eventBoardOptions, board, [{ id: "expired", count: 0 }]],
    [
      "useAnnouncements",
      useAnnouncements,
      announcementsOptions,
      [{ id: 1, translate: "x" }],
      [{ html: "x" }],
    ],
    [
      "useProfile",
      useProfile,
      profileOptions,
      { id: 7, name: "Ada" },
      { id: "7", fullName: "Ada" },
    ],
    [
      "useAccount",
      useAccount,
      accountOptions,
      { id: 3, tier: "Premium" },
      { tier: { slug: "premium" } },
    ],
    ["useRoles", useRoles, rolesOptions, named, read],
    ["useRpes", useRpes, rpesOptions, named, read],
    ["useTiers", useTiers, tiersOptions, named, [{ id: "1", name: "One", slug: "one" }]],
  ] as const)(
    "%s gives the canonical shape of what was prefetched",
    (_name, useHook, options, reply, expected) => {
      expect(seen(useHook, options().queryKey, reply)).toMatchObject(expected);
    },
  );
});

describe("the canonical hooks of a company", () => {
  const group = { id: 7, name: "Seven", managers: [], trainees: [] };
  it.each([
    ["useCompany", () => useCompany("3"), companyOptions("3"), { id: 3, name: "A" }, { id: "3" }],
    [
      "useCompanyAcl",
      () => useCompanyAcl("3"),
      companyAclOptions("3"),
      [
        { id: 1, name: "Trainee", isExternal: true },
        { id: 2, name: "Admin", isExternal: false },
      ],
      { externalAcl: [{ id: "1" }], internalAcl: [{ id: "2" }] },
    ],
    ["usePeople", () => usePeople("3"), peopleOptions("3"), [{ id: 9 }], [{ id: "9" }]],
    ["usePerson", () => usePerson("3", "9"), personOptions("3", "9"), { id: 9 }, { id: "9" }],
    ["useGroups", () => useGroups("3"), groupsOptions("3"), [group], [{ id: "7", name: "Seven" }]],
    ["useGroup", () => useGroup("3", "7"), groupOptions("3", "7"), group, { id: "7" }],
    ["useAccessList", useAccessList, accessListOptions(), [{ id: 1 }], [{ id: "1", roles: [] }]],
  ])("%s gives its canonical shape", (_name, useHook, { queryKey }, reply, expected) => {
    expect(seen(useHook, queryKey, reply)).toMatchObject(expected);
  });
});
