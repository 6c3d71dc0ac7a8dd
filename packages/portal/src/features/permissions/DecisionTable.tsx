import Box from "@mui/material/Box";
import type { UserAccess } from "@recurrent/sdk";
import { type DataColumn, DataTable } from "@recurrent/ui-kit";
import { Check, X } from "lucide-react";
import { useMemo } from "react";
import { type Decision, decisionsFor, subjectOf } from "./decisions.ts";

const KINDS: readonly Decision["kind"][] = ["Route", "Menu", "Button"];

const COLUMNS: readonly DataColumn<Decision>[] = [
  {
    id: "name",
    header: "Rule for",
    sortValue: ({ name }) => name,
    cell: ({ name, place }) => (
      <Box component="span" sx={{ overflowWrap: "anywhere" }}>
        <b>{name}</b>
        <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
          {place}
        </Box>
      </Box>
    ),
  },
  {
    id: "kind",
    header: "Kind",
    width: 112,
    phone: "bare",
    sortValue: ({ kind }) => KINDS.indexOf(kind),
    filter: {
      label: "Filter by kind",
      options: KINDS.map((kind) => ({ value: kind, label: kind })),
      accessor: ({ kind }) => kind,
    },
    cell: ({ kind }) => kind,
  },
  {
    id: "allowed",
    header: "Decision",
    width: 136,
    phone: "bare",
    sortValue: ({ allowed }) => (allowed ? 0 : 1),
    filter: {
      label: "Filter by decision",
      options: [
        { value: "true", label: "Allowed" },
        { value: "false", label: "Refused" },
      ],
      accessor: ({ allowed }) => String(allowed),
    },
    cell: ({ allowed }) => <Sign allowed={allowed} />,
  },
  {
    id: "reason",
    header: "Why",
    phone: "bare",
    sortValue: ({ reason }) => reason,
    cell: ({ reason }) => reason,
  },
];

const BY_KIND = { id: "kind", desc: false };
const SEARCH = { fields: ({ name, place, reason }: Decision) => [name, place, reason] };
const EMPTY = { title: "There are no rules" };
const idOf = (decision: Decision) => decision.id;

/** What every route, menu entry and button rule decides for a person, and why. */
export function DecisionTable({ user }: { user: UserAccess }) {
  const rows = useMemo(() => decisionsFor(subjectOf(user)), [user]);
  return (
    <DataTable
      label={`What ${user.name} may do`}
      rows={rows}
      columns={COLUMNS}
      getRowId={idOf}
      defaultSort={BY_KIND}
      search={SEARCH}
      loading={false}
      empty={EMPTY}
    />
  );
}

function Sign({ allowed }: { allowed: boolean }) {
  const Icon = allowed ? Check : X;
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75 }}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      {allowed ? "Allowed" : "Refused"}
    </Box>
  );
}
