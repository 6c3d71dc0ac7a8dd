import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Collapse from "@mui/material/Collapse";
import { isApiError, type UserAccess } from "@recurrent/sdk";
import { useUserAccessList } from "@recurrent/sdk/react";
import {
  DataTable,
  DescriptionList,
  ExpandableTable,
  type GridColumn,
  MarkedName,
} from "@recurrent/ui-kit";
import { Check, CircleQuestionMark, X } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { AutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { tableErrorProps } from "../../shared/api/first-load.ts";
import { useTableView } from "../../shared/table-state/address-state.ts";
import { type Decision, decisionsFor, toAccessSubject, OUTCOMES } from "./decisions.ts";

const BY_NAME = { id: "name", desc: false };
const SEARCH = {
  fields: ({ id, username, name }: UserAccess) => [id, username, name],
  hint: "Searches id, username and name.",
};
const EMPTY = {
  title: "No users yet",
  description: "Everyone who can sign in appears here with their roles and permissions.",
};

const COLUMNS: readonly GridColumn<UserAccess>[] = [
  {
    field: "id",
    headerName: "Id",
    width: 96,
    value: idValue,
    cell: ({ id }) => <span style={{ fontVariantNumeric: "tabular-nums" }}>{id}</span>,
  },
  { field: "username", headerName: "Username" },
  {
    field: "name",
    headerName: "Name",
    rowHeader: true,
    namesakes: { idOf: ({ id }) => id, marksOf: ({ username }) => [username] },
    cell: ({ name }, mark) => (
      <b>
        <MarkedName name={name} mark={mark} />
      </b>
    ),
  },
];

/** Ids are usually numbers and sort as such; others sort as text. */
function idValue({ id }: UserAccess): string | number {
  const number = Number(id);
  return Number.isFinite(number) ? number : id;
}

export function PermissionsPage() {
  const query = useUserAccessList();
  const { error } = tableErrorProps(query, "The users could not be loaded");
  return (
    <>
      <ExpandableTable<UserAccess>
        label="Permissions"
        title="Permissions"
        rows={query.data}
        columns={COLUMNS}
        renderDetail={accessDetail}
        search={SEARCH}
        {...useTableView(BY_NAME)}
        defaultSort={BY_NAME}
        error={error && { ...error, message: readableText(query.error) }}
        empty={EMPTY}
      />
      <AutoRefetch queries={[query]} />
    </>
  );
}

/** The error's text, or the fallback of shell 8; a 422 has its own alert. */
function readableText(error: Error | null): string | undefined {
  if (isApiError(error) && error.kind === "validation") return undefined;
  const text = isApiError(error) && error.kind !== "malformed" ? error.message.trim() : "";
  return text === "" ? "Error retrieving users, try again later" : text;
}

const accessDetail = (user: UserAccess) => <AccessDetail user={user} />;

/** Roles and Permissions of an open row (shell 2.24), and the resulting decisions. */
function AccessDetail({ user }: { user: UserAccess }) {
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  // A server may send one twice.
  const roles = Array.from(new Set(user.roles), (role) => (
    <Chip key={role} label={role} size="small" variant="outlined" />
  ));
  const permissions = Array.from(new Set(user.permissions), (permission) => (
    <li key={permission}>{permission}</li>
  ));
  return (
    <Box sx={{ typography: "body2" }}>
      <DescriptionList
        items={[
          {
            label: "Roles",
            value:
              roles.length === 0 ? (
                "None"
              ) : (
                <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>{roles}</Box>
              ),
          },
          {
            label: "Permissions",
            value:
              permissions.length === 0 ? (
                "None"
              ) : (
                <Box
                  component="ul"
                  sx={{ gridTemplateColumns: "repeat(auto-fill, minmax(208px, 1fr))" }}
                >
                  {permissions}
                </Box>
              ),
          },
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
        {isExplained ? "Hide permissions" : "Show permissions"}
      </Button>
      <Collapse id={id} in={isExplained} mountOnEnter unmountOnExit timeout={160}>
        <DecisionTable user={user} />
      </Collapse>
    </Box>
  );
}

const ICONS = { Allowed: Check, "Depends on the company": CircleQuestionMark, Refused: X };

const KINDS: readonly Decision["kind"][] = ["Route", "Menu", "Button"];

const RULE_COLUMNS: readonly GridColumn<Decision>[] = [
  {
    field: "name",
    headerName: "Rule for",
    cell: ({ name, where }) => (
      <Box component="span" sx={{ overflowWrap: "anywhere" }}>
        <b>{name}</b>
        <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
          {where}
        </Box>
      </Box>
    ),
  },
  {
    field: "kind",
    headerName: "Kind",
    width: 112,
    narrow: "bare",
    value: ({ kind }) => KINDS.indexOf(kind),
    text: ({ kind }) => kind,
    filter: {
      label: "Filter by kind",
      options: KINDS.map((kind) => ({ value: kind, label: kind })),
      accessor: ({ kind }) => kind,
    },
  },
  {
    field: "outcome",
    headerName: "Decision",
    width: 216,
    narrow: "bare",
    filter: {
      label: "Filter by decision",
      options: OUTCOMES.map((word) => ({ value: word, label: word })),
      accessor: ({ outcome }) => outcome,
    },
    cell: ({ outcome }) => {
      const Icon = ICONS[outcome];
      return (
        <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75 }}>
          <Icon size={16} strokeWidth={2} aria-hidden />
          {outcome}
        </Box>
      );
    },
  },
  { field: "reason", headerName: "Why", narrow: "bare" },
];

const BY_KIND = { id: "kind", desc: false };
const RULE_SEARCH = { fields: ({ name, where, reason }: Decision) => [name, where, reason] };

function DecisionTable({ user }: { user: UserAccess }) {
  const rows = useMemo(() => decisionsFor(toAccessSubject(user)), [user]);
  return (
    <DataTable
      label={`What ${user.name} can do`}
      rows={rows}
      columns={RULE_COLUMNS}
      defaultSort={BY_KIND}
      search={RULE_SEARCH}
      empty={{ title: "No rules" }}
    />
  );
}
