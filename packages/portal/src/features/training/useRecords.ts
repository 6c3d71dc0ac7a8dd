import { isApiError, type Person, type PersonSummary, type RecordTopic } from "@recurrent/sdk";
import { personListOptions, personShowOptions } from "@recurrent/sdk/react";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { fetchModel } from "../../kernel/view/fetch-model.ts";
import { inTurns } from "../../kernel/view/in-turns.ts";
import { recordBounds } from "./record-view.ts";
import { personScope } from "./scope.ts";

/** The page says itself what is missing. */
const SILENT = { silent: true } as const;
/** So many people are read at once: more would not be faster, and hosts limit their callers. */
const AT_ONCE = 4;

/** The record of one person. */
export interface FoundRecord {
  readonly person: Person;
  readonly topics: readonly RecordTopic[];
  /** The day of the record, 'YYYY-MM-DD'. */
  readonly date: string;
}

/** A record that there is not, or that could not be had. */
export interface MissingRecord {
  readonly id: string;
  readonly fullName: string;
  /** As the end of a sentence about the person. */
  readonly reason: string;
}

type RecordOutcome = FoundRecord | MissingRecord;

/**
 * Reads the records of several people, a few at a time: that of today, or of the day somebody left.
 *
 * @returns how many have been read, and `outcomes` in the order of `ids` once all have been
 */
export function useRecords(ids: readonly string[], today: string) {
  const queries = useQueryClient();
  const companyId = useCompanyId();
  const [done, setDone] = useState(0);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["portal", "records", companyId, ids, today],
    async queryFn({ signal }) {
      setDone(0);
      const read = await inTurns(ids, AT_ONCE, async (id) => {
        // Nobody waits for it any more.
        signal.throwIfAborted();
        const outcome = await readRecord(queries, companyId, id, today);
        if (!signal.aborted) setDone((count) => count + 1);
        return outcome;
      });
      return withNames(queries, companyId, read);
    },
    // What is printed stays as it was read, and is read anew for each page.
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    done,
    outcomes: isFetching || data === undefined ? null : data,
    retry: () => void refetch(),
  };
}

async function readRecord(
  queries: QueryClient,
  companyId: string,
  id: string,
  today: string,
): Promise<RecordOutcome> {
  const known: { person?: Person } = {};
  try {
    const person = await fetchModel(queries, personShowOptions(companyId, id, SILENT));
    known.person = person;
    const { fullName } = person;
    if (!person.isTrainee) {
      return { id, fullName, reason: "is not a trainee and has no training record." };
    }
    const scope = personScope(companyId, person);
    const { max: date } = recordBounds(scope, today);
    const { topics } = await fetchModel(
      queries,
      scope.record({ date, version: person.trainingRecord }, SILENT),
    );
    return { person, topics, date };
  } catch (failure) {
    return { id, fullName: known.person?.fullName ?? "", reason: reasonOf(failure) };
  }
}

/** Why a record is missing, as the end of a sentence about the person. */
function reasonOf(failure: unknown): string {
  const kind = isApiError(failure) ? failure.kind : "server";
  switch (kind) {
    case "not-found":
      return "is not there any more.";
    case "forbidden":
      return "may not be opened by you.";
    default:
      return "could not be loaded.";
  }
}

/** Gives those a name who could not even be read: that of the list of people, where it can be had. */
async function withNames(
  queries: QueryClient,
  companyId: string,
  outcomes: readonly RecordOutcome[],
): Promise<readonly RecordOutcome[]> {
  if (outcomes.every((outcome) => !("reason" in outcome) || outcome.fullName !== ""))
    return outcomes;
  const people = await fetchModel(queries, personListOptions(companyId, SILENT)).catch(
    (): PersonSummary[] => [],
  );
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
  return outcomes.map((outcome) =>
    "reason" in outcome && outcome.fullName === ""
      ? { ...outcome, fullName: names.get(outcome.id) ?? `Person ${outcome.id}` }
      : outcome,
  );
}
