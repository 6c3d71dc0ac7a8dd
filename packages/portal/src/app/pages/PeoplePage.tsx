import { AUDIT_PACK } from "../../features/audit-pack/AuditPackButton.tsx";
import type { BulkAction } from "../../features/people/bulk-actions.ts";
import { PeopleList } from "../../features/people/PeopleList.tsx";

const MORE: readonly BulkAction[] = [
  { label: "Audit pack", ...AUDIT_PACK, pages: ["companies_users@show"] },
];

/** Adds the audit pack to the actions of the list: a feature must not import another one. */
export function PeoplePage() {
  return <PeopleList list="active" more={MORE} />;
}

export function HistoricalPage() {
  return <PeopleList list="historical" more={MORE} />;
}
