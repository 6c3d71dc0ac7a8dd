import type { RecordTopic } from "@recurrent/sdk";
import { RecordPrint } from "@recurrent/ui-kit";
import { useState } from "react";
import { useRuntime, useSignedIn } from "../../app/runtime-context.ts";
import { useDocumentName } from "../../view/useDocumentName.ts";
import { PrintTools } from "./PrintTools.tsx";
import { recordHref } from "./record-href.ts";
import type { RecordView } from "./record-view.ts";
import type { TrainingScope } from "./scope.ts";
import { usePrintOnce } from "./usePrintOnce.ts";

export interface PrintedRecordProps {
  scope: TrainingScope;
  view: RecordView;
  topics: readonly RecordTopic[];
}

/** The record as a document, which the browser is asked to print (training 2.7). */
export function PrintedRecord({ scope, view, topics }: PrintedRecordProps) {
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
      rpes={own.rpes}
      roles={own.roles}
      topics={topics}
      date={view.date}
      generatedAt={generatedAt}
      tools={<PrintTools backHref={recordHref(scope, view)} />}
    />
  );
}
