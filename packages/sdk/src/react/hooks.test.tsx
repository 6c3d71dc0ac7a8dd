import { QueryClient, QueryClientProvider, type UseQueryResult } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import {
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
