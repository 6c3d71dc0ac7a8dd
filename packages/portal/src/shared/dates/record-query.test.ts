import { recordShowOptions } from "@recurrent/sdk/react";
import type { TrainingRecord } from "@recurrent/sdk";
import { QueryClient } from "@tanstack/react-query";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { recordQuery } from "./record-query.ts";

const BEFORE = Date.parse("2026-11-20T23:59:59Z");
const AFTER = Date.parse("2026-11-21T00:00:01Z");

interface Moments {
  /** When each call arrives, in order. */
  readonly sentAt: number;
  readonly answeredAt?: number;
}

/** Reads the record of a day, and returns the dates that were sent. */
async function datesSent(date: string, { sentAt, answeredAt = sentAt }: Moments) {
  const dates: (string | undefined)[] = [];
  let now = sentAt;
  const queries = new QueryClient();
  const query = recordQuery({ now: () => now }, { date, version: 5 }, (params) => ({
    ...recordShowOptions(params),
    queryFn() {
      dates.push(params.date);
      now = answeredAt;
      return { topics: [] } as unknown as TrainingRecord;
    },
  }));
  await queries.fetchQuery(query);
  const { queryKey } = recordShowOptions({ date, version: 5 });
  expect(queries.getQueryData(queryKey)).toBeDefined();
  expect(queries.getQueryCache().getAll()).toHaveLength(1);
  return dates;
}

it.each<[string, string, Moments, (string | undefined)[]]>([
  ["is the hosts' day", "2026-11-20", { sentAt: BEFORE }, [undefined]],
  ["was the hosts' day before", "2026-11-20", { sentAt: AFTER }, ["2026-11-20"]],
  [
    "ends during the call",
    "2026-11-20",
    { sentAt: BEFORE, answeredAt: AFTER },
    [undefined, "2026-11-20"],
  ],
  ["is new", "2026-11-21", { sentAt: AFTER }, [undefined]],
  ["is over", "2026-11-19", { sentAt: BEFORE }, ["2026-11-19"]],
])("asks for the record of a day that %s, under the key of that day", async (_, day, at, dates) => {
  expect(await datesSent(day, at)).toEqual(dates);
});

/** A call whose parameters are not those of `callForDay`, which leaves the date out or keeps it. */
const DATELESS =
  /\b(?:use|p|r)\w*ecord(?:Show|Download)(?:Options)?\((?!(?:companyId, \w+, )?(?:\{ \.\.\.)?params\b)/;

/** The name of such a call, which a page may also call under another name. */
const RECORD_CALL = /\b(?:personR|r)ecord(?:Show|Download)(?:Options)?\b/;
const FOR_A_DAY = /\b(?:recordQuery|callForDay)\(/;

it("lets no page read a record without its day", () => {
  const root = new URL("../../", import.meta.url);
  const found = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|testing\//.test(file))
    .filter((file) => {
      const text = readFileSync(new URL(file, root), "utf8");
      return DATELESS.test(text) || (RECORD_CALL.test(text) && !FOR_A_DAY.test(text));
    });
  expect(found).toEqual([]);
});
