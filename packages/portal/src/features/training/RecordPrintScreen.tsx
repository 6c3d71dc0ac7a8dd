import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { usePersonShow, useProfileShow } from "@recurrent/sdk/react";
import { RecordPrint } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { useIdParam } from "../../kernel/view/useIdParam.ts";
import { useToday } from "../../kernel/view/useToday.ts";
import { PrintLoaded, PrintMessage, PrintTools } from "../../kernel/components/PrintLoaded.tsx";
import { href } from "../../kernel/routes/address.ts";
import { idsToPrint, MOST_RECORDS } from "../../kernel/view/records-print.ts";
import { recordBounds, recordHref, type RecordView, recordView } from "./record-view.ts";
import { ownScope, personScope, type TrainingScope } from "./scope.ts";
import { usePaper } from "../../kernel/view/usePaper.ts";
import { type FoundRecord, useRecords } from "./useRecords.ts";

/** The own record on paper (training 2.7). */
export function MyRecordPrintScreen() {
  return (
    <PrintLoaded query={useProfileShow()} failure="Your profile could not be loaded">
      {(user) => <PrintView scope={ownScope(user)} />}
    </PrintLoaded>
  );
}

/** The record of a person on paper (training 2.7). */
export function PersonRecordPrintScreen() {
  const companyId = useCompanyId();
  const query = usePersonShow(companyId, useIdParam());
  return (
    <PrintLoaded query={query} failure="The person could not be loaded">
      {(person) => <PrintView scope={personScope(companyId, person)} />}
    </PrintLoaded>
  );
}

const hrefOf = ({ kind, subject }: TrainingScope, view?: RecordView): string =>
  recordHref(kind === "own" ? null : subject.id, view);

function PrintView({ scope }: { scope: TrainingScope }) {
  const today = useToday();
  const [asked] = useSearchParams();
  const person = scope.subject;
  const view = recordView(asked, recordBounds(scope, today), person.trainingRecord, {
    isPrinted: true,
  });
  const { date, version, refused } = view;
  const query = useQuery({ ...scope.record({ date, version }), enabled: refused === null });
  if (refused !== null) {
    return (
      <PrintMessage title="There is no such record" action={{ label: "Back", href: hrefOf(scope) }}>
        {`There is no record for ${refused}.`}
      </PrintMessage>
    );
  }
  return (
    <PrintLoaded query={query} failure="The record could not be loaded">
      {({ topics }) => (
        <PrintedRecords
          key={`${date} ${version}`}
          records={[{ person, topics, date }]}
          name={`${person.fullName}-${date}`}
          backHref={hrefOf(scope, view)}
        />
      )}
    </PrintLoaded>
  );
}

/** The records of several people on paper, as they are today, each beginning on a new page (training 2.7). */
export function RecordsPrintScreen() {
  const [query] = useSearchParams();
  const today = useToday();
  const ids = idsToPrint(query);
  if (ids.length === 0 || ids.length > MOST_RECORDS) {
    return (
      <PrintMessage
        title={ids.length === 0 ? "Nobody is selected" : "Too many records"}
        action={{ label: "Back", href: href("companies_users@active") }}
      >
        {ids.length === 0
          ? "Select people in People or Historical, and press Print records there."
          : `At most ${MOST_RECORDS} records are printed at once, and ${ids.length} are asked for.`}
      </PrintMessage>
    );
  }
  return <Records key={ids.join("\n")} ids={ids} today={today} />;
}

/** Loads them all; what is missing is told before anything is printed. */
function Records({ ids, today }: { ids: readonly string[]; today: string }) {
  const { done, outcomes, retry } = useRecords(ids, today);
  const [isPartEnough, takePart] = useState(false);
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
  const found = outcomes.flatMap((outcome) => ("person" in outcome ? outcome : []));
  const missing = outcomes.flatMap((outcome) => ("person" in outcome ? [] : outcome));
  if (found.length > 0 && (missing.length === 0 || isPartEnough)) {
    const haveAllLeft = found.every(({ person }) => !person.isActive);
    return (
      <PrintedRecords
        records={found}
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
          <li key={id}>{`${fullName} ${reason}`}</li>
        ))}
      </Box>
      {found.length > 0 && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => takePart(true)}>
          {found.length === 1 ? "Print the other one" : `Print the other ${found.length}`}
        </Button>
      )}
    </PrintMessage>
  );
}

interface PrintedRecordsProps {
  /** What stands on paper, of the person too. */
  records: readonly (Pick<FoundRecord, "topics" | "date"> & {
    person: Pick<FoundRecord["person"], "fullName" | "company">;
  })[];
  /** What the document is called. */
  name: string;
  backHref: string;
}

/** The records as one document, which the browser is asked to print (training 2.7). */
function PrintedRecords({ records, name, backHref }: PrintedRecordsProps) {
  const { product, companyName, printedAt } = usePaper(() => name);
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
      generatedAt={printedAt}
      tools={<PrintTools backHref={backHref} />}
    />
  );
}
