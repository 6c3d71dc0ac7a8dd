import { usePerson, useProfile } from "@recurrent/sdk/react";
import { MessagePage } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useCompanyId, useRuntime } from "../../app/runtime-context.ts";
import { useIdParam } from "../../view/useIdParam.ts";
import { useToday } from "../../view/useToday.ts";
import { PrintedRecord } from "./PrintedRecord.tsx";
import { PrintLoaded, PrintWaiting } from "./PrintLoaded.tsx";
import { recordBounds } from "./record-bounds.ts";
import { recordHref } from "./record-href.ts";
import { printView } from "./record-view.ts";
import { ownScope, personScope, type TrainingScope } from "./scope.ts";

/** The own record on paper (training 2.7). */
export function MyRecordPrintScreen() {
  return (
    <PrintLoaded query={useProfile()} failure="Your profile could not be loaded">
      {(user) => <PrintDay scope={ownScope(user)} />}
    </PrintLoaded>
  );
}

/** The record of a person on paper (training 2.7). */
export function PersonRecordPrintScreen() {
  const companyId = useCompanyId();
  const query = usePerson(companyId, useIdParam());
  return (
    <PrintLoaded query={query} failure="The person could not be loaded">
      {(person) => <PrintDay scope={personScope(companyId, person)} />}
    </PrintLoaded>
  );
}

function PrintDay({ scope }: { scope: TrainingScope }) {
  const today = useToday();
  return today === null ? <PrintWaiting /> : <PrintView scope={scope} today={today} />;
}

function PrintView({ scope, today }: { scope: TrainingScope; today: string }) {
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
        action={{ label: "Back", href: recordHref(scope) }}
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
