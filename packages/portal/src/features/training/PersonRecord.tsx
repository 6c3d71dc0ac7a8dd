import type { Person } from "@recurrent/sdk";
import { useMemo } from "react";
import { useCompanyId } from "../../app/runtime-context.ts";
import { RecordPanel } from "./RecordPanel.tsx";
import { personScope } from "./scope.ts";

/** The Training Record tab of Person Detail (training 2.9). */
export function PersonRecord({ person }: { person: Person }) {
  const companyId = useCompanyId();
  const scope = useMemo(() => personScope(companyId, person), [companyId, person]);
  return <RecordPanel scope={scope} />;
}
