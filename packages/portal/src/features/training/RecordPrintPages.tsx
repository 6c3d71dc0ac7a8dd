import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { isApiError, type Person, type PersonSummary, type RecordTopic } from "@recurrent/sdk";
import {
  personListOptions,
  personShowOptions,
  usePersonShow,
  useProfileShow,
} from "@recurrent/sdk/react";
import { RecordPrint, withMark } from "@recurrent/ui-kit";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  PrintMessage,
  PrintQueryContent,
  PrintTools,
} from "../../shared/components/PrintParts.tsx";
import { usePersonMarks } from "../../shared/components/person-marks.ts";
import { href } from "../../shared/routes/address.ts";
import { useHostTime } from "../../shared/components/AutoRefetch.tsx";
import { useAppContext, useCompanyId } from "../../shared/context/app-context.ts";
import { mapWithConcurrency, MAX_CONCURRENT_CALLS } from "../../shared/api/concurrency.ts";
import { idsToPrint, MAX_RECORDS, usePrintPage } from "../../shared/print/print-page.ts";
import { useIdParam } from "../../shared/table-state/address-state.ts";
import { useToday } from "../../shared/dates/days.ts";
import { toCalendarDay } from "@recurrent/sdk/calendar-day";
import { recordBounds, type RecordView, recordView } from "./record-summary.ts";
import { trainingScope, type TrainingScope } from "./scope.ts";
import { SILENT } from "../../shared/api/failure-options.ts";

export function MyRecordPrintPage() {
  return (
    <PrintQueryContent query={useProfileShow()} failure="Your profile could not be loaded">
      {(user) => <PrintView scope={trainingScope(user)} />}
    </PrintQueryContent>
  );
}

export function PersonRecordPrintPage() {
  const companyId = useCompanyId();
  const query = usePersonShow(companyId, useIdParam());
  return (
    <PrintQueryContent query={query} failure="The person could not be loaded">
      {(person) => <PrintView scope={trainingScope(person, companyId)} />}
    </PrintQueryContent>
  );
}

function PrintView({ scope }: { scope: TrainingScope }) {
  // Fixed when the page opens, so that it does not change at midnight.
  const [today] = useState(useToday());
  const [requested] = useSearchParams();
  const person = scope.subject;
  const view = recordView(requested, recordBounds(scope, today), person.trainingRecord, {
    isPrinted: true,
  });
  const { date, version, invalidDay } = view;
  if (invalidDay !== null) {
    return (
      <PrintMessage
        title="Record not found"
        action={{ label: "Back", href: `#${scope.addresses.record()}` }}
      >
        {`No record for ${invalidDay}.`}
      </PrintMessage>
    );
  }
  return <RecordOfDay key={`${date} ${version}`} scope={scope} view={view} />;
}

function RecordOfDay({ scope, view }: { scope: TrainingScope; view: RecordView }) {
  const { clock } = useAppContext();
  const person = scope.subject;
  const { date, version } = view;
  const query = useQuery(scope.record(clock, { date, version }));
  const { data, dataUpdatedAt, isFetching } = query;
  const [printed, setPrinted] = useState<Sheet>();
  // A later refetch would change the sheet below its time.
  if (printed === undefined && data !== undefined && !isFetching) {
    setPrinted({ records: [{ person, topics: data.topics, date }], readAt: dataUpdatedAt });
  }
  return (
    <PrintQueryContent<Sheet>
      query={{ ...query, data: printed }}
      failure="The record could not be loaded"
    >
      {(sheet) => (
        <PrintedRecords
          {...sheet}
          name={`${person.fullName}-${date}`}
          backHref={`#${scope.addresses.record({ date, version })}`}
        />
      )}
    </PrintQueryContent>
  );
}

/** Today's records of several people, each on a new page (training 2.7). */
export function RecordsPrintPage() {
  const [query] = useSearchParams();
  const ids = idsToPrint(query);
  if (ids.length === 0 || ids.length > MAX_RECORDS) {
    return (
      <PrintMessage
        title={ids.length === 0 ? "No one is selected" : "Too many records"}
        action={{ label: "Back", href: href("companies_users@active") }}
      >
        {ids.length === 0
          ? "Select people in People or Historical, and press Print records there."
          : `You can print up to ${MAX_RECORDS} records at once. You selected ${ids.length}.`}
      </PrintMessage>
    );
  }
  return <Records key={ids.join("\n")} ids={ids} />;
}

/** Missing records are listed before anything is printed. */
function Records({ ids }: { ids: readonly string[] }) {
  const { done, outcomes, today, readAt, retry } = useRecords(ids);
  const missing = useMemo(
    () => outcomes?.flatMap((outcome) => (outcome.person ? [] : outcome)) ?? [],
    [outcomes],
  );
  const marks = usePersonMarks(missing);
  const [isPartEnough, setPartEnough] = useState(false);
  if (outcomes === null) {
    return (
      <PrintMessage title="Please wait...">
        {`${done} of ${ids.length} records are ready for printing.`}
        <LinearProgress
          variant="determinate"
          value={(100 * done) / ids.length}
          aria-label="Records that are ready"
          sx={{ mt: 1.5 }}
        />
      </PrintMessage>
    );
  }
  const found = outcomes.flatMap((outcome) => (outcome.person ? outcome : []));
  if (found.length > 0 && (missing.length === 0 || isPartEnough)) {
    const haveAllLeft = found.every(({ person }) => !person.isActive);
    return (
      <PrintedRecords
        records={found}
        readAt={readAt}
        name={`Training Records-${today}`}
        backHref={href(haveAllLeft ? "companies_users@historical" : "companies_users@active")}
      />
    );
  }
  return (
    <PrintMessage
      title={`${missing.length} of ${ids.length} records ${missing.length === 1 ? "is" : "are"} missing`}
      action={{ label: "Try again", onSelect: retry }}
    >
      Nothing has been printed yet.
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, overflowWrap: "anywhere" }}>
        {missing.map(({ id, fullName, reason }) => (
          <li key={id}>{`${withMark(fullName, marks.get(id))} ${reason}`}</li>
        ))}
      </Box>
      {found.length > 0 && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setPartEnough(true)}>
          {found.length === 1 ? "Print the other record" : `Print the other ${found.length}`}
        </Button>
      )}
    </PrintMessage>
  );
}

interface Sheet {
  records: readonly {
    person: Pick<Person, "fullName" | "company">;
    topics: readonly RecordTopic[];
    /** 'YYYY-MM-DD'. */
    date: string;
  }[];
  /** Epoch milliseconds of the browser. */
  readAt: number;
}

interface PrintedRecordsProps extends Sheet {
  /** Name of the document. */
  name: string;
  backHref: string;
}

/** One document, with the print dialog (training 2.7). */
function PrintedRecords({ records, readAt, name, backHref }: PrintedRecordsProps) {
  const { product, companyName } = usePrintPage(() => name);
  return (
    <RecordPrint
      product={product}
      records={records.map(({ person: { fullName, company }, topics, date }) => ({
        companyName: company.name || companyName,
        fullName,
        company,
        topics,
        date,
      }))}
      generatedAt={useHostTime(readAt)}
      tools={<PrintTools backHref={backHref} />}
    />
  );
}

/**
 * Reads records of today, or of the day a person left, a few at a time.
 *
 * @returns the number read; once complete, `outcomes` in the order of `ids`, with their day and time
 */
function useRecords(ids: readonly string[]) {
  const queries = useQueryClient();
  const { clock } = useAppContext();
  const companyId = useCompanyId();
  const [done, setDone] = useState(0);

  /**
   * @param readToday called once a host has replied
   * @param findName for a person who could not be read
   */
  async function readRecord(
    id: string,
    readToday: () => string,
    findName: (id: string) => Promise<string>,
  ) {
    let fullName: string | undefined;
    try {
      const person = await queries.fetchQuery(personShowOptions(companyId, id, SILENT));
      ({ fullName } = person);
      if (!person.isTrainee) {
        return { id, fullName, reason: "is not a trainee and has no training record." };
      }
      const scope = trainingScope(person, companyId);
      const { max: date } = recordBounds(scope, readToday());
      const requested = { date, version: person.trainingRecord };
      const { topics } = await queries.fetchQuery(scope.record(clock, requested, SILENT));
      return { person, topics, date };
    } catch (failure) {
      return { id, fullName: fullName ?? (await findName(id)), reason: reasonOf(failure) };
    }
  }

  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ["portal", "records", companyId, ids],
    async queryFn({ signal }) {
      setDone(0);
      const findName = namesOfPeople(queries, companyId);
      // In a new tab, the clock is that of the browser until the first reply. All records are of one day.
      let today: string | undefined;
      const readToday = () => (today ??= toCalendarDay(clock.now()));
      const read = async (id: string) => {
        const outcome = await readRecord(id, readToday, findName);
        if (!signal.aborted) setDone((count) => count + 1);
        return outcome;
      };
      const outcomes = await mapWithConcurrency(ids, MAX_CONCURRENT_CALLS, read, signal);
      return { outcomes, today: readToday() };
    },
    // Printed data does not change, and each page reads it again.
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    done,
    outcomes: isFetching || data === undefined ? null : data.outcomes,
    today: data?.today ?? "",
    readAt: dataUpdatedAt,
    retry: () => void refetch(),
  };
}

/** The end of a sentence about the person. */
function reasonOf(failure: unknown): string {
  const kind = isApiError(failure) ? failure.kind : null;
  if (kind === "not-found") return "no longer exists.";
  return kind === "forbidden" ? "cannot be opened with your permissions." : "could not be loaded.";
}

/** Names from the list of people, fetched once, if possible. */
function namesOfPeople(queries: QueryClient, companyId: string) {
  let people: Promise<readonly PersonSummary[]> | undefined;
  return async (wanted: string): Promise<string> => {
    people ??= queries.fetchQuery(personListOptions(companyId, SILENT)).catch(() => []);
    return (await people).find(({ id }) => id === wanted)?.fullName ?? `Person ${wanted}`;
  };
}
