import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Collapse from "@mui/material/Collapse";
import type { UserAccess } from "@recurrent/sdk";
import { DataTable, DetailList, type GridColumn } from "@recurrent/ui-kit";
import { Check, X } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { type Decision, decisionsFor, subjectOf } from "./decisions.ts";

function RolesView({ roles }: Pick<UserAccess, "roles">) {
  if (roles.length === 0) return "None";
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {roles.map((role) => (
        <Chip key={role} label={role} size="small" variant="outlined" />
      ))}
    </Box>
  );
}

function PermissionsView({ permissions }: Pick<UserAccess, "permissions">) {
  if (permissions.length === 0) return "None";
  return (
    <Box component="ul" sx={{ gridTemplateColumns: "repeat(auto-fill, minmax(208px, 1fr))" }}>
      {permissions.map((permission) => (
        <li key={permission}>{permission}</li>
      ))}
    </Box>
  );
}

/** An open row of Permissions: Roles and Permissions (shell 2.24), and what they come to. */
export function AccessDetail({ user }: { user: UserAccess }) {
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  return (
    <Box sx={{ typography: "body2" }}>
      <DetailList
        items={[
          { label: "Roles", value: <RolesView {...user} /> },
          { label: "Permissions", value: <PermissionsView {...user} /> },
        ]}
      />
      <Button
        size="small"
        variant="outlined"
        aria-expanded={isExplained}
        {...(isExplained && { "aria-controls": id })}
        onClick={() => setExplained(!isExplained)}
        sx={{ mb: 2 }}
      >
        {isExplained ? "Hide what this allows" : "Show what this allows"}
      </Button>
      <Collapse id={id} in={isExplained} mountOnEnter unmountOnExit timeout={160}>
        <DecisionTable user={user} />
      </Collapse>
    </Box>
  );
}

const wordOf = (allowed: boolean) => (allowed ? "Allowed" : "Refused");

const KINDS: readonly Decision["kind"][] = ["Route", "Menu", "Button"];

const COLUMNS: readonly GridColumn<Decision>[] = [
  {
    field: "name",
    headerName: "Rule for",
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
    field: "kind",
    headerName: "Kind",
    width: 112,
    phone: "bare",
    value: ({ kind }) => KINDS.indexOf(kind),
    text: ({ kind }) => kind,
    filter: {
      label: "Filter by kind",
      options: KINDS.map((kind) => ({ value: kind, label: kind })),
      accessor: ({ kind }) => kind,
    },
  },
  {
    field: "allowed",
    headerName: "Decision",
    width: 136,
    phone: "bare",
    value: ({ allowed }) => (allowed ? 0 : 1),
    text: ({ allowed }) => wordOf(allowed),
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
    field: "reason",
    headerName: "Why",
    phone: "bare",
  },
];

const BY_KIND = { id: "kind", desc: false };
const SEARCH = { fields: ({ name, place, reason }: Decision) => [name, place, reason] };
const EMPTY = { title: "There are no rules" };

/** What every route, menu entry and button rule decides for a person, and why. */
function DecisionTable({ user }: { user: UserAccess }) {
  const rows = useMemo(() => decisionsFor(subjectOf(user)), [user]);
  return (
    <DataTable
      label={`What ${user.name} may do`}
      rows={rows}
      columns={COLUMNS}
      defaultSort={BY_KIND}
      search={SEARCH}
      empty={EMPTY}
    />
  );
}

function Sign({ allowed }: { allowed: boolean }) {
  const Icon = allowed ? Check : X;
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75 }}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      {wordOf(allowed)}
    </Box>
  );
}
