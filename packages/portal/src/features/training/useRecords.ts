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
    queryFn({ signal }) {
      setDone(0);
      const nameOf = namesOfPeople(queries, companyId);
      return inTurns(ids, AT_ONCE, async (id) => {
        // Nobody waits for it any more.
        signal.throwIfAborted();
        const outcome = await readRecord(queries, companyId, id, today).catch(
          async (failure: unknown) => ({
            id,
            fullName: await nameOf(id),
            reason: reasonOf(failure),
          }),
        );
        if (!signal.aborted) setDone((count) => count + 1);
        return outcome;
      });
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
  const person = await fetchModel(queries, personShowOptions(companyId, id, SILENT));
  const { fullName } = person;
  if (!person.isTrainee) {
    return { id, fullName, reason: "is not a trainee and has no training record." };
  }
  const scope = personScope(companyId, person);
  const { max: date } = recordBounds(scope, today);
  const record = scope.record({ date, version: person.trainingRecord }, SILENT);
  return fetchModel(queries, record).then(
    ({ topics }) => ({ person, topics, date }),
    (failure: unknown) => ({ id, fullName, reason: reasonOf(failure) }),
  );
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

/** Names those whose record could not be read: by the list of people, where it can be had, asked for once. */
function namesOfPeople(queries: QueryClient, companyId: string) {
  let people: Promise<readonly PersonSummary[]> | undefined;
  return async (wanted: string): Promise<string> => {
    people ??= fetchModel(queries, personListOptions(companyId, SILENT)).catch(() => []);
    return (await people).find(({ id }) => id === wanted)?.fullName ?? `Person ${wanted}`;
  };
}
