import { AUDIT_PACK } from "../features/audit-pack/AuditPackButton.tsx";
import type { BulkAction } from "../features/people/bulk-rules.ts";
import { PeopleScreen } from "../features/people/PeopleScreen.tsx";

const MORE: readonly BulkAction[] = [
  { label: "Audit pack", ...AUDIT_PACK, pages: ["companies_users@show"] },
];

/** People, with what other features do for who is ticked: features stay apart. */
export function PeoplePage() {
  return <PeopleScreen list="active" more={MORE} />;
}

/** Historical, with the same. */
export function HistoricalPage() {
  return <PeopleScreen list="historical" more={MORE} />;
}
