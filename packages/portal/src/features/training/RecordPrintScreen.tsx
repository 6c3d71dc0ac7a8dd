import type { RecordTopic } from "@recurrent/sdk";
import { usePersonShow, useProfileShow } from "@recurrent/sdk/react";
import { MessagePage, RecordPrint } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useCompanyId, useRuntime, useSignedIn } from "../../kernel/runtime/runtime.ts";
import { useDocumentName } from "../../kernel/view/useDocumentName.ts";
import { useIdParam } from "../../kernel/view/useIdParam.ts";
import { useToday } from "../../kernel/view/useToday.ts";
import { PrintLoaded, PrintTools, PrintWaiting } from "../../kernel/components/PrintLoaded.tsx";
import { printView, recordBounds, recordHref, type RecordView } from "./record-view.ts";
import { ownScope, personScope, type TrainingScope } from "./scope.ts";
import { usePrintOnce } from "../../kernel/view/usePrintOnce.ts";

/** The own record on paper (training 2.7). */
export function MyRecordPrintScreen() {
  return (
    <PrintLoaded query={useProfileShow()} failure="Your profile could not be loaded">
      {(user) => <PrintDay scope={ownScope(user)} />}
    </PrintLoaded>
  );
}

/** The record of a person on paper (training 2.7). */
export function PersonRecordPrintScreen() {
  const companyId = useCompanyId();
  const query = usePersonShow(companyId, useIdParam());
  return (
    <PrintLoaded query={query} failure="The person could not be loaded">
      {(person) => <PrintDay scope={personScope(companyId, person)} />}
    </PrintLoaded>
  );
}

interface ScopeProps {
  scope: TrainingScope;
}

const hrefOf = ({ kind, subject }: TrainingScope, view?: RecordView): string =>
  recordHref(kind === "own" ? null : subject.id, view);

function PrintDay({ scope }: ScopeProps) {
  const today = useToday();
  return today === null ? <PrintWaiting /> : <PrintView scope={scope} today={today} />;
}

function PrintView({ scope, today }: ScopeProps & { today: string }) {
  const { config } = useRuntime();
  const [asked] = useSearchParams();
  const view = printView(asked, recordBounds(scope, today), scope.subject.trainingRecord);
  const { date, version, refused } = view;
  const query = useQuery({ ...scope.record({ date, version }), enabled: refused === null });
  if (refused !== null) {
    return (
      <MessagePage
        product={config.product}
        title="There is no such record"
        action={{ label: "Back", href: hrefOf(scope) }}
      >
        {`There is no record for ${refused}.`}
      </MessagePage>
    );
  }
  return (
    <PrintLoaded query={query} failure="The record could not be loaded">
      {({ topics }) => (
        <PrintedRecord key={`${date} ${version}`} scope={scope} view={view} topics={topics} />
      )}
    </PrintLoaded>
  );
}

interface PrintedRecordProps extends ScopeProps {
  view: RecordView;
  topics: readonly RecordTopic[];
}

/** The record as a document, which the browser is asked to print (training 2.7). */
function PrintedRecord({ scope, view, topics }: PrintedRecordProps) {
  const { config, clock } = useRuntime();
  const { company } = useSignedIn();
  const { fullName, company: own } = scope.subject;
  const [generatedAt] = useState(() => new Date(clock.now() ?? Date.now()).toISOString());
  useDocumentName(`${fullName}-${view.date}`);
  usePrintOnce();
  return (
    <RecordPrint
      product={config.product}
      companyName={own.name || (company?.name ?? "")}
      fullName={fullName}
      company={own}
      topics={topics}
      date={view.date}
      generatedAt={generatedAt}
      tools={<PrintTools backHref={hrefOf(scope, view)} />}
    />
  );
}
